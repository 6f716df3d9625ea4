// The tax and the sums of a printed medicine bill, for sold and for returned medicine (R538-R541).
import { parseTaxSlab, rateOfMembers } from './medicine-line.ts';
import { addPaise, type BasisPoints, basisPoints, type Paise, ZERO } from './money.ts';

/** A line as the paper sums it up. */
export interface TaxedMedicine {
  readonly taxSlab: string;
  readonly taxable: Paise;
  readonly cgstAmount: Paise;
  readonly sgstAmount: Paise;
}

/** Lines of one rate. */
export interface MedicineTaxRow {
  readonly rateBasisPoints: BasisPoints;
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
}

/**
 * Taxable amount and taxes by rate, the lowest first. A slab that cannot be read counts as 0 % and is named in `unreadable`,
 * for the log (R524, Q208).
 */
export function summarizeMedicineTax(lines: readonly TaxedMedicine[]): {
  rows: MedicineTaxRow[];
  unreadable: string[];
} {
  const rows = new Map<number, MedicineTaxRow>();
  const unreadable: string[] = [];
  for (const line of lines) {
    const members = parseTaxSlab(line.taxSlab);
    if (!members) unreadable.push(line.taxSlab);
    const rate = members ? rateOfMembers(members) : basisPoints(0);
    const row = rows.get(rate) ?? { rateBasisPoints: rate, taxablePaise: ZERO, cgstPaise: ZERO, sgstPaise: ZERO };
    rows.set(rate, {
      ...row,
      taxablePaise: addPaise(row.taxablePaise, line.taxable),
      cgstPaise: addPaise(row.cgstPaise, line.cgstAmount),
      sgstPaise: addPaise(row.sgstPaise, line.sgstAmount),
    });
  }
  return { rows: [...rows.values()].toSorted((one, other) => one.rateBasisPoints - other.rateBasisPoints), unreadable };
}
