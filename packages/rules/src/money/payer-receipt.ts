// What a payer pays on the claim of a final bill, judged against what is left of the claim.
import { addPaise, type Paise } from './money.ts';
import { EXCESS_MESSAGE } from './payment.ts';

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
export function payerPartProblem(part: PayerPart, restPaise: Paise): string | undefined {
  const settledPaise = settledByPart(part);
  if (settledPaise === 0) return 'Please enter an amount';
  if (settledPaise > restPaise) return EXCESS_MESSAGE;
  if (part.disallowedPaise > 0 && part.reason.trim() === '') return 'Please enter why it is disallowed';
  return undefined;
}
