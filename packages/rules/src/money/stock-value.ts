// The value of stock: its cost when units leave a lot, when they come back, and where no cost is known.
import { type Paise, paise, roundHalfAwayFromZero, subtractPaise } from './money.ts';

/** The margin between cost and price on the pack where a hospital knows no cost, in percent (PH097). */
const ESTIMATED_MARGIN_PERCENT = 20;

/** r(value x part / whole). */
function shareOf(value: Paise, part: number, whole: number): Paise {
  return paise(Number(roundHalfAwayFromZero(BigInt(value) * BigInt(part), BigInt(whole))));
}

/** The cost of units estimated from the price on the pack: r(units x MRP x (100 - margin) / (units per pack x 100)) (PH097). */
export function estimatedCost({
  units,
  mrpPaise,
  unitsPerPack = 1,
}: {
  readonly units: number;
  readonly mrpPaise: Paise;
  readonly unitsPerPack?: number;
}): Paise {
  return shareOf(mrpPaise, units * (100 - ESTIMATED_MARGIN_PERCENT), unitsPerPack * 100);
}

/** Units and value of a lot in a store. */
export interface LotBalance {
  readonly units: number;
  readonly valuePaise: Paise;
}

/** Units taken from a lot or put into it, with their value; both are positive. */
export interface LotPart<L> {
  readonly lot: L;
  readonly units: number;
  readonly valuePaise: Paise;
}

/**
 * Takes units from the lots in their order, each at r(value x units / balance), the last unit with all that is left (PH004, PH008).
 * `lots` of the answer are the lots afterwards; `missing` is what all of them together lack.
 */
export function takeFromLots<L extends LotBalance>(
  lots: readonly L[],
  units: number,
): { readonly parts: LotPart<L>[]; readonly lots: L[]; readonly missing: number } {
  let missing = units;
  const parts: LotPart<L>[] = [];
  const after = lots.map((lot) => {
    const taken = Math.min(lot.units, missing);
    if (taken === 0) return lot;
    missing -= taken;
    const valuePaise = shareOf(lot.valuePaise, taken, lot.units);
    parts.push({ lot, units: taken, valuePaise });
    return { ...lot, units: lot.units - taken, valuePaise: subtractPaise(lot.valuePaise, valuePaise) };
  });
  return { parts, lots: after, missing };
}

/** Units that a sold line took from a lot, with their value, and how many of them are returned. */
export interface TakenFromLot extends LotBalance {
  readonly returnedUnits: number;
}

/**
 * Puts returned units into the lots that they left, the last taken first, each with its share of the value it left with; all
 * returns together put back exactly that value (PH063). `taken` is in the order of taking; units beyond all of it are ignored.
 */
export function returnToLots<L extends TakenFromLot>(taken: readonly L[], units: number): LotPart<L>[] {
  let left = units;
  const parts: LotPart<L>[] = [];
  for (const lot of taken.toReversed()) {
    const put = Math.min(lot.units - lot.returnedUnits, left);
    if (put <= 0) continue;
    left -= put;
    const upTo = (returned: number) => shareOf(lot.valuePaise, returned, lot.units);
    const valuePaise = subtractPaise(upTo(lot.returnedUnits + put), upTo(lot.returnedUnits));
    parts.push({ lot, units: put, valuePaise });
  }
  return parts;
}

/** A lot with its balance in a store and what was received with it. */
export interface ReceivedLot extends LotBalance {
  readonly receivedUnits: number;
  readonly receivedPaise: Paise;
}

/** The value of units found more than the books have: as the lot has them now, else as it was received; null where neither says it (PH067). */
export function surplusValue(lot: ReceivedLot, units: number): Paise | null {
  if (lot.units > 0) return shareOf(lot.valuePaise, units, lot.units);
  return lot.receivedUnits > 0 ? shareOf(lot.receivedPaise, units, lot.receivedUnits) : null;
}
