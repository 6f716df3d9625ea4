// The queue of a doctor today: the line at the left, who is called and who is inside at the right, and everything by a key.

import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { getQueue } from '@charaka/contract/clinic/queue/queue';
import { vitalMenu } from '@charaka/contract/clinic/vital/vital';
import { Button, EmptyState, Grid, Group, Kbd, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconSpeakerphone } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { useList } from '../../kernel/use-list.ts';
import { DoctorFilter, doctorFilter } from '../../people/worklist/doctor-filter.tsx';
import { Page } from '../../ui/page/page.tsx';
import { TakeVitals } from '../vital/take-vitals.tsx';
import { CurrentPatient } from './current-patient.tsx';
import { MoveInQueue } from './move-in-queue.tsx';
import { MoveVisit } from './move-visit.tsx';
import { isStillToSee, noteAddress, partsOf, type Queue, type QueueParts, type QueueRow } from './queue-facts.ts';
import { type LineDeed, QueueLine } from './queue-line.tsx';
import { SessionBar } from './session-bar.tsx';
import { type QueueDeeds, useQueueDeeds } from './use-queue-deeds.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** Route opd/queue: one's own queue, unless the address names another doctor (OP012). */
export default function OpenQueue() {
  const { t } = useTranslation(['queue', 'shell']);
  const list = useList();
  const navigate = useNavigate();
  const { canEdit } = useRights(visitMenu);
  const seesAll = useDeeds()('all-queues');
  const answer = useAnswer(opdTopic, getQueue, seesAll ? doctorFilter(list.filters) : {});
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
      {queue?.opdDay && <QueueBoard queue={queue} parts={parts} deeds={deeds} canEdit={canEdit} />}
    </Page>
  );
}

interface QueueBoardProps {
  readonly queue: Queue;
  readonly parts: QueueParts;
  readonly deeds: QueueDeeds;
  readonly canEdit: boolean;
}

function QueueBoard({ queue, parts, deeds, canEdit }: QueueBoardProps) {
  const { t } = useTranslation('queue');
  const [moved, setMoved] = useState<QueueRow | null>(null);
  const [elsewhere, setElsewhere] = useState<QueueRow | null>(null);
  const [measured, setMeasured] = useState<QueueRow | null>(null);
  const mayMeasure = useRights(vitalMenu).canAdd;
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
        {t('stillToSee', { count: queue.rows.filter(isStillToSee).length })}
      </Text>
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }} order={{ base: 2, md: 1 }}>
          <Stack gap="md">
            <Part title={t('line', { count: parts.line.length })} id="queue-line">
              {parts.line.length === 0 && <Text c="dimmed">{t('nobodyWaits')}</Text>}
              {parts.line.length > 0 && (
                <QueueLine
                  title={t('line', { count: parts.line.length })}
                  rows={parts.line}
                  next={isOver ? unseen : (toCall ?? offered({ label: t('deed.move'), onSelect: setMoved }))}
                  others={lineDeeds}
                  isBusy={deeds.isBusy}
                />
              )}
            </Part>
            <OtherParts parts={parts} deeds={deeds} canEdit={canEdit} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
          <CurrentPatient current={parts.current} called={parts.called} deeds={deeds} canEdit={canEdit} />
        </Grid.Col>
      </Grid>
      {measured && <TakeVitals patient={measured} onClose={() => setMeasured(null)} />}
      {moved && <MoveInQueue row={moved} onClose={() => setMoved(null)} />}
      {elsewhere && <MoveVisit row={elsewhere} doctorId={queue.doctorId ?? null} onClose={() => setElsewhere(null)} />}
    </>
  );
}

function OtherParts({ parts, deeds, canEdit }: Omit<QueueBoardProps, 'queue'>) {
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
      <Part key={id} title={t(id, { count: rows.length })} id={`queue-${id}`}>
        <QueueLine
          title={t(id, { count: rows.length })}
          rows={rows}
          next={canEdit ? next : undefined}
          others={others}
          isBusy={deeds.isBusy}
        />
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
