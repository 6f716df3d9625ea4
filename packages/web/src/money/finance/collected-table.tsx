// Receipts and refunds of each collector by mode, with totals.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { listCollections } from '@charaka/contract/money/finance/finance';
import { type Paise, paise, sumPaise } from '@charaka/rules/money/money';
import { Anchor, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

/** A collector with their sums. */
export type Collector = OutputOf<typeof listCollections>['collectors'][number];

/** The ways money moves, in the order they are shown. */
export const modes = ['cash', 'card', 'upi', 'neft', 'cheque'] as const;

interface CollectedTableProps {
  readonly collectors: readonly Collector[];
  onPapers(collector: Collector): void;
}

/** A row of receipts and, where there are any, a row of refunds for each; refunds stand with a minus, so columns add up. The total stands first: a narrow window has it in sight. */
export function CollectedTable({ collectors, onPapers }: CollectedTableProps) {
  const { t } = useTranslation('finance');
  if (collectors.length === 0) return <Text c="dimmed">{t('noPapers')}</Text>;
  const rows = collectors.flatMap((collector) => [
    { collector, kind: 'received' as const, sums: collector.received, sign: 1 },
    ...(collector.refunded.count > 0
      ? [{ collector, kind: 'refunded' as const, sums: collector.refunded, sign: -1 }]
      : []),
  ]);
  const totalOf = (mode: (typeof summed)[number]) => sumPaise(rows.map(({ sums, sign }) => paise(sums[mode] * sign)));
  return (
    <WideTable label={t('collections')} minWidth={700}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('collector')}</Table.Th>
          <Table.Th ta="end">{t('papers')}</Table.Th>
          <Table.Th ta="end">{t('total')}</Table.Th>
          {modes.map((mode) => (
            <Table.Th key={mode} ta="end">
              {t(`modes.${mode}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ collector, kind, sums, sign }) => (
          <Table.Tr key={`${collector.collectorId} ${kind}`}>
            <Table.Td>
              {kind === 'received' && collector.collectorName}
              <Text size="xs" c="dimmed">
                {t(kind)}
              </Text>
            </Table.Td>
            <Table.Td ta="end">
              <Anchor
                component="button"
                type="button"
                fz="sm"
                aria-label={t('papersOf', { name: collector.collectorName, count: sums.count })}
                onClick={() => onPapers(collector)}
              >
                {sums.count}
              </Anchor>
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText isBare fw={600} paise={sums.total * sign} />
            </Table.Td>
            {modes.map((mode) => (
              <Table.Td key={mode} ta="end">
                <MoneyText isBare paise={sums[mode] * sign} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Totals totalOf={totalOf} />
    </WideTable>
  );
}

const summed = ['total', ...modes] as const;

function Totals({ totalOf }: { totalOf(mode: (typeof summed)[number]): Paise }) {
  const { t } = useTranslation('finance');
  return (
    <Table.Tfoot>
      <Table.Tr>
        <Table.Th scope="row" colSpan={2}>
          {t('total')}
        </Table.Th>
        {summed.map((mode) => (
          <Table.Th key={mode} ta="end">
            <MoneyText isBare paise={totalOf(mode)} />
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Tfoot>
  );
}
