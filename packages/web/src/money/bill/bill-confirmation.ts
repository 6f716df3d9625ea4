// Button label and confirmation of a final bill: the patient, the sum, and the modes of payment or refund.
import type { TFunction } from 'i18next';
import { formatMoney } from '../../kernel/format.ts';
import { numbersOf, patientName } from '../../stay/admission/paper-facts.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { typedPaise } from '../payment/typed-amount.ts';
import type { BillAnswer } from './bill-answer.ts';
import { givenBack, type SettlementValues } from './settlement.ts';

/** Amount refunded with the bill in paise; zero when there is no refund. */
function refundOf({ figures }: BillAnswer, { keepsNonHospitalDue }: SettlementValues): number {
  return figures.isRefund ? givenBack(figures, keepsNonHospitalDue) : 0;
}

/** The label of the button: names the payment or refund. */
export function deedOf(bill: BillAnswer, values: SettlementValues, t: TFunction): string {
  const refund = refundOf(bill, values);
  if (refund > 0) return t('generateAndRefund', { amount: formatMoney(refund) });
  const { isRefund, netPayable } = bill.figures;
  return !isRefund && netPayable > 0 ? t('generateAndReceive', { amount: formatMoney(netPayable) }) : t('generateBill');
}

const said = (typed: number | string) => ({ amount: formatMoney(typedPaise(typed)) });

/** How much goes which way, as it is said: '2,000.00 in cash, 500.00 by UPI'. */
function waysOf(isRefund: boolean, values: SettlementValues, t: TFunction): string {
  const { cash, card, upi, neft, chequeAmount, cashRefund, chequeRefund } = values;
  const parts = isRefund
    ? [
        t('refundInCash', said(cashRefund)),
        t('byCard', said(card)),
        t('byUpi', said(upi)),
        t('byNeft', said(neft)),
        t('refundByCheque', said(chequeRefund)),
      ]
    : [
        t('refundInCash', said(cash)),
        t('byCard', said(card)),
        t('byUpi', said(upi)),
        t('byNeft', said(neft)),
        t('refundByCheque', said(chequeAmount)),
      ];
  const amounts = isRefund ? [cashRefund, card, upi, neft, chequeRefund] : [cash, card, upi, neft, chequeAmount];
  return parts.filter((_part, place) => typedPaise(amounts[place] ?? '') > 0).join(', ');
}

/** Asks for one confirmation, with the patient, the bill, and the payment or refund by mode. */
export function isBillConfirmed(bill: BillAnswer, values: SettlementValues, t: TFunction): Promise<boolean> {
  const { figures, admission } = bill;
  const refund = refundOf(bill, values);
  const paid = figures.isRefund ? 0 : figures.netPayable;
  const net = formatMoney(figures.net);
  const moved =
    refund > 0
      ? t('confirmRefund', { net, amount: formatMoney(refund), ways: waysOf(true, values, t) })
      : paid > 0
        ? t('confirmReceive', { net, amount: formatMoney(paid), ways: waysOf(false, values, t) })
        : t('confirmNothing', { net });
  const { label, admissionNumber } = numbersOf(admission);
  return confirm({
    title: t('generateBill'),
    text: `${patientName(admission)}, ${label} ${admissionNumber}. ${moved}`,
    confirmLabel: deedOf(bill, values, t),
  });
}
