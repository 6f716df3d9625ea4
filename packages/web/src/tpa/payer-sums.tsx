// What is outstanding by payer, with a way to the bills of each.
import type { OutputOf } from '@charaka/contract/endpoint';
import { sumOutstanding } from '@charaka/contract/tpa/settlement';
import { Anchor, Paper, Skeleton, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../kernel/use-answer.ts';
import { MoneyText } from '../ui/money-text.tsx';
import { WideTable } from '../ui/wide-table.tsx';

type PayerSum = OutputOf<typeof sumOutstanding>['payers'][number];

interface PayerSumsProps {
  readonly days: { fromDate?: string; toDate?: string };
  /** '0' for the patients without a payer. */
  onChoose(payer: string): void;
}

/** Of the days chosen; the list below may be narrower. */
export function PayerSums({ days, onChoose }: PayerSumsProps) {
  const { t } = useTranslation('tpa');
  const payers = useAnswer('bill', sumOutstanding, days).data?.payers;
  if (!payers) return <Skeleton h={160} />;
  if (payers.length === 0) return <Text c="dimmed">{t('nothingOutstanding')}</Text>;
  const sum = (pick: (payer: PayerSum) => number) => payers.reduce((total, payer) => total + pick(payer), 0);
  return (
    <Paper withBorder p="sm" style={{ maxHeight: 320, overflowY: 'auto' }}>
      <WideTable label={t('byPayer')} minWidth={480} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('tpaOrCorporate')}</Table.Th>
            <Table.Th ta="end">{t('bills')}</Table.Th>
            <Table.Th ta="end">{t('claim')}</Table.Th>
            <Table.Th ta="end">{t('patientDue')}</Table.Th>
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
              <Figures bills={payer.billCount} claim={payer.claim} due={payer.due} />
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr fw={600}>
            <Table.Th scope="row">{t('total')}</Table.Th>
            <Figures
              bills={sum((payer) => payer.billCount)}
              claim={sum((payer) => payer.claim)}
              due={sum((payer) => payer.due)}
            />
          </Table.Tr>
        </Table.Tfoot>
      </WideTable>
    </Paper>
  );
}

function Figures({ bills, claim, due }: { bills: number; claim: number; due: number }) {
  return (
    <>
      <Table.Td ta="end">{bills}</Table.Td>
      <Table.Td ta="end">
        <MoneyText paise={claim} />
      </Table.Td>
      <Table.Td ta="end">
        <MoneyText paise={due} />
      </Table.Td>
    </>
  );
}
