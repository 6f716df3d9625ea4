// Recorded payments as the rules of bill and refund see them.
import type { BillPayment } from '@charaka/rules/money/bill';
import type { Payment } from './payment-store.ts';

/** Payments in the words of the rules. */
export function postedPayments(payments: readonly Payment[]): BillPayment[] {
  return payments.map((each) => ({
    paymentType: each.paymentType,
    amountPaise: each.amount,
    isNonHospitalPayment: each.isNonHospital,
    cardPaise: each.card,
    upiPaise: each.upi,
    neftPaise: each.neft,
  }));
}
