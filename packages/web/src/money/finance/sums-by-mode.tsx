// Receipts and refunds of a till by mode, with the balance.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getOpenCollection } from '@charaka/contract/money/finance/finance';
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { modes } from './collected-table.tsx';

/** Sums of one direction by mode. */
export type ModeSums = OutputOf<typeof getOpenCollection>['received'];

/** A row for each mode that moved, and the total. */
export function SumsByMode({ received, refunded }: { received: ModeSums; refunded: ModeSums }) {
  const { t } = useTranslation('finance');
  const moved = modes.filter((mode) => received[mode] > 0 || refunded[mode] > 0);
  return (
    <WideTable label={t('byMode')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('mode')}</Table.Th>
          <Table.Th ta="end">{t('received')}</Table.Th>
          <Table.Th ta="end">{t('refunded')}</Table.Th>
          <Table.Th ta="end">{t('net')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[...moved, 'total' as const].map((mode) => (
          <Table.Tr key={mode} fw={mode === 'total' ? 600 : 400}>
            <Table.Td>{mode === 'total' ? t('total') : t(`modes.${mode}`)}</Table.Td>
            <Table.Td ta="end">
              <MoneyText isBare paise={received[mode]} />
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText isBare paise={refunded[mode]} />
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText isBare paise={received[mode] - refunded[mode]} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
