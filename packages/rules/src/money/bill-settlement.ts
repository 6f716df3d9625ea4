// Settling a bill: how the payable or the refund is split over modes, settling without payment, and the bill date.
import { entrySentences } from '../message/entry-sentences.ts';
import { sentences } from '../message/sentence.ts';
import { discountAmountFromPercent } from './charge-line.ts';
import { type BasisPoints, type Paise, subtractPaise, sumPaise, ZERO } from './money.ts';
import { type EnteredModes, paidByAllModes } from './paid-modes.ts';
import {
  CASH_REFUND_LIMIT_PAISE,
  negativeAmountProblems,
  type PaymentField,
  type Problem,
  paymentRuleSentences,
  referenceProblems,
  tooMuchCashBack,
} from './payment.ts';
import { type ByMode, refundWay } from './refund-way.ts';

/** Messages about the settlement of a bill; codes never change. */
export const settlementSentences = sentences('bill', {
  enterChequeNumber: 'Enter cheque number',
  enterChequeDate: 'Enter cheque date',
  refundNotWhole: 'Amount should be equal to total refund amount',
  nothingToLeaveUnpaid: 'Only a bill with an amount to pay can be settled without payment',
  splitNotWhole: 'The split should be equal to the amount paid',
});

/** The payment inputs of the bill; here cash is entered too. */
export interface BillPaymentSplit extends EnteredModes {
  payablePaise: Paise;
}

/**
 * Judges the payment inputs of a bill (R505, R506): each mode non-negative, together not above the payable, references where
 * asked for. isComplete, when the payment button works, needs the modes to equal the payable; nothing payable is complete.
 */
export function checkBillPayment(split: BillPaymentSplit): { problems: Problem<PaymentField>[]; isComplete: boolean } {
  const { cashPaise, cardPaise, upiPaise, neftPaise, chequePaise, payablePaise } = split;
  const problems: Problem<PaymentField>[] = negativeAmountProblems({
    cash: cashPaise,
    card: cardPaise,
    upi: upiPaise,
    neft: neftPaise,
    cheque: chequePaise,
  });
  const enteredPaise = paidByAllModes(split);
  if (enteredPaise > payablePaise) problems.push({ field: 'amount', sentence: paymentRuleSentences.excessAmount });
  problems.push(...referenceProblems(split, 'bill'));
  return { problems, isComplete: problems.length === 0 && enteredPaise === payablePaise };
}

/** The refund inputs of the bill; '' when missing. */
export interface BillRefundSplit {
  refundPaise: Paise;
  cashRefundPaise: Paise;
  cardRefundPaise: Paise;
  upiRefundPaise: Paise;
  neftRefundPaise: Paise;
  chequeRefundPaise: Paise;
  chequeNumber: string;
  chequeDate: string;
  chequeBank: string;
}

export type BillRefundField =
  | 'amount'
  | 'cashRefund'
  | 'cardRefund'
  | 'upiRefund'
  | 'neftRefund'
  | 'chequeRefund'
  | 'chequeNumber'
  | 'chequeDate'
  | 'chequeBank';

/** The amounts of a refund by mode. */
export type RefundModes = Pick<
  BillRefundSplit,
  'cashRefundPaise' | 'cardRefundPaise' | 'upiRefundPaise' | 'neftRefundPaise' | 'chequeRefundPaise'
>;

/**
 * The split a refund starts with: as the money came in (Q258). What came by NEFT or cheque goes back by cheque, as does cash above
 * Rs 10,000 (R507, R508).
 */
export function proposeRefundSplit(refundPaise: Paise, held: ByMode = nothingHeld): RefundModes {
  const { cardPaise, upiPaise, neftPaise, cashPaise } = refundWay(held, refundPaise);
  return {
    cashRefundPaise: cashPaise,
    cardRefundPaise: cardPaise,
    upiRefundPaise: upiPaise,
    neftRefundPaise: ZERO,
    chequeRefundPaise: neftPaise,
  };
}

/** Returns the total of a refund, in paise. */
export function refundedByAllModes(refund: RefundModes): Paise {
  const { cashRefundPaise, cardRefundPaise, upiRefundPaise, neftRefundPaise, chequeRefundPaise } = refund;
  return sumPaise([cashRefundPaise, cardRefundPaise, upiRefundPaise, neftRefundPaise, chequeRefundPaise]);
}

const nothingHeld: ByMode = { cashPaise: ZERO, cardPaise: ZERO, upiPaise: ZERO, neftPaise: ZERO, chequePaise: ZERO };

/** Problems of the refund inputs, none when the bill may be generated (R507, R508, R509, Q140). */
export function billRefundProblems(split: BillRefundSplit): Problem<BillRefundField>[] {
  const { cashRefundPaise, cardRefundPaise, upiRefundPaise, neftRefundPaise, chequeRefundPaise } = split;
  const problems: Problem<BillRefundField>[] = negativeAmountProblems({
    cashRefund: cashRefundPaise,
    cardRefund: cardRefundPaise,
    upiRefund: upiRefundPaise,
    neftRefund: neftRefundPaise,
    chequeRefund: chequeRefundPaise,
  });
  if (cashRefundPaise > CASH_REFUND_LIMIT_PAISE) problems.push({ field: 'cashRefund', sentence: tooMuchCashBack });
  if (chequeRefundPaise > 0) {
    const { enterChequeNumber, enterChequeDate } = settlementSentences;
    // Only the first of these three sentences is the specification's; it asks for all three things.
    if (split.chequeNumber.trim() === '') problems.push({ field: 'chequeNumber', sentence: enterChequeNumber });
    if (split.chequeDate.trim() === '') problems.push({ field: 'chequeDate', sentence: enterChequeDate });
    if (split.chequeBank.trim() === '') problems.push({ field: 'chequeBank', sentence: entrySentences.selectBank });
  }
  if (refundedByAllModes(split) !== split.refundPaise) {
    problems.push({ field: 'amount', sentence: settlementSentences.refundNotWhole });
  }
  return problems;
}

/** The Pay Bill form: settling a bill although it is not, or not fully, paid; no cheque here (Q138). */
export interface SettleWithoutPayment {
  payablePaise: Paise;
  amountPayPaise: Paise;
  cashPaise: Paise;
  cardPaise: Paise;
  upiPaise: Paise;
  neftPaise: Paise;
  reason: string;
}

export type SettleField = 'payable' | 'amountPay' | 'reason' | 'cash' | 'card' | 'upi' | 'neft';

/** Judges the Pay Bill form: what stays due, and every problem (R514, R515, R516, Q138, Q139). */
export function checkSettleWithoutPayment(form: SettleWithoutPayment): {
  duePaise: Paise;
  problems: Problem<SettleField>[];
} {
  const { payablePaise, amountPayPaise, cashPaise, cardPaise, upiPaise, neftPaise } = form;
  const problems: Problem<SettleField>[] = negativeAmountProblems({
    amountPay: amountPayPaise,
    cash: cashPaise,
    card: cardPaise,
    upi: upiPaise,
    neft: neftPaise,
  });
  if (payablePaise <= 0) {
    problems.push({ field: 'payable', sentence: settlementSentences.nothingToLeaveUnpaid });
  }
  if (form.reason.trim() === '') problems.push({ field: 'reason', sentence: entrySentences.enterReasonShort });
  const splitPaise = sumPaise([cashPaise, cardPaise, upiPaise, neftPaise]);
  if (amountPayPaise > payablePaise || splitPaise > amountPayPaise) {
    problems.push({ field: 'amountPay', sentence: paymentRuleSentences.excessAmount });
  } else if (splitPaise < amountPayPaise) {
    problems.push({ field: 'amountPay', sentence: settlementSentences.splitNotWhole });
  }
  const duePaise = subtractPaise(payablePaise, amountPayPaise);
  return { duePaise: duePaise > 0 ? duePaise : ZERO, problems };
}

/** Whether an effective bill date lies between admission and now (R491). */
export function isBillDateAllowed(billDate: Date, admittedAt: Date, now: Date): boolean {
  return billDate.getTime() <= now.getTime() && billDate.getTime() >= admittedAt.getTime();
}

/** Whether a bill carries more discount than may be given without an approver; null is no limit (Q137). */
export function isDiscountAbove(
  { grossPaise, discountPaise }: { readonly grossPaise: Paise; readonly discountPaise: Paise },
  limitBasisPoints: BasisPoints | null,
): boolean {
  if (limitBasisPoints === null) return false;
  const wholePaise = grossPaise > 0 ? grossPaise : ZERO;
  return discountPaise > discountAmountFromPercent(wholePaise, limitBasisPoints);
}
