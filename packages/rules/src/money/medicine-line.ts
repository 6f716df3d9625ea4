// A line of a cash memo and its return: what it comes to, the tax inside it, and which batches it is taken from.
import { inclusiveHalf, inclusiveTax } from './charge-line.ts';
import { splitGroupTax } from './gst-summary.ts';
import { figureSentences, ImpossibleFigure } from './impossible-figure.ts';
import {
  type BasisPoints,
  basisPoints,
  basisPointsToPercent,
  type Paise,
  paise,
  percentToBasisPoints,
  roundHalfAwayFromZero,
  subtractPaise,
  ZERO,
} from './money.ts';

/** A tax of a group, as CGST in GST 12 %. */
export interface TaxMember {
  readonly name: string;
  readonly rateBasisPoints: BasisPoints;
}

/** The rates of a slab: a medicine is sold in the hospital's own state, so both halves and never IGST. */
export interface SlabRates {
  readonly slabName: string;
  readonly cgstBasisPoints: BasisPoints;
  readonly sgstBasisPoints: BasisPoints;
}

/** A slab as saved with a sold line: text, so that a later change of the slab changes no memo (Q208, Q209). */
export function taxSlabText({ slabName, cgstBasisPoints, sgstBasisPoints }: SlabRates): string {
  const taxes = [
    { taxName: 'CGST', rate: basisPointsToPercent(cgstBasisPoints) },
    { taxName: 'SGST', rate: basisPointsToPercent(sgstBasisPoints) },
  ];
  // gstType 1: the price includes the tax, as an MRP does by law.
  return JSON.stringify({ slabName, gstType: 1, taxes });
}

function memberOf(value: unknown): TaxMember | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { taxName, rate } = value as Record<string, unknown>;
  if (typeof taxName !== 'string' || typeof rate !== 'number') return undefined;
  try {
    return { name: taxName, rateBasisPoints: percentToBasisPoints(rate) };
  } catch {
    return undefined;
  }
}

/** Returns the members of a slab saved as text; undefined when it is unreadable, and it then counts as 0 % (R524, Q208). */
export function parseTaxSlab(text: string): TaxMember[] | undefined {
  try {
    const { taxes } = JSON.parse(text) as { taxes?: unknown };
    if (!Array.isArray(taxes)) return undefined;
    const members = taxes.map(memberOf);
    return members.every((member) => member !== undefined) ? members : undefined;
  } catch {
    return undefined;
  }
}

/** The rate of all members together. */
export function rateOfMembers(members: readonly TaxMember[]): BasisPoints {
  return basisPoints(members.reduce((sum, { rateBasisPoints }) => sum + rateBasisPoints, 0));
}

/** Input of a memo line's figures; whole units of the item at the price printed on the batch. */
export interface MedicineLine {
  readonly quantity: number;
  readonly mrpPaise: Paise;
  /** Of the whole line. */
  readonly discountPaise: Paise;
  readonly cgstBasisPoints: BasisPoints;
  readonly sgstBasisPoints: BasisPoints;
}

/** Figures of a line: value is the charged amount; taxable and taxes add up to it. */
export interface MedicineFigures {
  readonly grossPaise: Paise;
  readonly discountPaise: Paise;
  readonly valuePaise: Paise;
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
}

/**
 * The figures of a sold line: base = mrp x quantity - discount, the tax inside it as CGST and SGST (R539-R541).
 * Throws ImpossibleFigure for a quantity that is no whole number above 0 and for a discount outside 0 to the gross amount.
 */
export function computeMedicineLine(line: MedicineLine): MedicineFigures {
  const { quantity, mrpPaise, discountPaise, cgstBasisPoints, sgstBasisPoints } = line;
  if (!Number.isSafeInteger(quantity) || quantity <= 0) throw new ImpossibleFigure(figureSentences.quantityNotWhole);
  const grossPaise = paise(quantity * mrpPaise);
  if (discountPaise < 0) throw new ImpossibleFigure(figureSentences.discountNegative);
  if (discountPaise > grossPaise) throw new ImpossibleFigure(figureSentences.discountAboveAmount);
  const valuePaise = subtractPaise(grossPaise, discountPaise);
  const [cgstPaise, sgstPaise] = taxesInside(valuePaise, cgstBasisPoints, sgstBasisPoints);
  const taxablePaise = subtractPaise(subtractPaise(valuePaise, cgstPaise), sgstPaise);
  return { grossPaise, discountPaise, valuePaise, taxablePaise, cgstPaise, sgstPaise };
}

/** CGST and SGST inside a price: at one rate they are equal halves, each rounded once, as of charges (R539, Q217, Q261). */
function taxesInside(valuePaise: Paise, cgst: BasisPoints, sgst: BasisPoints): [cgst: Paise, sgst: Paise] {
  const rate = basisPoints(cgst + sgst);
  if (rate === 0) return [ZERO, ZERO];
  if (cgst === sgst) return [inclusiveHalf(valuePaise, rate), inclusiveHalf(valuePaise, rate)];
  const [cgstPaise = ZERO, sgstPaise = ZERO] = splitGroupTax(inclusiveTax(valuePaise, rate), [cgst, sgst]);
  return [cgstPaise, sgstPaise];
}

/** A sold line with its earlier returns. */
export interface SoldLine extends MedicineFigures {
  readonly quantity: number;
  readonly returnedQuantity: number;
}

/** The part of an amount that falls on the units from `before` on: all returns of a line together give back exactly all of it. */
function shareOf(amount: Paise, sold: SoldLine, quantity: number): Paise {
  const upTo = (units: number) =>
    paise(Number(roundHalfAwayFromZero(BigInt(amount) * BigInt(units), BigInt(sold.quantity))));
  return subtractPaise(upTo(sold.returnedQuantity + quantity), upTo(sold.returnedQuantity));
}

/** Returns the refund for a number of units of a sold line. Throws ImpossibleFigure for more than were sold and not yet returned. */
export function computeReturnedLine(sold: SoldLine, quantity: number): MedicineFigures {
  const left = sold.quantity - sold.returnedQuantity;
  if (!Number.isSafeInteger(quantity) || quantity <= 0) throw new ImpossibleFigure(figureSentences.quantityNotWhole);
  if (quantity > left) throw new ImpossibleFigure(figureSentences.onlyLeftToReturn({ left }));
  const grossPaise = paise((sold.grossPaise / sold.quantity) * quantity);
  const discountPaise = shareOf(sold.discountPaise, sold, quantity);
  const [cgstPaise, sgstPaise] = [shareOf(sold.cgstPaise, sold, quantity), shareOf(sold.sgstPaise, sold, quantity)];
  const valuePaise = subtractPaise(grossPaise, discountPaise);
  const taxablePaise = subtractPaise(subtractPaise(valuePaise, cgstPaise), sgstPaise);
  return { grossPaise, discountPaise, valuePaise, taxablePaise, cgstPaise, sgstPaise };
}

/** A batch as the choice of batches sees it; `expiry` is the last day it may be sold, 'YYYY-MM-DD'. */
export interface StockedBatch {
  readonly batchId: number;
  readonly expiry: string;
  readonly quantity: number;
}

/**
 * Takes a quantity from the batches that expire first, so that nothing grows old behind newer stock; expired ones are left
 * alone. `missing` is what all of them together lack.
 */
export function takeFirstExpiring<B extends StockedBatch>(
  batches: readonly B[],
  quantity: number,
  today: string,
): { parts: { batch: B; quantity: number }[]; missing: number } {
  const saleable = batches.filter((batch) => batch.expiry >= today && batch.quantity > 0);
  const inOrder = saleable.toSorted(
    (one, other) => one.expiry.localeCompare(other.expiry) || one.batchId - other.batchId,
  );
  let missing = quantity;
  const parts: { batch: B; quantity: number }[] = [];
  for (const batch of inOrder) {
    if (missing <= 0) break;
    const taken = Math.min(batch.quantity, missing);
    parts.push({ batch, quantity: taken });
    missing -= taken;
  }
  return { parts, missing };
}
