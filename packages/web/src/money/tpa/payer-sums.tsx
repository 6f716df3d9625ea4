// Outstanding amounts by payer, with a link to the bills of each.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { billTopic } from '@charaka/contract/money/bill/topics';
import { sumOutstanding } from '@charaka/contract/money/tpa/settlement';
import { Anchor, Paper, Skeleton, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

const claimAges = ['claimUpTo30', 'claimUpTo60', 'claimUpTo90', 'claimOlder'] as const;
type PayerSum = OutputOf<typeof sumOutstanding>['payers'][number];

interface PayerSumsProps {
  readonly days: { fromDate?: string; toDate?: string };
  /** '0' for the patients without a payer. */
  onChoose(payer: string): void;
}

/** The table scrolls when it is taller; while it is awaited so much room is kept, or the list below would jump. */
const TALLEST_PIXELS = 320;

/** Of the days chosen; the list below may be narrower. */
export function PayerSums({ days, onChoose }: PayerSumsProps) {
  const { t } = useTranslation('tpa');
  const payers = useAnswer(billTopic, sumOutstanding, days).data?.payers;
  if (!payers) return <Skeleton h={TALLEST_PIXELS} />;
  if (payers.length === 0) return <Text c="dimmed">{t('nothingOutstanding')}</Text>;
  const sum = (pick: (payer: PayerSum) => number) => payers.reduce((total, payer) => total + pick(payer), 0);
  return (
    <Paper withBorder p="sm" style={{ maxHeight: TALLEST_PIXELS, overflowY: 'auto' }}>
      <WideTable label={t('byPayer')} minWidth={820} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('tpaOrCorporate')}</Table.Th>
            <Table.Th ta="end">{t('bills')}</Table.Th>
            <Table.Th ta="end">{t('claimRest')}</Table.Th>
            {claimAges.map((age) => (
              <Table.Th key={age} ta="end">
                {t(`claimAges.${age}`)}
              </Table.Th>
            ))}
            <Table.Th ta="end">{t('dueInAll')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {payers.map((payer) => (
            <Table.Tr key={payer.associationId ?? 0}>
              <Table.Td>
                <Anchor component="button" fz="sm" onClick={() => onChoose(String(payer.associationId ?? 0))}>
                  {payer.associationName ?? t('nonTpa')}
                </Anchor>
              </Table.Td>
              <Figures sum={(pick) => pick(payer)} />
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr fw={600}>
            <Table.Th scope="row">{t('total')}</Table.Th>
            <Figures sum={sum} />
          </Table.Tr>
        </Table.Tfoot>
      </WideTable>
    </Paper>
  );
}

function Figures({ sum }: { sum: (pick: (payer: PayerSum) => number) => number }) {
  return (
    <>
      <Table.Td ta="end">{sum((payer) => payer.billCount)}</Table.Td>
      <Table.Td ta="end">
        <MoneyText paise={sum((payer) => payer.claim)} isBare />
      </Table.Td>
      {claimAges.map((age) => (
        <Table.Td key={age} ta="end">
          <MoneyText paise={sum((payer) => payer[age])} isBare />
        </Table.Td>
      ))}
      <Table.Td ta="end">
        <MoneyText paise={sum((payer) => payer.due)} isBare />
      </Table.Td>
    </>
  );
}
