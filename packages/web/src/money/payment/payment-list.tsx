// The payments of an admission in a table with their total, each with its paper (R476, R493).

import { ActionIcon, Group, Table, Text } from '@mantine/core';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { modesOf, type Payment, paidTotal } from './payment-record.ts';

interface PaymentListProps {
  readonly payments: readonly Payment[];
  /** Adds a print button to each row. */
  onPrint?: (payment: Payment) => void;
  /** Adds an edit button to each row; what settled a bill or is part of a closed day has none. */
  onEdit?: ((payment: Payment) => void) | undefined;
}

/** Shows every payment, with the buttons the user may press. */
export function PaymentList({ payments, onPrint, onEdit }: PaymentListProps) {
  const { t } = useTranslation('payment');
  if (payments.length === 0) return <Text c="dimmed">{t('noPayments')}</Text>;
  const labelOf = (deed: 'edit' | 'print', { paymentType, receiptNo }: Payment) =>
    t(`${deed}${paymentType === 'Refund' ? 'Refund' : 'Receipt'}`, { number: receiptNo });
  return (
    <WideTable label={t('payments')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('receiptNo')}</Table.Th>
          <Table.Th>{t('date')}</Table.Th>
          <Table.Th visibleFrom="xs">{t('type')}</Table.Th>
          <Table.Th visibleFrom="xs">{t('mode')}</Table.Th>
          <Table.Th ta="end">{t('amount')}</Table.Th>
          {onPrint && <Table.Th w={onEdit ? 88 : 48} aria-label={t('print')} />}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {payments.map((payment) => (
          <Table.Tr key={payment.paymentId}>
            <Table.Td>{payment.receiptNo}</Table.Td>
            <Table.Td>
              <MomentText at={payment.paidAt} />
            </Table.Td>
            <Table.Td visibleFrom="xs">
              {t(payment.paymentType)}
              {payment.isNonHospital && ` (${t('nonHospital')})`}
              {payment.billId != null && ` (${t('withBill')})`}
            </Table.Td>
            <Table.Td visibleFrom="xs">
              {modesOf(payment)
                .map(({ mode, reference }) => [t(`modes.${mode}`), reference].filter(Boolean).join(' '))
                .join(', ')}
            </Table.Td>
            <Table.Td ta="end">
              <MoneyText paise={signed(payment)} />
            </Table.Td>
            {onPrint && (
              <Table.Td>
                <Group gap={4} wrap="nowrap" justify="flex-end">
                  {onEdit && payment.billId == null && payment.dayClosingId == null && (
                    <ActionIcon variant="subtle" aria-label={labelOf('edit', payment)} onClick={() => onEdit(payment)}>
                      <IconPencil size={18} aria-hidden />
                    </ActionIcon>
                  )}
                  <ActionIcon variant="subtle" aria-label={labelOf('print', payment)} onClick={() => onPrint(payment)}>
                    <IconPrinter size={18} aria-hidden />
                  </ActionIcon>
                </Group>
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <TotalRow label={t('total')} paise={paidTotal(payments)} hasPrint={onPrint !== undefined} />
        {payments.some(({ isNonHospital }) => isNonHospital) && (
          <TotalRow label={t('totalNonHospital')} paise={paidTotal(payments, true)} hasPrint={onPrint !== undefined} />
        )}
      </Table.Tfoot>
    </WideTable>
  );
}

/** A refund leaves the till: it stands with a minus, so that the column adds up to its total. */
const signed = ({ paymentType, amount }: Payment): number => (paymentType === 'Refund' ? -amount : amount);

function TotalRow({ label, paise, hasPrint }: { label: string; paise: number; hasPrint: boolean }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{label}</Table.Th>
      <Table.Td />
      <Table.Td visibleFrom="xs" />
      <Table.Td visibleFrom="xs" />
      <Table.Th ta="end">
        <MoneyText paise={paise} />
      </Table.Th>
      {hasPrint && <Table.Td />}
    </Table.Tr>
  );
}
