// The line before a doctor's door as a table: who waits, since when, until when, and what may be done with each.
import { ActionIcon, Button, Group, Menu, Table, Text } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../kernel/format.ts';
import { fullName, uhidOf } from '../../people/patient/patient-facts.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { isWaiting, minutesSince, type QueueRow } from './queue-facts.ts';
import { QueueMarks } from './queue-marks.tsx';

/** Action of a row: its next step is a button, the others are in a menu. */
export interface LineDeed {
  readonly label: string;
  onSelect(row: QueueRow): void;
}

interface QueueLineProps {
  readonly title: string;
  readonly rows: readonly QueueRow[];
  /** Without the right to change the queue there is none. */
  readonly next?: LineDeed | undefined;
  readonly others?: readonly LineDeed[];
  readonly isBusy: boolean;
}

/** Names are shown with number, age and sex, to avoid mistaking one patient for another (OP041). */
export function QueueLine({ title, rows, next, others = [], isBusy }: QueueLineProps) {
  const { t } = useTranslation('queue');
  const hasTimes = rows.some((row) => isWaiting(row) || row.expectedAt);
  return (
    <WideTable label={title} minWidth={560} verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className="numeric" w={72}>
            {t('token')}
          </Table.Th>
          <Table.Th>{t('patient')}</Table.Th>
          {hasTimes && (
            <Table.Th className="numeric" w={90}>
              {t('waits')}
            </Table.Th>
          )}
          {hasTimes && <Table.Th w={110}>{t('expected')}</Table.Th>}
          {next && <Table.Th aria-label={t('deeds')} w={170} />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.visitId}>
            <Table.Td className="numeric" fw={600} fz="lg">
              {row.tokenNo}
            </Table.Td>
            <Table.Th scope="row" fw={400}>
              <Text fz="sm" fw={500}>
                {fullName(row)}
              </Text>
              <Text fz="xs" c="dimmed">
                {[uhidOf(row.patientId), row.ageYears == null ? '' : `${row.ageYears} ${row.sex}`, row.complaint]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <QueueMarks row={row} />
            </Table.Th>
            {hasTimes && (
              <Table.Td className="numeric">
                {isWaiting(row) && row.arrivedAt ? t('minutes', { count: minutesSince(row.arrivedAt) }) : ''}
              </Table.Td>
            )}
            {hasTimes && <Table.Td>{row.expectedAt ? formatTime(row.expectedAt) : ''}</Table.Td>}
            {next && (
              <Table.Td>
                <Group gap={4} justify="flex-end" wrap="nowrap">
                  <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => next.onSelect(row)}>
                    {next.label}
                  </Button>
                  {others.length > 0 && <RowMenu row={row} deeds={others} />}
                </Group>
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

function RowMenu({ row, deeds }: { row: QueueRow; deeds: readonly LineDeed[] }) {
  const { t } = useTranslation('queue');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('more', { token: row.tokenNo })}>
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {deeds.map(({ label, onSelect }) => (
          <Menu.Item key={label} onClick={() => onSelect(row)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
