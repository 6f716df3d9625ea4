// Payment at once with a cash memo, as typed, and its errors (R470-R474, R477).

import { type Paise, sumPaise } from '@charaka/rules/money/money';
import { paymentRuleSentences, referenceProblems } from '@charaka/rules/money/payment';
import { spoken } from '../../kernel/spoken.ts';
import { type ModeValues, noModes, sentencesByField, typedModes } from '../../money/payment/mode-values.ts';
import { typedPaise } from '../../money/payment/typed-amount.ts';

/** Modes with cash, and the remarks of the memo; rupees. */
export interface PaidValues extends ModeValues {
  cash: number | string;
  remarks: string;
}

/** No payment: the whole memo goes to the bill. */
export const freshPaid: PaidValues = { ...noModes, cash: '', remarks: '' };

/** Total of the typed amounts in paise. */
export function paidPaise(values: PaidValues): Paise {
  const { cash, card, upi, neft, chequeAmount } = values;
  return sumPaise([cash, card, upi, neft, chequeAmount].map(typedPaise));
}

/** Sentences by field: no more than the memo comes to, and a reference with each mode that has one. */
export function paidErrors(values: PaidValues, netPaise: Paise): Record<string, string> {
  const errors = sentencesByField(referenceProblems(typedModes(values), 'add payment'));
  if (paidPaise(values) > netPaise) errors.cash = spoken(paymentRuleSentences.excessAmount);
  return errors;
}
