// The patient called and the patient with the doctor, at the right of the queue.
import { Button, Group, Kbd, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { minutesSince, noteAddress, type QueueRow } from './queue-facts.ts';
import { QueueMarks } from './queue-marks.tsx';
import type { QueueDeeds } from './use-queue-deeds.ts';

function Person({ row, children }: { row: QueueRow; children: ReactNode }) {
  return (
    <Stack gap={6}>
      <Group gap="sm" wrap="nowrap" align="start">
        <Text fz={34} fw={600} lh={1}>
          {row.tokenNo}
        </Text>
        <div style={{ minWidth: 0 }}>
          <Text fw={500}>{fullName(row)}</Text>
          <Text fz="xs" c="dimmed">
            {[uhidOf(row.patientId), row.ageYears == null ? '' : `${row.ageYears} ${row.sex}`]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
      </Group>
      {row.complaint && <Text fz="sm">{row.complaint}</Text>}
      <QueueMarks row={row} />
      {children}
    </Stack>
  );
}

interface CurrentPatientProps {
  readonly current: QueueRow | undefined;
  readonly called: readonly QueueRow[];
  readonly deeds: QueueDeeds;
  readonly canEdit: boolean;
}

/** The patient with the doctor first, below those who were called and are not inside yet. */
export function CurrentPatient({ current, called, deeds, canEdit }: CurrentPatientProps) {
  const { t } = useTranslation(['queue', 'consultation']);
  return (
    <Stack gap="md">
      <Paper withBorder p="md" component="section" aria-labelledby="in-consultation">
        <Title order={2} id="in-consultation" mb="sm">
          {t('inConsultation')}
        </Title>
        {current ? (
          <Person row={current}>
            <Text fz="sm" c="dimmed">
              {t('since', { count: minutesSince(current.consultStartedAt) })}
            </Text>
            <Group gap="xs">
              <Button component={Link} to={noteAddress(current)} data-focus-next rightSection={<Kbd>Enter</Kbd>}>
                {t('consultation:open')}
              </Button>
              {canEdit && <InsideDeeds row={current} deeds={deeds} />}
            </Group>
          </Person>
        ) : (
          <Text c="dimmed">{t('nobodyInside')}</Text>
        )}
      </Paper>
      {called.length > 0 && (
        <Paper withBorder p="md" component="section" aria-labelledby="called-patients">
          <Title order={2} id="called-patients" mb="sm">
            {t('called')}
          </Title>
          <Stack gap="md">
            {called.map((row, index) => (
              <Person key={row.visitId} row={row}>
                <Text fz="sm" c="dimmed">
                  {t('calledTimes', { count: row.calledTimes })}
                </Text>
                {canEdit && <CalledDeeds row={row} deeds={deeds} hasEnter={index === 0 && !current} />}
              </Person>
            ))}
          </Stack>
        </Paper>
      )}
    </Stack>
  );
}

function InsideDeeds({ row, deeds }: { row: QueueRow; deeds: QueueDeeds }) {
  const { t } = useTranslation('queue');
  return (
    <>
      <Button variant="default" disabled={deeds.isBusy} onClick={() => deeds.end(row)}>
        {t('deed.end')}
      </Button>
      <Button variant="default" disabled={deeds.isBusy} onClick={() => deeds.sendForTests(row)}>
        {t('deed.sendForTests')}
      </Button>
    </>
  );
}

interface CalledDeedsProps {
  readonly row: QueueRow;
  readonly deeds: QueueDeeds;
  /** Enter presses Start: this is the first called patient, and no patient is with the doctor. */
  readonly hasEnter: boolean;
}

function CalledDeeds({ row, deeds, hasEnter }: CalledDeedsProps) {
  const { t } = useTranslation('queue');
  return (
    <Group gap="xs">
      <Button
        size="xs"
        disabled={deeds.isBusy}
        data-focus-next={hasEnter || undefined}
        rightSection={hasEnter && <Kbd>Enter</Kbd>}
        onClick={() => deeds.start(row)}
      >
        {t('deed.start')}
      </Button>
      <Button size="xs" variant="default" disabled={deeds.isBusy} onClick={() => deeds.recall(row)}>
        {t('deed.recall')}
      </Button>
      <Button size="xs" variant="default" disabled={deeds.isBusy} onClick={() => deeds.skip(row)}>
        {t('deed.skip')}
      </Button>
    </Group>
  );
}
