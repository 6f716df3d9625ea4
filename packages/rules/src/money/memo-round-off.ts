// The round-off of a cash memo that is paid at once.
import { type Paise, paise, roundToRupee, subtractPaise, ZERO } from './money.ts';

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
