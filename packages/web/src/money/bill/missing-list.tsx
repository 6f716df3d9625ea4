// What a final bill in the making lacks, as a list, and the question that names its refund before it is made.
import { Alert, List } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../kernel/format.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { typedPaise } from '../payment/typed-amount.ts';
import type { BillAnswer } from './bill-answer.ts';
import { givenBack, type SettlementValues } from './settlement.ts';

/** Nothing where nothing is missing. */
export function MissingList({ bill: { missing } }: { bill: BillAnswer }) {
  const { t } = useTranslation('bill');
  if (missing.length === 0) return null;
  return (
    <Alert color="yellow" title={t('beforeBilling')}>
      <List size="sm">
        {missing.map(({ code, amount, bedNames }) => (
          <List.Item key={code}>
            {t(`missing.${code}`, { amount: formatMoney(amount), beds: bedNames.join(', ') })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Asks before money is given back with the bill, naming how much of it goes which way; true at once where none is. */
export async function isRefundConfirmed(bill: BillAnswer, values: SettlementValues, t: TFunction): Promise<boolean> {
  const refund = bill.figures.isRefund ? givenBack(bill.figures, values.keepsNonHospitalDue) : 0;
  if (refund === 0) return true;
  const [cash, cheque] = [typedPaise(values.cashRefund), typedPaise(values.chequeRefund)];
  const ways = [
    ...(cash > 0 ? [t('refundInCash', { amount: formatMoney(cash) })] : []),
    ...(cheque > 0 ? [t('refundByCheque', { amount: formatMoney(cheque) })] : []),
  ];
  return confirm({
    title: t('generateBill'),
    text: t('confirmRefund', {
      net: formatMoney(bill.figures.net),
      amount: formatMoney(refund),
      ways: ways.join(', '),
    }),
    confirmLabel: t('generateBill'),
  });
}
