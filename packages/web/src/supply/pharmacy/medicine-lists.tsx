// The purchase list and the return list of an admission's medicine, on the screen of its bill (R494).

import { type Paise, sumPaise } from '@charaka/rules/money/money';
import { Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Columns } from '../../ui/page/columns.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { Sale, SaleReturn } from './medicine-rows.ts';

interface PaperRow {
  readonly key: number;
  readonly at: string;
  readonly number: string;
  readonly beside: string;
  readonly net: Paise;
  readonly counted: Paise;
}

/** Side by side: each memo with its unpaid part, each return with its credited part. */
export function MedicineLists({ sales, returns }: { sales: readonly Sale[]; returns: readonly SaleReturn[] }) {
  const { t } = useTranslation('pharmacy');
  return (
    <Columns cols={{ base: 1, md: 2 }} spacing="xl">
      <PaperList
        title={t('purchaseList')}
        number={t('cashMemo')}
        counted={t('unpaid')}
        none={t('noSales')}
        rows={sales.map((sale) => ({
          key: sale.saleId,
          at: sale.soldAt,
          number: sale.cashMemo,
          beside: '',
          net: sale.net,
          counted: sale.credit,
        }))}
      />
      <PaperList
        title={t('returnList')}
        number={t('returnNo')}
        counted={t('credited')}
        none={t('noReturns')}
        rows={returns.map((each) => ({
          key: each.returnId,
          at: each.returnedAt,
          number: each.returnNumber,
          beside: each.cashMemo,
          net: each.net,
          counted: each.credited,
        }))}
      />
    </Columns>
  );
}

interface PaperListProps {
  readonly title: string;
  readonly number: string;
  readonly counted: string;
  readonly none: string;
  readonly rows: readonly PaperRow[];
}

function PaperList({ title, number, counted, none, rows }: PaperListProps) {
  const { t } = useTranslation('pharmacy');
  return (
    <div>
      <Title order={4} size="sm" mb={4}>
        {title}
      </Title>
      {rows.length === 0 && <Text c="dimmed">{none}</Text>}
      {rows.length > 0 && (
        <WideTable label={title} minWidth={380}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('date')}</Table.Th>
              <Table.Th>{number}</Table.Th>
              <Table.Th ta="end">{t('amount')}</Table.Th>
              <Table.Th ta="end">{counted}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.key}>
                <Table.Td>
                  <MomentText at={row.at} />
                </Table.Td>
                <Table.Td>
                  {row.number}
                  {row.beside && (
                    <Text size="xs" c="dimmed">
                      {t('ofMemo', { memo: row.beside })}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td ta="end">
                  <MoneyText paise={row.net} />
                </Table.Td>
                <Table.Td ta="end">
                  <MoneyText paise={row.counted} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row" colSpan={2}>
                {t('total')}
              </Table.Th>
              <Table.Th ta="end">
                <MoneyText paise={sumPaise(rows.map((row) => row.net))} />
              </Table.Th>
              <Table.Th ta="end">
                <MoneyText paise={sumPaise(rows.map((row) => row.counted))} />
              </Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        </WideTable>
      )}
    </div>
  );
}
