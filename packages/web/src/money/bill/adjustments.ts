// Other charge and discount as typed into a bill in the making; percent and amount of the discount are two views of one (R510).
import { discountAmountFromPercent, discountPercentFromAmount } from '@charaka/rules/money/charge-line';
import {
  addPaise,
  basisPointsToPercent,
  type Paise,
  percentToBasisPoints,
  subtractPaise,
} from '@charaka/rules/money/money';
import { typedPaise } from '../payment/typed-amount.ts';
import type { Figures } from './bill-answer.ts';

/** Adjustments typed into a bill before it is generated, in rupees and per cent. */
export interface Adjustments {
  readonly otherCharge: number | string;
  readonly discountPercent: number | string;
  readonly discount: number | string;
  /** Which of the two the user gave; the other one follows the gross amount. */
  readonly discountBasis: 'percent' | 'amount';
  readonly discountReason: string;
}

export const noAdjustments: Adjustments = {
  otherCharge: '',
  discountPercent: '',
  discount: '',
  discountBasis: 'percent',
  discountReason: '',
};

function tried(read: () => number): number | string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** The gross amount with the other charge as typed, which the server has not seen yet. */
function grossWith(figures: Figures, otherCharge: number | string): Paise {
  return addPaise(subtractPaise(figures.gross, figures.otherCharge), typedPaise(otherCharge));
}

/** The adjustments after a change; the discount's other view follows, '' where it cannot be (R510). */
export function adjusted(now: Adjustments, change: Partial<Adjustments>, figures: Figures): Adjustments {
  const basis =
    change.discount !== undefined ? 'amount' : change.discountPercent !== undefined ? 'percent' : now.discountBasis;
  const next = { ...now, ...change, discountBasis: basis } as const;
  const gross = grossWith(figures, next.otherCharge);
  if (basis === 'percent') {
    const { discountPercent } = next;
    const amount = () => discountAmountFromPercent(gross, percentToBasisPoints(Number(discountPercent))) / 100;
    return { ...next, discount: discountPercent === '' ? '' : tried(amount) };
  }
  const percent = () => basisPointsToPercent(discountPercentFromAmount(gross, typedPaise(next.discount)));
  return { ...next, discountPercent: next.discount === '' ? '' : tried(percent) };
}

/** The adjustments as the bill calls take them: of the discount only what was given, so that the server converts. */
export function askedAdjustments(
  typed: Adjustments,
): Record<'otherCharge' | 'discountPercent' | 'discount', number | string> {
  const isPercent = typed.discountBasis === 'percent';
  return {
    otherCharge: typed.otherCharge,
    discountPercent: isPercent ? typed.discountPercent : '',
    discount: isPercent ? '' : typed.discount,
  };
}

/** Whether two sets of adjustments come to the same bill. */
export function isSameBill(one: Adjustments, other: Adjustments): boolean {
  return JSON.stringify(askedAdjustments(one)) === JSON.stringify(askedAdjustments(other));
}
