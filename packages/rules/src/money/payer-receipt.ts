// What a payer pays on the claim of a final bill, judged against what is left of the claim.
import { type Sentence, sentences } from '../message/sentence.ts';
import { addPaise, type Paise } from './money.ts';
import { paymentRuleSentences } from './payment.ts';

/** What is wrong with what a payer settles of a bill; a code is kept for ever. */
export const payerPartSentences = sentences('tpa', {
  enterAmount: 'Please enter an amount',
  enterWhyDisallowed: 'Please enter why it is disallowed',
});

/** What a receipt settles of one bill. */
export interface PayerPart {
  readonly paidPaise: Paise;
  readonly tdsPaise: Paise;
  readonly disallowedPaise: Paise;
  readonly reason: string;
}

/** Paid, deducted and disallowed together: what the claim grows less by. */
export function settledByPart({ paidPaise, tdsPaise, disallowedPaise }: PayerPart): Paise {
  return addPaise(paidPaise, tdsPaise, disallowedPaise);
}

/** What is wrong with a part, undefined where nothing is: something is settled, not beyond the rest, and a refusal has a reason. */
export function payerPartProblem(part: PayerPart, restPaise: Paise): Sentence | undefined {
  const settledPaise = settledByPart(part);
  if (settledPaise === 0) return payerPartSentences.enterAmount;
  if (settledPaise > restPaise) return paymentRuleSentences.excessAmount;
  if (part.disallowedPaise > 0 && part.reason.trim() === '') return payerPartSentences.enterWhyDisallowed;
  return undefined;
}
