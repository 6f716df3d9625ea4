// An amount with its modes as typed, judged by the rules that the server applies (R467-R474, R487, Q115).
import type { Paise } from '@charaka/rules/money/money';
import { checkPaymentSplit, type PaymentForm, paymentRuleSentences } from '@charaka/rules/money/payment';
import { spoken } from '../../kernel/spoken.ts';
import { type ModeValues, sentencesByField, typedModes } from './mode-values.ts';

/** The amount that the modes split, and its limits. */
export interface TenderFrame {
  readonly amountPaise: Paise;
  readonly isRefund: boolean;
  /** Left out for a payment or refund that is added. */
  readonly form?: PaymentForm;
  /** The most that is due; left out without a limit. */
  readonly limitPaise?: Paise;
  /** The most cash the hospital takes at once; null sets no limit. */
  readonly cashReceiptLimitPaise?: Paise | null;
}

/** The cash that the other modes leave of the amount, and the first sentence of each field. */
export function judgeTender(values: ModeValues, frame: TenderFrame) {
  const { limitPaise, form = 'add payment', cashReceiptLimitPaise = null, ...split } = frame;
  const judged = checkPaymentSplit({ ...split, form, cashReceiptLimitPaise, ...typedModes(values) });
  const errors = sentencesByField(judged.problems);
  if (limitPaise !== undefined && frame.amountPaise > limitPaise)
    errors.amount = spoken(paymentRuleSentences.excessAmount);
  return { cashPaise: judged.cashPaise, errors };
}
