// What is wrong with a payment as typed, foreseen by the rules the server decides with (R467-R483, Q115).
import { type CalendarDate, dateInZone } from '@charaka/rules/hospital-day';
import type { Paise } from '@charaka/rules/money';
import { checkPaymentSplit, type PostedPayment, paymentDateProblem, refundProblem } from '@charaka/rules/payment';
import type { ModeValues } from './mode-values.ts';
import { typedPaise } from './typed-amount.ts';

/** The form of a payment or refund; rupees as typed. */
export interface PaymentValues extends ModeValues {
  paymentType: 'Receive' | 'Refund';
  amount: number | string;
  paidAt: string | null;
  note: string;
  isNonHospital: boolean;
}

/** What a payment is judged against. */
export interface PaymentContext {
  readonly earlier: readonly PostedPayment[];
  readonly admittedOn: CalendarDate;
  readonly today: CalendarDate;
  readonly timezone: string;
  /** The most cash the hospital takes at once; null sets no limit. */
  readonly cashReceiptLimitPaise: Paise | null;
}

/** The cash part, what the other modes leave of the amount, and what is wrong with the split. */
export function typedSplit(values: PaymentValues, cashReceiptLimitPaise: Paise | null) {
  return checkPaymentSplit({
    form: 'add payment',
    amountPaise: typedPaise(values.amount),
    isRefund: values.paymentType === 'Refund',
    cashReceiptLimitPaise,
    cardPaise: typedPaise(values.card),
    upiPaise: typedPaise(values.upi),
    neftPaise: typedPaise(values.neft),
    chequePaise: typedPaise(values.chequeAmount),
    cardNumber: values.cardNumber,
    upiTransactionNumber: values.upiReference,
    chequeNumber: values.chequeNumber,
  });
}

const fieldOfProblem: Readonly<Record<string, string>> = {
  upiTransactionNumber: 'upiReference',
  cheque: 'chequeAmount',
};

/** Sentences by field of the form; `cash` is the field that shows the rest. */
export function paymentErrors(values: PaymentValues, context: PaymentContext): Record<string, string> {
  const { problems } = typedSplit(values, context.cashReceiptLimitPaise);
  const errors: Record<string, string> = {};
  for (const { field, message } of problems) errors[fieldOfProblem[field] ?? field] ??= message;
  const { paidAt, paymentType, isNonHospital } = values;
  const paidOn = paidAt && !Number.isNaN(Date.parse(paidAt)) ? dateInZone(new Date(paidAt), context.timezone) : '';
  const dateFault = paymentDateProblem(paidOn, context.admittedOn, context.today);
  if (dateFault) errors.paidAt = dateFault;
  if (paymentType === 'Refund' && !errors.amount) {
    const refundFault = refundProblem(typedPaise(values.amount), context.earlier, isNonHospital);
    if (refundFault) errors.amount = refundFault;
  }
  return errors;
}
