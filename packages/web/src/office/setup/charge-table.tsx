// The price list as it begins: the first charges, and how many there are.

import { listCharges } from '@charaka/contract/money/tariff/tariff';
import { priceItemTopic } from '@charaka/contract/money/tariff/topics';
import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';

const SHOWN = 8;

/** A sentence where there is no charge yet. */
export function ChargeTable() {
  const { t } = useTranslation('setup');
  const answer = useAnswer(priceItemTopic, listCharges, { pageNumber: 1, pageSize: SHOWN });
  const { rows = [], totalCount = 0 } = answer.data ?? {};
  if (rows.length === 0) return <Text c="dimmed">{t('prices.none')}</Text>;
  return (
    <div>
      <Text size="sm" fw={600} aria-live="polite">
        {t('prices.total', { total: totalCount })}
      </Text>
      <WideTable label={t('prices.there')} minWidth={460}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('prices.code')}</Table.Th>
            <Table.Th>{t('prices.name')}</Table.Th>
            <Table.Th>{t('prices.category')}</Table.Th>
            <Table.Th ta="end">{t('prices.price')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((charge) => (
            <Table.Tr key={charge.chargeId}>
              <Table.Td>{charge.chargeCode}</Table.Td>
              <Table.Td>{charge.chargeName}</Table.Td>
              <Table.Td>{charge.chargeCategoryName}</Table.Td>
              <Table.Td ta="end">{formatMoney(charge.standardCharge)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </div>
  );
}
