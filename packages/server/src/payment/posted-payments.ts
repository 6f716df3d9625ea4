// Recorded payments as the rules of bill and refund see them, and the limit of one receipt.
import type { BillPayment } from '@charaka/rules/bill';
import { type Paise, paiseToRupees } from '@charaka/rules/money';
import { refuse } from '../kernel/refusal.ts';
import type { HospitalFacts } from '../kernel/session.ts';
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

/** Refuses cash above what a hospital that refuses takes with one receipt; for receipts that are not of an admission's payments (Q115). */
export function refuseCashAboveLimit(hospital: HospitalFacts, cashPaise: Paise): void {
  const { cashReceiptLimitPaise: limitPaise, cashLimitReceipt } = hospital;
  if (cashLimitReceipt !== 'refuse' || limitPaise === null || cashPaise <= limitPaise) return;
  refuse(`Cash amount should be lesser then or equal to ${paiseToRupees(limitPaise)}`);
}
