// Errors of a payment as typed, by the same rules that the server applies (R467-R483, Q115).
import type { Sentence } from '@charaka/rules/message/sentence';
import { type CashRule, cashReceiptProblem } from '@charaka/rules/money/cash-limit';
import type { Paise } from '@charaka/rules/money/money';
import { moneyDaySentences } from '@charaka/rules/money/money-day';
import { type PostedPayment, paymentDateProblem, refundProblem } from '@charaka/rules/money/payment';
import { type CalendarDate, dateInZone } from '@charaka/rules/stay/hospital-day';
import { spoken } from '../../kernel/spoken.ts';
import type { ModeValues } from './mode-values.ts';
import { cashBefore, type ReceivedCash } from './received-cash.ts';
import { judgeTender } from './tender-values.ts';
import { typedPaise } from './typed-amount.ts';

/** The form of a payment or refund; rupees as typed. */
export interface PaymentValues extends ModeValues {
  paymentType: 'Receive' | 'Refund';
  amount: number | string;
  paidAt: string | null;
  note: string;
  isNonHospital: boolean;
  /** Why it is booked on an earlier day. */
  backdateReason: string;
}

/** The facts that a payment is checked against. */
export interface PaymentContext {
  readonly earlier: readonly PostedPayment[];
  /** Credit of the patient at the pharmacy in paise: it may be refunded too (Q218). */
  readonly medicineCreditPaise: Paise;
  /** Cash received of this admission; what another admission took the same day the server knows. */
  readonly earlierCash: readonly ReceivedCash[];
  readonly admittedOn: CalendarDate;
  readonly today: CalendarDate;
  readonly timezone: string;
  readonly cashRule: CashRule;
}

/** The modes of the payment or refund that is added, judged. */
export const judgedPayment = (values: PaymentValues) =>
  judgeTender(values, { amountPaise: typedPaise(values.amount), isRefund: values.paymentType === 'Refund' });

/** The hospital's day of a typed instant; '' where none is typed. */
export const dayOf = (instant: string | null, timezone: string): CalendarDate =>
  instant && !Number.isNaN(Date.parse(instant)) ? dateInZone(new Date(instant), timezone) : '';

/** Message on the cash of a receipt: an error when the hospital refuses it, else a warning; null when there is none (Q115). */
export function cashSentence(values: PaymentValues, context: PaymentContext): Sentence | null {
  if (values.paymentType === 'Refund') return null;
  const before = cashBefore(context.earlierCash, dayOf(values.paidAt, context.timezone));
  return cashReceiptProblem(judgedPayment(values).cashPaise, context.cashRule, before);
}

/** Sentences by field of the form that adds a payment. */
export function paymentErrors(values: PaymentValues, context: PaymentContext): Record<string, string> {
  const { errors } = judgedPayment(values);
  const { paidAt, paymentType, isNonHospital } = values;
  const paidOn = dayOf(paidAt, context.timezone);
  const dateFault = paymentDateProblem(paidOn, context.admittedOn, context.today);
  if (dateFault) errors.paidAt = spoken(dateFault);
  else if (paidOn < context.today && values.backdateReason.trim() === '')
    errors.backdateReason = spoken(moneyDaySentences.enterBackdateReason);
  if (paymentType === 'Refund' && !errors.amount) {
    const money = { payments: context.earlier, medicineCreditPaise: context.medicineCreditPaise };
    const refundFault = refundProblem(typedPaise(values.amount), money, isNonHospital);
    if (refundFault) errors.amount = spoken(refundFault);
  }
  const cashFault = context.cashRule.mode === 'refuse' && cashSentence(values, context);
  if (cashFault) errors.cash ??= spoken(cashFault);
  return errors;
}
