// The closings of a day: expected, counted, the difference with its reason, and whether one was opened again.

import { ActionIcon, Group, Table, Text } from '@mantine/core';
import { IconLockOpen, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { DayClosing } from './day-closing.ts';

interface ClosingsTableProps {
  readonly closings: readonly DayClosing[];
  onPrint(closing: DayClosing): void;
  /** Adds a button to whoever may open a closing again. */
  readonly onReopen: ((closing: DayClosing) => void) | undefined;
}

/** In the order they were made. */
export function ClosingsTable({ closings, onPrint, onReopen }: ClosingsTableProps) {
  const { t } = useTranslation('finance');
  if (closings.length === 0) return <Text c="dimmed">{t('noClosings')}</Text>;
  return (
    <WideTable label={t('closings')} minWidth={820}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('closingNo')}</Table.Th>
          <Table.Th>{t('collector')}</Table.Th>
          <Table.Th>{t('closedAt')}</Table.Th>
          <Table.Th ta="end">{t('expected')}</Table.Th>
          <Table.Th ta="end">{t('counted')}</Table.Th>
          <Table.Th ta="end">{t('difference')}</Table.Th>
          <Table.Th>{t('reason')}</Table.Th>
          <Table.Th w={88} aria-label={t('print')} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {closings.map((closing) => (
          <ClosingRow key={closing.dayClosingId} closing={closing} onPrint={onPrint} onReopen={onReopen} />
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

type ClosingRowProps = Omit<ClosingsTableProps, 'closings'> & { readonly closing: DayClosing };

function ClosingRow({ closing, onPrint, onReopen }: ClosingRowProps) {
  const { t } = useTranslation('finance');
  return (
    <Table.Tr>
      <Table.Td>{closing.closingNo}</Table.Td>
      <Table.Td>
        {closing.collectorName} {closing.reopenedAt && <StatusChip tone="waiting">{t('reopened')}</StatusChip>}
      </Table.Td>
      <Table.Td>
        <MomentText at={closing.closedAt} />
      </Table.Td>
      <Table.Td ta="end">
        <MoneyText isBare paise={closing.expectedCash} />
      </Table.Td>
      <Table.Td ta="end">
        <MoneyText isBare paise={closing.countedCash} />
      </Table.Td>
      <Table.Td ta="end">
        <MoneyText isBare paise={closing.difference} {...(closing.difference < 0 ? { meaning: 'due' } : {})} />
      </Table.Td>
      <Table.Td>
        {closing.reason}
        {closing.reopenedAt && (
          <Text size="sm">{t('reopenedBy', { name: closing.reopenedByName, reason: closing.reopenReason })}</Text>
        )}
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap" justify="flex-end">
          {onReopen && !closing.reopenedAt && (
            <ActionIcon
              variant="subtle"
              aria-label={t('reopenNo', { number: closing.closingNo })}
              onClick={() => onReopen(closing)}
            >
              <IconLockOpen size={18} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            aria-label={t('printNo', { number: closing.closingNo })}
            onClick={() => onPrint(closing)}
          >
            <IconPrinter size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
