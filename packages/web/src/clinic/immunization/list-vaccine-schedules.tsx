// The vaccination schedules of the hospital group: the doses of each, a new version as text, and sets to begin with.

import { immunizationTopic } from '@charaka/contract/clinic/immunization/topics';
import {
  addStartingSchedules,
  listVaccineSchedules,
  vaccineScheduleMenu,
} from '@charaka/contract/clinic/immunization/vaccine-schedule';
import { ageInWords } from '@charaka/rules/clinic/age-in-words';
import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Page } from '../../ui/page/page.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { SaveSchedule } from './save-schedule.tsx';
import type { Schedule } from './vaccine-plan.ts';

/** Route opdRoomSetup/vaccine_schedule. */
export default function ListVaccineSchedules() {
  const { t } = useTranslation('immunization');
  const rights = useRights(vaccineScheduleMenu);
  const schedules = useAnswer(immunizationTopic, listVaccineSchedules, {}).data?.schedules;
  const [open, setOpen] = useState<Schedule | 'new' | null>(null);
  const start = useCommand(addStartingSchedules);
  return (
    <Page
      title={t('schedules')}
      action={
        <Group gap="xs">
          {rights.canAdd && (
            <Button variant="default" loading={start.isPending} onClick={() => start.mutate({})}>
              {t('addStarting')}
            </Button>
          )}
          {rights.canEdit && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
              {t('addSchedule')}
            </Button>
          )}
        </Group>
      }
    >
      <Stack>
        {schedules?.length === 0 && <Text c="dimmed">{t('noSchedules')}</Text>}
        {schedules?.map((schedule) => (
          <OneSchedule
            key={schedule.vaccineScheduleId}
            schedule={schedule}
            onChange={rights.canEdit ? () => setOpen(schedule) : undefined}
          />
        ))}
      </Stack>
      {open && <SaveSchedule schedule={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function OneSchedule({
  schedule,
  onChange,
}: {
  readonly schedule: Schedule;
  readonly onChange: (() => void) | undefined;
}) {
  const { t } = useTranslation('immunization');
  const { scheduleName, version, sourceNote, savedByName, savedAt, lines } = schedule;
  const age = (days: number | null | undefined) => {
    if (days == null) return '';
    const { unit, count } = ageInWords(days);
    return t(unit, { count });
  };
  return (
    <Paper withBorder p="md" component="section" aria-label={scheduleName}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2}>{scheduleName}</Title>
          {onChange && (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              aria-label={t('changeSchedule', { name: scheduleName })}
              onClick={onChange}
            >
              {t('change')}
            </Button>
          )}
        </Group>
        <Text c="dimmed">
          {t('version', { version, name: savedByName, at: formatDateTime(savedAt), source: sourceNote })}
        </Text>
        <WideTable label={scheduleName} minWidth={640}>
          <Table.Thead>
            <Table.Tr>
              {(['dose', 'vaccine', 'from', 'due', 'until', 'gap', 'notes'] as const).map((heading) => (
                <Table.Th key={heading}>{t(`columns.${heading}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={line.doseKey}>
                <Table.Td>{line.doseKey}</Table.Td>
                <Table.Td>{line.vaccineCode}</Table.Td>
                <Table.Td>{age(line.minDays)}</Table.Td>
                <Table.Td>{age(line.dueDays)}</Table.Td>
                <Table.Td>{age(line.maxDays)}</Table.Td>
                <Table.Td>{age(line.minGapDays)}</Table.Td>
                <Table.Td>
                  {[
                    line.sexLimit && t(`onlySex.${line.sexLimit}`),
                    line.isOptional && t('optional'),
                    line.isLive && t('live'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      </Stack>
    </Paper>
  );
}
