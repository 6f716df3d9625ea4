// The discount of a cash memo on its lines: shared by their value, the last line takes the rest (PH087).
import { figureSentences, ImpossibleFigure } from './impossible-figure.ts';
import { type Paise, paise, roundHalfAwayFromZero, smallerPaise, subtractPaise, sumPaise, ZERO } from './money.ts';

/** A line that a discount may fall on: its value before the share; without discount for an item that is marked so. */
export interface DiscountedLine {
  readonly valuePaise: Paise;
  readonly isDiscountAllowed: boolean;
}

/**
 * Returns the share of each line: r(discount x value / sum), the last line with the rest. No share is negative or above the value of its
 * line; what the last line cannot take goes to the lines before it. Throws where the lines together are worth less than the discount.
 */
export function sharesOfDiscount(lines: readonly DiscountedLine[], discountPaise: Paise): Paise[] {
  const values = lines.map(({ valuePaise, isDiscountAllowed }) => (isDiscountAllowed ? valuePaise : ZERO));
  const wholePaise = sumPaise(values);
  if (discountPaise > wholePaise) throw new ImpossibleFigure(figureSentences.discountAboveAmount);
  if (discountPaise <= 0) return values.map(() => ZERO);
  let leftPaise = discountPaise;
  const shares = values.map((value) => {
    const exact = Number(roundHalfAwayFromZero(BigInt(discountPaise) * BigInt(value), BigInt(wholePaise)));
    const share = smallerPaise(smallerPaise(paise(exact), value), leftPaise);
    leftPaise = subtractPaise(leftPaise, share);
    return share;
  });
  for (let index = values.length - 1; index >= 0 && leftPaise > 0; index -= 1) {
    const share = shares[index] ?? ZERO;
    const more = smallerPaise(leftPaise, subtractPaise(values[index] ?? ZERO, share));
    shares[index] = paise(share + more);
    leftPaise = subtractPaise(leftPaise, more);
  }
  return shares;
}
