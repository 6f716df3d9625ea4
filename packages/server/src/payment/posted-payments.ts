// Recorded payments as the rules of bill and refund see them, and the limit on cash a hospital takes.
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

/** Refuses cash above what the hospital takes at once; without the setting any amount is fine (Q115). */
export function refuseCashAboveLimit(hospital: HospitalFacts, cashPaise: Paise): void {
  const limitPaise = hospital.cashReceiptLimitPaise;
  if (limitPaise === null || cashPaise <= limitPaise) return;
  refuse(
    `Cash amount should be lesser then or equal to ${paiseToRupees(limitPaise as Paise)}: ` +
      'this hospital takes no more in cash at once (section 269ST of the Income-tax Act)',
  );
}
