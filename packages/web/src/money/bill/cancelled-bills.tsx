// The final bills of an admission that were cancelled: their numbers stay used (Q145).

import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { BillAnswer } from './bill-answer.ts';

/** Number, amount, who cancelled it and why. */
export function CancelledBills({ bills }: { bills: BillAnswer['cancelledBills'] }) {
  const { t } = useTranslation('bill');
  return (
    <WideTable label={t('cancelledBills')} minWidth={560}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('billNo')}</Table.Th>
          <Table.Th>{t('billDate')}</Table.Th>
          <Table.Th ta="end">{t('netAmount')}</Table.Th>
          <Table.Th>{t('reason')}</Table.Th>
          <Table.Th>{t('cancelledBy')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {bills.map((bill) => (
          <Table.Tr key={bill.billId}>
            <Table.Td>{`${bill.orderNo} / ${bill.finYear}`}</Table.Td>
            <Table.Td>
              <MomentText at={bill.billedAt} />
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={bill.net} />
            </Table.Td>
            <Table.Td>{bill.cancelReason}</Table.Td>
            <Table.Td>{`${bill.cancelledByName}, ${formatDateTime(bill.cancelledAt)}`}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
