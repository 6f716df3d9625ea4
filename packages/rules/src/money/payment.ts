// Payments of an admission: their split over modes, their totals, what may be refunded and when they may be dated.
import { entrySentences } from '../message/entry-sentences.ts';
import { foundByText } from '../message/found-sentence.ts';
import { type Sentence, sentences } from '../message/sentence.ts';
import { type CalendarDate, daysBefore, isCalendarDate } from '../stay/hospital-day.ts';
import { addPaise, type Paise, rupeesToPaise, subtractPaise, sumPaise, ZERO } from './money.ts';

/** Largest sum handed back in cash: Rs 10,000 (R487, R507, Q140). */
export const CASH_REFUND_LIMIT_PAISE: Paise = rupeesToPaise(10_000);

/** Messages about a payment, also found by their text: the advance of an admission is checked by its fields. Codes never change. */
export const paymentRuleSentences = foundByText(
  sentences('payment', {
    excessAmount: 'Excess Amount',
    amountNegative: "Amount can't be negative",
    tooMuchCash: 'Cash amount should be lesser then or equal to {limit}',
    refundAbovePayments: 'The refund amount does not exceed the total payment.',
    paymentDateOutside: 'Enter a payment date from the day before admission to today',
    enterCardNumber: 'Please enter card no',
    enterUpiNumber: 'Please enter upi transaction no',
    enterNeftNumber: 'Please enter neft transaction no',
    enterChequeNumber: 'Please enter cheque transaction no',
  }),
);

/** Message about a refund with more cash than allowed (R487, R507, Q140). */
export const tooMuchCashBack: Sentence = paymentRuleSentences.tooMuchCash({ limit: CASH_REFUND_LIMIT_PAISE / 100 });

/** Amounts paid by other means than cash. */
export interface OtherModes {
  cardPaise: Paise;
  upiPaise: Paise;
  neftPaise: Paise;
  chequePaise: Paise;
}

/** The references the modes ask for; '' when not given. */
export interface PaymentReferences {
  cardNumber: string;
  upiTransactionNumber: string;
  neftReference: string;
  chequeNumber: string;
}

/** A posted payment, as far as totals need it. */
export interface PostedPayment {
  paymentType: 'Receive' | 'Refund';
  amountPaise: Paise;
  isNonHospitalPayment: boolean;
}

/** A faulty field of a form, and its fault. */
export interface Problem<Field extends string> {
  field: Field;
  sentence: Sentence;
}

export type PaymentField = 'amount' | 'cash' | 'card' | 'upi' | 'neft' | 'cheque' | keyof PaymentReferences;

/** Form in which a split is entered: the rules for references and one message differ (R473, R474, Q112, Q114). */
export type PaymentForm = 'add payment' | 'update payment' | 'bill';

/** Everything the payment form needs to be judged. */
export interface PaymentSplit extends OtherModes, PaymentReferences {
  form: PaymentForm;
  amountPaise: Paise;
  isRefund: boolean;
  /** Maximum cash of one receipt before a confirmation is required; null when `cashReceiptProblem` checks it (Q115). */
  cashReceiptLimitPaise: Paise | null;
}

/** The cash part: the payment amount less the other modes; negative when they exceed it (R467, Q116). */
export function cashRemainder(amountPaise: Paise, others: OtherModes): Paise {
  return subtractPaise(
    amountPaise,
    sumPaise([others.cardPaise, others.upiPaise, others.neftPaise, others.chequePaise]),
  );
}

/** Problems of amounts below zero (R469, R506). */
export function negativeAmountProblems<Field extends string>(amounts: Record<Field, Paise>): Problem<Field>[] {
  const fields = Object.keys(amounts) as Field[];
  return fields
    .filter((field) => amounts[field] < 0)
    .map((field) => ({ field, sentence: paymentRuleSentences.amountNegative }));
}

/** Returns the last four digits of a typed or pasted text: more of a card is never stored (R473, Q229). */
export function lastFourDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(-4);
}

/** A reference as lists and papers show it: by its last four signs (Q229). */
export function shownReference(reference: string): string {
  return reference.length > 4 ? `…${reference.slice(-4)}` : reference;
}

/**
 * Problems of the reference numbers (R470-R474, Q112, Q229): of a card the last 4 digits - exactly 4 when adding a payment, 1 to 4
 * elsewhere; of UPI the whole reference, at least 4 signs when adding and at most 35; a cheque number has 1 to 10 characters.
 * Each is asked for only with an amount of its mode. NEFT may go without a reference; one that is given is as whole as UPI's.
 */
export function referenceProblems(split: OtherModes & PaymentReferences, form: PaymentForm): Problem<PaymentField>[] {
  const lastDigits = form === 'add payment' ? /^\d{4}$/ : /^\d{1,4}$/;
  const wholeReference = form === 'add payment' ? /^\S{4,35}$/ : /^\S{1,35}$/;
  const problems: Problem<PaymentField>[] = [];
  if (split.cardPaise > 0 && !lastDigits.test(split.cardNumber.trim())) {
    problems.push({ field: 'cardNumber', sentence: paymentRuleSentences.enterCardNumber });
  }
  if (split.upiPaise > 0 && !wholeReference.test(split.upiTransactionNumber.trim())) {
    problems.push({ field: 'upiTransactionNumber', sentence: paymentRuleSentences.enterUpiNumber });
  }
  const neftReference = split.neftReference.trim();
  if (split.neftPaise > 0 && neftReference !== '' && !wholeReference.test(neftReference)) {
    problems.push({ field: 'neftReference', sentence: paymentRuleSentences.enterNeftNumber });
  }
  if (split.chequePaise > 0 && !/^.{1,10}$/.test(split.chequeNumber.trim())) {
    const { enterUpiNumber, enterChequeNumber } = paymentRuleSentences;
    problems.push({ field: 'chequeNumber', sentence: form === 'bill' ? enterUpiNumber : enterChequeNumber });
  }
  return problems;
}

/** Judges the split of a payment: its cash part and every problem, none when it may be saved (R467-R474, R477, Q115). */
export function checkPaymentSplit(split: PaymentSplit): { cashPaise: Paise; problems: Problem<PaymentField>[] } {
  const { amountPaise, cardPaise, upiPaise, neftPaise, chequePaise } = split;
  const cashPaise = cashRemainder(amountPaise, split);
  const problems: Problem<PaymentField>[] = negativeAmountProblems({
    amount: amountPaise,
    card: cardPaise,
    upi: upiPaise,
    neft: neftPaise,
    cheque: chequePaise,
  });
  if (amountPaise === 0) problems.push({ field: 'amount', sentence: entrySentences.enterAmount });
  if (cashPaise < 0 && amountPaise >= 0) problems.push({ field: 'cash', sentence: paymentRuleSentences.excessAmount });
  const limitPaise = split.isRefund ? CASH_REFUND_LIMIT_PAISE : split.cashReceiptLimitPaise;
  if (limitPaise !== null && cashPaise > limitPaise) {
    problems.push({ field: 'cash', sentence: paymentRuleSentences.tooMuchCash({ limit: limitPaise / 100 }) });
  }
  return { cashPaise, problems: [...problems, ...referenceProblems(split, split.form)] };
}

/** Received, refunded and their difference, of the hospital payments or, when asked, of the non-hospital ones (R483). */
export function totalPayments(payments: readonly PostedPayment[], isNonHospitalPayment = false) {
  const pool = payments.filter((payment) => payment.isNonHospitalPayment === isNonHospitalPayment);
  const sumOf = (paymentType: PostedPayment['paymentType']): Paise =>
    sumPaise(pool.filter((payment) => payment.paymentType === paymentType).map((payment) => payment.amountPaise));
  const receivedPaise = sumOf('Receive');
  const refundedPaise = sumOf('Refund');
  return { receivedPaise, refundedPaise, paidPaise: subtractPaise(receivedPaise, refundedPaise) };
}

/** Money that a refund can draw on: posted payments, and the pharmacy's debt to the patient. */
export interface PatientMoney {
  readonly payments: readonly PostedPayment[];
  /** Paid at the pharmacy for returned medicine (Q218); refunded as hospital money, never from the other pool. */
  readonly medicineCreditPaise: Paise;
}

/**
 * Returns the maximum of a refund: the receipts of its own pool less earlier refunds (R482, Q119). The patient's money for
 * the bill includes payments at the pharmacy for returned medicine (Q218).
 */
export function refundableBalance(
  { payments, medicineCreditPaise }: PatientMoney,
  isNonHospitalPayment: boolean,
): Paise {
  const { paidPaise } = totalPayments(payments, isNonHospitalPayment);
  const heldPaise = isNonHospitalPayment ? paidPaise : addPaise(paidPaise, medicineCreditPaise);
  return heldPaise > 0 ? heldPaise : ZERO;
}

/** Sentence against a refund above the balance, or null (R482, Q119, Q218). */
export function refundProblem(amountPaise: Paise, money: PatientMoney, isNonHospitalPayment: boolean): Sentence | null {
  const { refundAbovePayments } = paymentRuleSentences;
  return amountPaise > refundableBalance(money, isNonHospitalPayment) ? refundAbovePayments : null;
}

/** Returns the due: bill - (authorised + received - refunded); negative when too much was paid (R484, R503). */
export function dueAmount(billPaise: Paise, authorizedPaise: Paise, payments: readonly PostedPayment[]): Paise {
  return subtractPaise(billPaise, addPaise(authorizedPaise, totalPayments(payments).paidPaise));
}

/** First and last date a payment may carry: the day before admission, and today (R479, Q113, docs/decisions/0484). */
export function paymentDateBounds(admittedOn: CalendarDate, today: CalendarDate) {
  return { earliest: daysBefore(admittedOn, 1), latest: today };
}

/** Sentence against a payment date outside its bounds, or null (R479, Q113, docs/decisions/0484). */
export function paymentDateProblem(
  paidOn: CalendarDate,
  admittedOn: CalendarDate,
  today: CalendarDate,
): Sentence | null {
  const { earliest, latest } = paymentDateBounds(admittedOn, today);
  const isWithin = isCalendarDate(paidOn) && paidOn >= earliest && paidOn <= latest;
  return isWithin ? null : paymentRuleSentences.paymentDateOutside;
}
