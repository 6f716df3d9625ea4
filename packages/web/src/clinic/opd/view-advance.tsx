// The movements of an advance: taken, given back, paid into an admission; each receipt can be printed.

import { ActionIcon, Table, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { modesOf } from '../../money/payment/payment-record.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { AdvanceEntry, AdvanceSubject } from './advance-paper-parts.ts';
import { PrintAdvance } from './print-advance.tsx';

interface ViewAdvanceProps {
  readonly subject: AdvanceSubject;
  readonly entries: readonly AdvanceEntry[] | undefined;
  onClose(): void;
}

/** Mounted while it is open. */
export function ViewAdvance({ subject, entries, onClose }: ViewAdvanceProps) {
  const { t } = useTranslation('opd');
  const [printed, setPrinted] = useState<AdvanceEntry | null>(null);
  if (printed) return <PrintAdvance subject={subject} entry={printed} onClose={() => setPrinted(null)} />;
  return (
    <Dialog isOpen size="medium" title={t('advanceOf', { name: subject.personName })} onClose={onClose}>
      {entries?.length === 0 && <Text c="dimmed">{t('noAdvance')}</Text>}
      {entries && entries.length > 0 && <EntryTable entries={entries} onPrint={setPrinted} />}
    </Dialog>
  );
}

function EntryTable({ entries, onPrint }: { entries: readonly AdvanceEntry[]; onPrint(entry: AdvanceEntry): void }) {
  const { t } = useTranslation(['opd', 'payment']);
  return (
    <WideTable label={t('advance')} minWidth={480}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('receiptNo')}</Table.Th>
          <Table.Th>{t('on')}</Table.Th>
          <Table.Th>{t('what')}</Table.Th>
          <Table.Th>{t('mode')}</Table.Th>
          <Table.Th ta="end">{t('amount')}</Table.Th>
          <Table.Th w={48} aria-label={t('print')} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Table.Tr key={entry.entryId}>
            <Table.Td>{entry.receiptNo}</Table.Td>
            <Table.Td>
              <MomentText at={entry.createdAt} />
            </Table.Td>
            <Table.Td>
              {t(`movements.${entry.kind}`)}
              {entry.reason && (
                <Text size="xs" c="dimmed">
                  {entry.reason}
                </Text>
              )}
            </Table.Td>
            <Table.Td>
              {modesOf(entry)
                .map(({ mode, reference }) => [t(`payment:modes.${mode}`), reference].filter(Boolean).join(' '))
                .join(', ')}
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={entry.advance} />
            </Table.Td>
            <Table.Td>
              {entry.receiptNo != null && (
                <ActionIcon
                  variant="subtle"
                  aria-label={t('printReceipt', { number: entry.receiptNo })}
                  onClick={() => onPrint(entry)}
                >
                  <IconPrinter size={18} aria-hidden />
                </ActionIcon>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
