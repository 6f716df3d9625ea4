// The GST of a day in a bed by its rate: above 5,000 rupees 5 %, but not in intensive care (FI044).
import { type BasisPoints, basisPoints, type Paise, paise } from './money.ts';

/** Up to this a day, in paise, a room is exempt as the rest of healthcare is. */
const UNTAXED_ROOM_PAISE = paise(500_000);

/** Whether a day in a bed outside intensive care is charged above the untaxed rate, without tax: the bill asks about it (Q261). */
export function isUntaxedRoom(dailyRatePaise: Paise, rate: BasisPoints): boolean {
  return dailyRatePaise > UNTAXED_ROOM_PAISE && rate === 0;
}

/** The rates of a day in a bed; the price never holds them. */
export interface RoomTax {
  readonly igstBasisPoints: BasisPoints;
  readonly sgstBasisPoints: BasisPoints;
  readonly cgstBasisPoints: BasisPoints;
  readonly isGstInclusive: false;
}

/** Returns the legal tax on a day at a rate: on the whole rate, or none. Beds of ICU, CCU, ICCU and NICU are never taxed (FI044). */
export function roomTax(dailyRatePaise: Paise, isIntensive: boolean): RoomTax {
  const half = basisPoints(isIntensive || dailyRatePaise <= UNTAXED_ROOM_PAISE ? 0 : 250);
  return {
    igstBasisPoints: basisPoints(2 * half),
    sgstBasisPoints: half,
    cgstBasisPoints: half,
    isGstInclusive: false,
  };
}
