// Payment of a payer on the claim of a final bill, checked against the open part of the claim.
import { type Sentence, sentences } from '../message/sentence.ts';
import { addPaise, type Paise } from './money.ts';
import { paymentRuleSentences } from './payment.ts';

/** Messages about a payer's settlement of a bill; codes never change. */
export const payerPartSentences = sentences('tpa', {
  enterAmount: 'Please enter an amount',
  enterWhyDisallowed: 'Please enter the reason for the disallowance',
});

/** Part of a receipt for one bill. */
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

/** Returns the fault of a part, undefined when there is none: an amount is settled, at most the open claim, and a refusal has a reason. */
export function payerPartProblem(part: PayerPart, restPaise: Paise): Sentence | undefined {
  const settledPaise = settledByPart(part);
  if (settledPaise === 0) return payerPartSentences.enterAmount;
  if (settledPaise > restPaise) return paymentRuleSentences.excessAmount;
  if (part.disallowedPaise > 0 && part.reason.trim() === '') return payerPartSentences.enterWhyDisallowed;
  return undefined;
}
