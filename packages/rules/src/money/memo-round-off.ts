// The round-off of a cash memo that is paid at once, and its part in a return.
import { addPaise, type Paise, paise, roundToRupee, smallerPaise, subtractPaise, ZERO } from './money.ts';

/** Sums of a memo, and what is paid by other modes than cash. */
export interface PaidMemo {
  readonly grossPaise: Paise;
  readonly netPaise: Paise;
  readonly otherModesPaise: Paise;
}

/**
 * The round-off of a memo: to whole rupees where a part is paid in cash, but down where it would come above the sum at MRP; none where
 * other modes pay it to the paisa (PH085).
 */
export function memoRoundOff({ grossPaise, netPaise, otherModesPaise }: PaidMemo): Paise {
  if (otherModesPaise === netPaise) return ZERO;
  const rounded = roundToRupee(netPaise);
  const down = paise(Math.floor(netPaise / 100) * 100);
  return subtractPaise(rounded > grossPaise ? down : rounded, netPaise);
}

/** A memo with its round-off, and the net of the parts that came back before. */
export interface ReturnedMemo {
  readonly netPaise: Paise;
  readonly roundOffPaise: Paise;
  readonly returnedNetPaise: Paise;
}

/**
 * The round-off in the refund of a part with this net: all of it with the last part, but earlier where a memo was rounded down and the
 * paid sum leaves less than the last part. All parts together refund exactly the paid sum (PH063, PH085).
 */
export function returnedRoundOff(memo: ReturnedMemo, partNetPaise: Paise, isLast: boolean): Paise {
  const paidPaise = addPaise(memo.netPaise, memo.roundOffPaise);
  const upTo = addPaise(memo.returnedNetPaise, partNetPaise);
  const refunded = isLast ? paidPaise : smallerPaise(upTo, paidPaise);
  return subtractPaise(subtractPaise(refunded, smallerPaise(memo.returnedNetPaise, paidPaise)), partNetPaise);
}
