// A part of an amount that was paid over several modes: what of each mode it takes, and what of each stays.
import { type Paise, smallerPaise, subtractPaise, ZERO } from './money.ts';
import { nothingPaid, type PaidModes } from './paid-modes.ts';

const order = ['cardPaise', 'upiPaise', 'neftPaise', 'chequePaise', 'cashPaise'] as const;

const referenceOf = {
  cardNumber: 'cardPaise',
  upiReference: 'upiPaise',
  neftReference: 'neftPaise',
  chequeNumber: 'chequePaise',
} as const;

function withReferences(amounts: PaidModes, of: PaidModes): PaidModes {
  const kept = Object.entries(referenceOf).map(([reference, mode]) => [
    reference,
    amounts[mode] > 0 ? of[reference as keyof typeof referenceOf] : null,
  ]);
  return { ...amounts, ...Object.fromEntries(kept) };
}

/** Takes an amount out of the held money, cash last, so that the rest can be refunded in cash; `amount` is at most the held amount. */
export function takeFromModes(held: PaidModes, amount: Paise): { readonly taken: PaidModes; readonly left: PaidModes } {
  let rest = amount;
  const [taken, left] = [{ ...nothingPaid }, { ...held }];
  for (const mode of order) {
    const part = smallerPaise(rest, held[mode]);
    taken[mode] = part;
    left[mode] = subtractPaise(held[mode], part);
    rest = subtractPaise(rest, part);
  }
  if (rest !== ZERO) throw new Error('More is taken than is held');
  return { taken: withReferences(taken, held), left: withReferences(left, held) };
}
