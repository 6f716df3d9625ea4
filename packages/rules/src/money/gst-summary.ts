// The GST summary of a bill and the tax figures of the medicine prints.
import type { ChargeLine, ChargeLineFigures } from './charge-line.ts';
import {
  addPaise,
  type BasisPoints,
  basisPoints,
  type Paise,
  paise,
  roundHalfAwayFromZero,
  subtractPaise,
  ZERO,
} from './money.ts';

/** Lines taxed alike: one rate, one kind of GST. */
export interface GstRateSummary {
  /** IGST rate, or SGST and CGST rate together. */
  rateBasisPoints: BasisPoints;
  isIgst: boolean;
  /** The base that was taxed: before the discount, as GST is reckoned (Q101), after it, or without the tax inside the price. */
  taxablePaise: Paise;
  igstPaise: Paise;
  sgstPaise: Paise;
  cgstPaise: Paise;
  gstPaise: Paise;
}

/** GST by rate, lowest rate first; a line without GST is left out (R520, R528). The GST adds up to the bill's. */
export function summarizeGst(lines: readonly (ChargeLine & ChargeLineFigures)[]): GstRateSummary[] {
  const rows = new Map<string, GstRateSummary>();
  for (const line of lines) {
    if (line.gstPaise === 0) continue;
    const isIgst = line.igstPaise > 0;
    const rate = isIgst ? line.igstBasisPoints : basisPoints(line.sgstBasisPoints + line.cgstBasisPoints);
    const key = `${rate} ${isIgst}`;
    const row = rows.get(key) ?? {
      rateBasisPoints: rate,
      isIgst,
      taxablePaise: ZERO,
      igstPaise: ZERO,
      sgstPaise: ZERO,
      cgstPaise: ZERO,
      gstPaise: ZERO,
    };
    rows.set(key, {
      ...row,
      taxablePaise: addPaise(row.taxablePaise, line.taxablePaise),
      igstPaise: addPaise(row.igstPaise, line.igstPaise),
      sgstPaise: addPaise(row.sgstPaise, line.sgstPaise),
      cgstPaise: addPaise(row.cgstPaise, line.cgstPaise),
      gstPaise: addPaise(row.gstPaise, line.gstPaise),
    });
  }
  return [...rows.values()].toSorted((one, other) => one.rateBasisPoints - other.rateBasisPoints);
}

/** A group tax split over its members by their rates; the last member takes the odd paise, so the parts add up (R541, Q208). */
export function splitGroupTax(taxPaise: Paise, memberRates: readonly BasisPoints[]): Paise[] {
  const totalRate = memberRates.reduce((sum, rate) => sum + BigInt(rate), 0n);
  if (totalRate <= 0n) throw new RangeError('A group tax needs members with a rate above 0.');
  let restPaise = taxPaise;
  return memberRates.map((rate, index) => {
    const isLast = index === memberRates.length - 1;
    const share = paise(Number(roundHalfAwayFromZero(BigInt(taxPaise) * BigInt(rate), totalRate)));
    const partPaise = isLast ? restPaise : share;
    restPaise = subtractPaise(restPaise, partPaise);
    return partPaise;
  });
}
