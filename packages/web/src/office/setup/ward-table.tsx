// The wards that are there: floor, patients, beds, rate of a day.
import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { WardSummary } from './ward-form.ts';

/** A sentence where there is none yet. */
export function WardTable({ wards }: { wards: readonly WardSummary[] }) {
  const { t } = useTranslation(['setup', 'bed']);
  if (wards.length === 0) return <Text c="dimmed">{t('wards.none')}</Text>;
  return (
    <WideTable label={t('wards.there')} minWidth={460}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('wards.name')}</Table.Th>
          <Table.Th>{t('wards.floor')}</Table.Th>
          <Table.Th>{t('bed:bedGroup.sexAllowed')}</Table.Th>
          <Table.Th>{t('wards.beds')}</Table.Th>
          <Table.Th ta="end">{t('wards.rate')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {wards.map((ward) => (
          <Table.Tr key={ward.bedGroupId}>
            <Table.Th scope="row" fw={600}>
              {ward.name}
            </Table.Th>
            <Table.Td>{ward.floor}</Table.Td>
            <Table.Td>{t(`bed:settings.sexes.${ward.sexAllowed}`)}</Table.Td>
            <Table.Td>{t('wards.range', { total: ward.count, first: ward.first, last: ward.last })}</Table.Td>
            <Table.Td ta="end">{ward.dailyRate === null ? '' : formatMoney(ward.dailyRate)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
