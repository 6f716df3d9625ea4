// The queue of a doctor today: the line at the left, who is called and who is inside at the right, and everything by a key.

import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { getQueue } from '@charaka/contract/clinic/queue/queue';
import { vitalMenu } from '@charaka/contract/clinic/vital/vital';
import { Button, EmptyState, Grid, Group, Kbd, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { answerQuery } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { DoctorFilter, doctorFilter } from '../../people/worklist/doctor-filter.tsx';
import { Page } from '../../ui/page/page.tsx';
import { TakeVitals } from '../vital/take-vitals.tsx';
import { CurrentPatient } from './current-patient.tsx';
import { MoveInQueue } from './move-in-queue.tsx';
import { MoveVisit } from './move-visit.tsx';
import { noteAddress, partsOf, type Queue, type QueueParts, type QueueRow } from './queue-facts.ts';
import { type LineDeed, QueueLine } from './queue-line.tsx';
import { SessionBar } from './session-bar.tsx';
import { type QueueDeeds, useQueueDeeds } from './use-queue-deeds.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** A part of the day shows so many patients at first, and so many more at each press of its button. */
const ROWS_AT_ONCE = 20;

/** The queue with the rows that are drawn. While more rows are read, those of the same doctor stay. */
function useQueue(asked: { readonly doctorId?: number }, nextRows: number) {
  const query = answerQuery(opdTopic, getQueue, { ...asked, nextRows });
  return useQuery({
    ...query,
    placeholderData: (before, query) =>
      (query?.queryKey[2] as typeof asked | undefined)?.doctorId === asked.doctorId ? before : undefined,
  });
}

/** Route opd/queue: one's own queue, unless the address names another doctor (OP012). */
export default function OpenQueue() {
  const { t } = useTranslation(['queue', 'shell']);
  const list = useList();
  const navigate = useNavigate();
  const { canEdit } = useRights(visitMenu);
  const seesAll = useDeeds()('all-queues');
  const [nextRows, setNextRows] = useState(ROWS_AT_ONCE);
  const answer = useQueue(seesAll ? doctorFilter(list.filters) : {}, nextRows);
  const queue = answer.data;
  const deeds = useQueueDeeds(queue);
  const parts = partsOf(queue?.rows ?? []);
  const [firstCalled] = parts.called;
  const { current } = parts;
  const isRunning = queue?.opdSession?.sessionState === 'Running';
  const openNote = current && (() => void navigate({ to: noteAddress(current) }));
  const whileReading = answer.isFetching ? 'reading' : 'idle';
  useQueueKeys(
    canEdit
      ? {
          n: isRunning ? deeds.next : undefined,
          r: firstCalled && (() => deeds.recall(firstCalled)),
          Enter: openNote ?? (firstCalled && (() => deeds.start(firstCalled))),
          e: current && (() => deeds.end(current)),
        }
      : {},
    deeds.isBusy ? 'acting' : whileReading,
  );
  return (
    <Page
      title={queue?.doctorName ? t('titleOf', { doctor: queue.doctorName }) : t('title')}
      crumbs={[{ label: t('shell:menu.OPD Patients'), to: `/${visitMenu}` }]}
      action={
        <Group align="end">
          {seesAll && <DoctorFilter list={list} ownId={queue?.doctorId} placeholder={t('chooseDoctor')} />}
          {canEdit && queue?.opdSession && (
            <Button
              leftSection={<IconSpeakerphone size={16} aria-hidden />}
              rightSection={<Kbd>N</Kbd>}
              data-focus-next={(!current && !firstCalled) || undefined}
              disabled={!isRunning}
              loading={deeds.isBusy}
              onClick={deeds.next}
            >
              {t('deed.next')}
            </Button>
          )}
        </Group>
      }
    >
      {answer.isPending && <Skeleton height={240} />}
      {queue && !queue.opdDay && (
        <EmptyState
          title={t(queue.doctorId == null ? 'chooseDoctor' : 'noOpd')}
          description={t(queue.doctorId == null ? 'chooseDoctorText' : 'noOpdText')}
        />
      )}
      {queue?.opdDay && (
        <QueueBoard
          queue={queue}
          parts={parts}
          deeds={deeds}
          canEdit={canEdit}
          onMore={() => setNextRows(nextRows + ROWS_AT_ONCE)}
        />
      )}
    </Page>
  );
}

interface QueueBoardProps {
  readonly queue: Queue;
  readonly parts: QueueParts;
  readonly deeds: QueueDeeds;
  readonly canEdit: boolean;
  /** Shows further rows of each part. */
  onMore(): void;
}

function QueueBoard({ queue, parts, deeds, canEdit, onMore }: QueueBoardProps) {
  const { t } = useTranslation('queue');
  const [moved, setMoved] = useState<QueueRow | null>(null);
  const [elsewhere, setElsewhere] = useState<QueueRow | null>(null);
  const [measured, setMeasured] = useState<QueueRow | null>(null);
  const mayMeasure = useRights(vitalMenu).canAdd;
  const { counts } = queue;
  const isOver = queue.opdSession?.sessionState === 'Ended';
  const offered = (deed: LineDeed) => (canEdit ? deed : undefined);
  const isRunning = queue.opdSession?.sessionState === 'Running';
  const toCall = isRunning ? offered({ label: t('deed.call'), onSelect: deeds.call }) : undefined;
  const lineDeeds = [
    { label: t('deed.move'), onSelect: setMoved },
    ...(mayMeasure ? [{ label: t('deed.vitals'), onSelect: setMeasured }] : []),
    { label: t('deed.ready'), onSelect: deeds.ready },
    { label: t('deed.moveVisit'), onSelect: setElsewhere },
    { label: t('deed.noShow'), onSelect: deeds.skip },
  ];
  const unseen = offered({ label: t('deed.moveVisit'), onSelect: setElsewhere });
  return (
    <>
      <SessionBar queue={queue} canEdit={canEdit} />
      <Text role="status" size="sm" c="dimmed">
        {t('stillToSee', {
          count: counts.line + counts.called + counts.current + counts.awaiting + counts.booked,
        })}
      </Text>
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }} order={{ base: 2, md: 1 }}>
          <Stack gap="md">
            <Part title={t('line', { count: counts.line })} id="queue-line">
              {parts.line.length === 0 && <Text c="dimmed">{t('nobodyWaits')}</Text>}
              {parts.line.length > 0 && (
                <QueueLine
                  title={t('line', { count: counts.line })}
                  rows={parts.line}
                  next={isOver ? unseen : (toCall ?? offered({ label: t('deed.move'), onSelect: setMoved }))}
                  others={lineDeeds}
                  isBusy={deeds.isBusy}
                />
              )}
              <MoreRows shown={parts.line.length} all={counts.line} onMore={onMore} />
            </Part>
            <OtherParts counts={counts} parts={parts} deeds={deeds} canEdit={canEdit} onMore={onMore} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
          <CurrentPatient current={parts.current} called={parts.called} deeds={deeds} canEdit={canEdit} />
        </Grid.Col>
      </Grid>
      {measured && <TakeVitals patient={measured} onClose={() => setMeasured(null)} />}
      {moved && (
        <OfPatient patient={moved}>
          <MoveInQueue row={moved} onClose={() => setMoved(null)} />
        </OfPatient>
      )}
      {elsewhere && (
        <OfPatient patient={elsewhere}>
          <MoveVisit row={elsewhere} doctorId={queue.doctorId ?? null} onClose={() => setElsewhere(null)} />
        </OfPatient>
      )}
    </>
  );
}

/** The button behind the rows of a part that has more. */
function MoreRows({ shown, all, onMore }: { shown: number; all: number; onMore(): void }) {
  const { t } = useTranslation('queue');
  if (shown >= all) return null;
  return (
    <Button variant="subtle" fullWidth onClick={onMore}>
      {t('showMore', { number: Math.min(ROWS_AT_ONCE, all - shown) })}
    </Button>
  );
}

function OtherParts({
  counts,
  parts,
  deeds,
  canEdit,
  onMore,
}: Omit<QueueBoardProps, 'queue'> & { counts: Queue['counts'] }) {
  const { t } = useTranslation('queue');
  const groups = [
    { id: 'awaiting', rows: parts.awaiting, next: { label: t('deed.results'), onSelect: deeds.results }, others: [] },
    {
      id: 'booked',
      rows: parts.booked,
      next: { label: t('deed.arrive'), onSelect: deeds.arrive },
      others: [{ label: t('deed.noShow'), onSelect: deeds.skip }],
    },
    { id: 'over', rows: parts.over, next: undefined, others: [] },
  ] as const;
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, rows, next, others }) => (
      <Part key={id} title={t(id, { count: counts[id] })} id={`queue-${id}`}>
        <QueueLine
          title={t(id, { count: counts[id] })}
          rows={rows}
          next={canEdit ? next : undefined}
          others={others}
          isBusy={deeds.isBusy}
        />
        <MoreRows shown={rows.length} all={counts[id]} onMore={onMore} />
      </Part>
    ));
}

function Part({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
