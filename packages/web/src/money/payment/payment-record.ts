// A recorded payment as lists and papers read it: its modes, and what had been paid before it (R483, R534, Q120).
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { addPayment } from '@charaka/contract/money/payment/payment';
import { type Paise, subtractPaise } from '@charaka/rules/money/money';
import { shownReference, totalPayments } from '@charaka/rules/money/payment';
import type { ModeValues } from './mode-values.ts';

/** A payment as answered. */
export type Payment = OutputOf<typeof addPayment>['payment'];

type ModeName = 'cash' | 'card' | 'upi' | 'neft' | 'cheque';

/** An amount by modes, as payments and advances have it. */
export type ByModes = Pick<
  Payment,
  'cash' | 'card' | 'cardNumber' | 'upi' | 'upiReference' | 'neft' | 'neftReference' | 'chequeAmount' | 'chequeNumber'
>;

/** The modes of a payment that have an amount, with their reference (R534, Q120); `mode` is a key of the texts. */
export function modesOf(payment: ByModes): { mode: ModeName; reference: string; paise: Paise }[] {
  const modes: { mode: ModeName; reference: string; paise: Paise }[] = [
    { mode: 'cash', reference: '', paise: payment.cash },
    { mode: 'card', reference: payment.cardNumber ?? '', paise: payment.card },
    { mode: 'upi', reference: shownReference(payment.upiReference ?? ''), paise: payment.upi },
    { mode: 'neft', reference: shownReference(payment.neftReference ?? ''), paise: payment.neft },
    { mode: 'cheque', reference: payment.chequeNumber ?? '', paise: payment.chequeAmount },
  ];
  return modes.filter(({ paise }) => paise > 0);
}

/** Received less refunded, of the hospital payments or of those for non-hospital charges (R483). */
export function paidTotal(payments: readonly Payment[], isNonHospital = false): Paise {
  const posted = payments.map((payment) => ({
    paymentType: payment.paymentType,
    amountPaise: payment.amount,
    isNonHospitalPayment: payment.isNonHospital,
  }));
  const { receivedPaise, refundedPaise } = totalPayments(posted, isNonHospital);
  return subtractPaise(receivedPaise, refundedPaise);
}

/** Receipts less refunds before a payment, in paise (R534). */
export function paidBefore(payment: Payment, payments: readonly Payment[]): Paise {
  return paidTotal(payments.filter((other) => other.paymentId < payment.paymentId));
}

const rupees = (paise: number): number | string => (paise === 0 ? '' : paise / 100);

/** The modes of a payment as they stand in the inputs that change them (R465). */
export function modeValuesOf(payment: Payment): ModeValues {
  return {
    card: rupees(payment.card),
    cardNumber: payment.cardNumber ?? '',
    upi: rupees(payment.upi),
    upiReference: payment.upiReference ?? '',
    neft: rupees(payment.neft),
    neftReference: payment.neftReference ?? '',
    chequeAmount: rupees(payment.chequeAmount),
    chequeNumber: payment.chequeNumber ?? '',
  };
}
