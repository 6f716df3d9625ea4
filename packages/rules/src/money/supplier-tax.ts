// Income tax deducted from suppliers: sections, rates and thresholds by nature of the purchase and by day (PH082, FI054).

import type { CalendarDate } from '../stay/hospital-day.ts';
import { type BasisPoints, basisPoints, type Paise, paise, percentOf, rupeesToPaise, ZERO } from './money.ts';

/** Natures of deliveries, which decide the deducted tax; 'None' as with a certificate or a declaration of the supplier. */
export const supplierTaxNatures = ['Goods', 'Contract', 'Professional', 'Technical', 'None'] as const;
/** The nature of a delivery. */
export type SupplierTaxNature = (typeof supplierTaxNatures)[number];

/** A line of the dated table. A line holds until the next line of its nature begins. */
interface TaxLine {
  readonly nature: Exclude<SupplierTaxNature, 'None'>;
  readonly from: CalendarDate;
  /** The section of the Act, as certificates and returns name it. */
  readonly section: string;
  /** Rates of persons and families, of other suppliers, and of suppliers without PAN. */
  readonly rates: readonly [person: BasisPoints, other: BasisPoints, withoutPan: BasisPoints];
  /** The sum of a year up to which nothing is deducted. */
  readonly yearPaise: Paise;
  /** The single sum up to which nothing is deducted; without it the year alone decides. */
  readonly singlePaise?: Paise;
  /** Tax is on the part above the sum of the year alone, and of a hospital whose turnover of the year before is above this sum. */
  readonly turnoverPaise?: Paise;
}

const rates = (person: number, other: number, withoutPan: number) =>
  [basisPoints(person), basisPoints(other), basisPoints(withoutPan)] as const;

const goods = {
  nature: 'Goods',
  rates: rates(10, 10, 500),
  yearPaise: rupeesToPaise(5_000_000),
  turnoverPaise: rupeesToPaise(100_000_000),
} as const;
const contract = {
  nature: 'Contract',
  rates: rates(100, 200, 2000),
  yearPaise: rupeesToPaise(100_000),
  singlePaise: rupeesToPaise(30_000),
} as const;
const professional = { nature: 'Professional', rates: rates(1000, 1000, 2000) } as const;
const technical = { nature: 'Technical', rates: rates(200, 200, 2000) } as const;

/** From this day on the Income-tax Act, 2025 names the sections; its payment codes are to be verified by the accountant. */
const ACT_OF_2025: CalendarDate = '2026-04-01';
/** From this day on the threshold of fees is Rs 50,000 a year. */
const FEES_50_000: CalendarDate = '2025-04-01';

/** The dated table, the earlier line of a nature first. */
const lines: readonly TaxLine[] = [
  { ...goods, from: '2021-07-01', section: '194Q' },
  { ...goods, from: ACT_OF_2025, section: '393(1) 8(ii)' },
  { ...contract, from: '2016-06-01', section: '194C' },
  { ...contract, from: ACT_OF_2025, section: '393(1) 6(i)' },
  { ...professional, from: '2016-06-01', section: '194J(b)', yearPaise: rupeesToPaise(30_000) },
  { ...professional, from: FEES_50_000, section: '194J(b)', yearPaise: rupeesToPaise(50_000) },
  { ...professional, from: ACT_OF_2025, section: '393(1) 6(iii)(b)', yearPaise: rupeesToPaise(50_000) },
  { ...technical, from: '2020-04-01', section: '194J(a)', yearPaise: rupeesToPaise(30_000) },
  { ...technical, from: FEES_50_000, section: '194J(a)', yearPaise: rupeesToPaise(50_000) },
  { ...technical, from: ACT_OF_2025, section: '393(1) 6(iii)(a)', yearPaise: rupeesToPaise(50_000) },
];

/** Holders of a PAN, which decide the rate. */
export const panHolders = ['Person', 'Other', 'WithoutPan'] as const;
/** The holder of a PAN. */
export type PanHolder = (typeof panHolders)[number];

/** The fourth letter of a PAN names its holder: P a person, H a family. */
export function panHolderOf(panNumber: string | null): PanHolder {
  if (!panNumber) return 'WithoutPan';
  return /^.{3}[PH]/.test(panNumber) ? 'Person' : 'Other';
}

/** The supplier, and the sums credited to it earlier in the financial year, in paise without GST. */
export interface TaxedSupplier {
  /** Null: goods. */
  readonly nature: SupplierTaxNature | null;
  /** An importer is no resident, and its tax is outside this table. */
  readonly isImporter: boolean;
  readonly panHolder: PanHolder;
  readonly creditedPaise: Paise;
  /** The part of it that tax was deducted from. */
  readonly taxedPaise: Paise;
  /** The turnover of the hospital in the year before; null where it is not known. */
  readonly turnoverPaise: Paise | null;
}

/** The tax on a sum. `taxedPaise` is the part of the year's credits that it is deducted from. */
export interface SupplierTax {
  readonly nature: SupplierTaxNature;
  /** Empty where no section applies. */
  readonly section: string;
  readonly rateBasisPoints: BasisPoints;
  readonly taxedPaise: Paise;
  readonly taxPaise: Paise;
  /** The tax depends on a turnover that is not known: the sum must not be credited. */
  readonly isTurnoverMissing: boolean;
}

const rateOf = ({ rates: [person, other, withoutPan] }: TaxLine, panHolder: PanHolder): BasisPoints =>
  ({ Person: person, Other: other, WithoutPan: withoutPan })[panHolder];

const above = (sum: number, limit: Paise): number => Math.max(0, sum - limit);

/** The part of the year's credits from which tax is deducted now. */
function taxedNow(line: TaxLine, { creditedPaise, taxedPaise }: TaxedSupplier, amountPaise: Paise): Paise {
  const untilNow = creditedPaise + amountPaise;
  if (line.turnoverPaise !== undefined)
    return paise(above(untilNow, line.yearPaise) - above(creditedPaise, line.yearPaise));
  if (untilNow > line.yearPaise) return paise(Math.max(0, untilNow - taxedPaise));
  return line.singlePaise !== undefined && amountPaise > line.singlePaise ? amountPaise : ZERO;
}

/**
 * The tax on a sum in paise that is credited or paid in advance on a day, rounded to a paisa (PH082). Goods are taxed above the threshold of
 * the year alone; contracts and fees, once the year passes its threshold, on all credits of the year that were not taxed yet.
 */
export function supplierTax(supplier: TaxedSupplier, day: CalendarDate, amountPaise: Paise): SupplierTax {
  const nature = supplier.nature ?? 'Goods';
  const line = supplier.isImporter ? undefined : lines.findLast((each) => each.nature === nature && each.from <= day);
  const taxedPaise = line ? taxedNow(line, supplier, amountPaise) : ZERO;
  const untaxed = {
    nature,
    section: '',
    rateBasisPoints: basisPoints(0),
    taxedPaise: ZERO,
    taxPaise: ZERO,
    isTurnoverMissing: false,
  };
  if (!line || taxedPaise <= 0) return untaxed;
  if (line.turnoverPaise !== undefined) {
    if (supplier.turnoverPaise === null) return { ...untaxed, isTurnoverMissing: true };
    if (supplier.turnoverPaise <= line.turnoverPaise) return untaxed;
  }
  const rateBasisPoints = rateOf(line, supplier.panHolder);
  const taxPaise = percentOf(taxedPaise, rateBasisPoints);
  return { nature, section: line.section, rateBasisPoints, taxedPaise, taxPaise, isTurnoverMissing: false };
}
