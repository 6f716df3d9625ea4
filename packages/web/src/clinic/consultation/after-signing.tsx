// Asks once after a signature how the consultation goes on: it ends and the next patient is called, or the patient waits for results (Q289).

import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { callNext, endConsult, getQueue, sendForTests } from '@charaka/contract/clinic/queue/queue';
import { Button, Group, Kbd, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Opened } from './opened.ts';

interface AfterSigningProps {
  readonly visit: Opened['visit'];
  /** Also where the doctor decides nothing: the token stays in consultation. */
  onClose(): void;
}

/** Shown while the token of the visit is in consultation; a visit that ended already asks nothing. */
export function AfterSigning({ visit, onClose }: AfterSigningProps) {
  const { t } = useTranslation('consultation');
  const navigate = useNavigate();
  const { visitId, doctorId, visitOn } = visit;
  const queue = useAnswer(opdTopic, getQueue, { doctorId, day: visitOn }).data;
  const toQueue = () => {
    onClose();
    void navigate({ to: `/${visitMenu}/queue`, search: { doctor: String(doctorId) } });
  };
  const calling = useCommand(callNext, { onDone: toQueue });
  const { opdSessionId, sessionState } = queue?.opdSession ?? {};
  const ending = useCommand(endConsult, {
    onDone: (answer) => {
      const isCalling = answer.visit.nextTokenNo != null && opdSessionId !== undefined && sessionState === 'Running';
      if (isCalling) calling.mutate({ opdSessionId }, { onError: toQueue });
      else toQueue();
    },
  });
  const sending = useCommand(sendForTests, { onDone: toQueue });
  const row = queue?.rows.find((each) => each.visitId === visitId);
  if (row?.queueState !== 'InConsult') return null;
  const isBusy = ending.isPending || calling.isPending || sending.isPending;
  return (
    <Dialog
      isOpen
      title={t('afterSigning.title', { token: row.tokenNo })}
      onClose={onClose}
      footer={
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={isBusy} onClick={() => sending.mutate({ visitId })}>
            {t('afterSigning.results')}
          </Button>
          <Button
            variant="filled"
            data-autofocus
            loading={isBusy}
            rightSection={<Kbd>Enter</Kbd>}
            onClick={() => ending.mutate({ visitId })}
          >
            {t('afterSigning.next')}
          </Button>
        </Group>
      }
    >
      <Text>{t('afterSigning.text')}</Text>
    </Dialog>
  );
}
