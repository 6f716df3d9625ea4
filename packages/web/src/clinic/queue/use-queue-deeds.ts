// The steps of patients through the queue as commands of the screen; who starts while another is inside is asked about that one.

import * as queue from '@charaka/contract/clinic/queue/queue';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { patientSubject } from '../../people/patient/of-patient.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { partsOf, type Queue, type QueueRow } from './queue-facts.ts';

/** Actions on one visit, by name. */
export interface QueueDeeds {
  readonly isBusy: boolean;
  next(): void;
  call(row: QueueRow): void;
  recall(row: QueueRow): void;
  start(row: QueueRow): void;
  end(row: QueueRow): void;
  arrive(row: QueueRow): void;
  ready(row: QueueRow): void;
  sendForTests(row: QueueRow): void;
  results(row: QueueRow): void;
  skip(row: QueueRow): void;
}

function useSteps() {
  return {
    call: useCommand(queue.callPatient),
    recall: useCommand(queue.recallPatient),
    end: useCommand(queue.endConsult),
    arrive: useCommand(queue.markArrived),
    ready: useCommand(queue.markReady),
    sendForTests: useCommand(queue.sendForTests),
    results: useCommand(queue.markResults),
    skip: useCommand(queue.markNoShow),
  };
}

/** The deeds of a queue. */
export function useQueueDeeds(answer: Queue | undefined): QueueDeeds {
  const { t } = useTranslation('queue');
  const steps = useSteps();
  const next = useCommand(queue.callNext);
  const starting = useCommand(queue.startConsult);
  const start = async ({ visitId }: QueueRow) => {
    const last = partsOf(answer?.rows ?? []).current;
    if (!last) return starting.mutate({ visitId });
    const title = t('endLast.title', { token: last.tokenNo });
    const about = patientSubject(last);
    if (await confirm({ title, about, text: t('endLast.text'), confirmLabel: t('endLast.confirm') }))
      starting.mutate({ visitId, endsLast: true });
  };
  const doing =
    (name: keyof typeof steps) =>
    ({ visitId }: QueueRow) =>
      steps[name].mutate({ visitId });
  return {
    isBusy: next.isPending || starting.isPending || Object.values(steps).some(({ isPending }) => isPending),
    next: () => {
      const opdSessionId = answer?.opdSession?.opdSessionId;
      if (opdSessionId !== undefined) next.mutate({ opdSessionId });
    },
    call: doing('call'),
    recall: doing('recall'),
    start: (row) => void start(row),
    end: doing('end'),
    arrive: doing('arrive'),
    ready: doing('ready'),
    sendForTests: doing('sendForTests'),
    results: doing('results'),
    skip: doing('skip'),
  };
}
