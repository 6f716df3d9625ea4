// The figures of goods received from a supplier: tax, shares of charges and discounts, the claim for rejected packs, and the landed cost.

import { figureSentences, ImpossibleFigure } from './impossible-figure.ts';
import {
  addPaise,
  type BasisPoints,
  type Paise,
  paise,
  roundHalfAwayFromZero,
  subtractPaise,
  sumPaise,
  ZERO,
} from './money.ts';

/** A line of a supplier's paper. Packs are whole; the discount is a percentage or an amount of the whole line. */
export interface PurchasedLine {
  readonly itemId: number;
  /** Packs on the paper, those that are paid for. */
  readonly packs: number;
  readonly freePacks: number;
  /** Packs of both that did not enter stock: short, damaged or refused. */
  readonly rejectedPacks: number;
  readonly unitsPerPack: number;
  readonly ratePaise: Paise;
  readonly discountBasisPoints?: BasisPoints | null | undefined;
  readonly discountPaise?: Paise | null | undefined;
  readonly gstBasisPoints: BasisPoints;
}

/** Freight or another charge on the supplier's invoice, with the rate of its tax. */
export interface PurchaseCharge {
  readonly amountPaise: Paise;
  readonly gstBasisPoints: BasisPoints;
}

/** A receipt as the supplier's paper states it. */
export interface Purchase<L extends PurchasedLine = PurchasedLine> {
  readonly lines: readonly L[];
  readonly charges: readonly PurchaseCharge[];
  /** A discount on the whole invoice, before tax. */
  readonly invoiceDiscountPaise: Paise;
  /** The supplier's state is not that of the hospital: IGST instead of CGST and SGST (PH036). */
  readonly isInterState: boolean;
  /** Input tax is credited; otherwise it is part of the cost (PH037). */
  readonly isCreditTaken: boolean;
}

/** The taxes on an amount. */
export interface PurchaseTaxes {
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly igstPaise: Paise;
}

/** The figures of a line. `landedPaise` is the cost of its `units`, `claimedPaise` what the supplier owes for rejected packs. */
export interface PurchaseLineFigures extends PurchaseTaxes {
  readonly grossPaise: Paise;
  readonly discountPaise: Paise;
  readonly taxablePaise: Paise;
  readonly sharePaise: Paise;
  readonly claimedPaise: Paise;
  readonly landedPaise: Paise;
  readonly units: number;
}

/** The figures of a receipt; `totalPaise` is the sum of the supplier's paper before its round-off. */
export interface PurchaseFigures extends PurchaseTaxes {
  readonly lines: readonly PurchaseLineFigures[];
  readonly taxablePaise: Paise;
  readonly chargesPaise: Paise;
  readonly claimedPaise: Paise;
  readonly landedPaise: Paise;
  readonly totalPaise: Paise;
}

/** r(amount x part / whole); the whole is above zero. */
const partOf = (amount: Paise, part: number, whole: number): Paise =>
  paise(Number(roundHalfAwayFromZero(BigInt(amount) * BigInt(part), BigInt(whole))));

/**
 * An amount above or equal to zero, in paise, shared by weights: each share is the rounded part of all weights up to its own less that
 * of the weights before it (PH035). So the shares add up to the amount, none is negative, and none exceeds its weight while the amount
 * is within the sum of the weights. Without any weight all shares are zero.
 */
export function shareByWeight(amount: Paise, weights: readonly number[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => ZERO);
  let weightUntilHere = 0;
  let sharedPaise: Paise = ZERO;
  return weights.map((weight) => {
    weightUntilHere += weight;
    const untilHerePaise = partOf(amount, weightUntilHere, whole);
    const share = subtractPaise(untilHerePaise, sharedPaise);
    sharedPaise = untilHerePaise;
    return share;
  });
}

/** The tax on an amount: IGST, or CGST and SGST in equal halves, each rounded. */
function taxesOn(amount: Paise, rate: BasisPoints, isInterState: boolean): PurchaseTaxes {
  if (isInterState) return { cgstPaise: ZERO, sgstPaise: ZERO, igstPaise: partOf(amount, rate, 10_000) };
  const half = partOf(amount, rate, 20_000);
  return { cgstPaise: half, sgstPaise: half, igstPaise: ZERO };
}

const sumOfTaxes = ({ cgstPaise, sgstPaise, igstPaise }: PurchaseTaxes) => addPaise(cgstPaise, sgstPaise, igstPaise);

function netOf({ packs, ratePaise, discountBasisPoints, discountPaise }: PurchasedLine) {
  const gross = paise(packs * ratePaise);
  const discount = discountBasisPoints ? partOf(gross, discountBasisPoints, 10_000) : (discountPaise ?? ZERO);
  if (discount > gross) throw new ImpossibleFigure(figureSentences.discountAboveAmount);
  return { grossPaise: gross, discountPaise: discount, netPaise: subtractPaise(gross, discount) };
}

const packsOf = ({ packs, freePacks }: PurchasedLine) => packs + freePacks;

/** The units of a line that enter stock. */
const acceptedUnits = (line: PurchasedLine): number => (packsOf(line) - line.rejectedPacks) * line.unitsPerPack;

/**
 * The figures of a receipt (PH034-PH037, section 8). Charges and the discount on the invoice are shared by taxable value, charges without
 * any by units. Rejected packs are claimed with their share of value and tax. Accepted packs of one item share their cost by units.
 * No figure is negative. Throws ImpossibleFigure for a discount above the amount.
 */
export function computePurchase(purchase: Purchase): PurchaseFigures {
  const { lines, charges, invoiceDiscountPaise, isInterState, isCreditTaken } = purchase;
  const nets = lines.map(netOf);
  if (invoiceDiscountPaise > sumPaise(nets.map(({ netPaise }) => netPaise)))
    throw new ImpossibleFigure(figureSentences.discountAboveAmount);
  const discounts = shareByWeight(
    invoiceDiscountPaise,
    nets.map(({ netPaise }) => netPaise),
  );
  const taxed = lines.map((line, index) => {
    const { grossPaise, discountPaise, netPaise } = nets[index] as (typeof nets)[number];
    const taxablePaise = subtractPaise(netPaise, discounts[index] ?? ZERO);
    return {
      line,
      grossPaise,
      discountPaise,
      taxablePaise,
      ...taxesOn(taxablePaise, line.gstBasisPoints, isInterState),
    };
  });
  const kept = taxed.map((each) => keptOf(each.line, each));
  const chargeTaxes = charges.map((charge) => taxesOn(charge.amountPaise, charge.gstBasisPoints, isInterState));
  const chargesPaise = sumPaise(charges.map(({ amountPaise }) => amountPaise));
  const chargeTax = sumPaise(chargeTaxes.map(sumOfTaxes));
  const shares = shareCharges(isCreditTaken ? chargesPaise : addPaise(chargesPaise, chargeTax), kept, lines);
  const costs = kept.map(({ taxablePaise, taxPaise }, index) =>
    addPaise(taxablePaise, shares[index] ?? ZERO, isCreditTaken ? ZERO : taxPaise),
  );
  const landed = shareByItem(lines, costs);
  const figures = taxed.map(
    ({ line, ...each }, index): PurchaseLineFigures => ({
      ...each,
      sharePaise: shares[index] ?? ZERO,
      claimedPaise: kept[index]?.claimedPaise ?? ZERO,
      landedPaise: landed[index] ?? ZERO,
      units: acceptedUnits(line),
    }),
  );
  return { lines: figures, chargesPaise, ...totalsOf(figures, chargeTaxes, chargesPaise) };
}

function totalsOf(lines: readonly PurchaseLineFigures[], chargeTaxes: readonly PurchaseTaxes[], chargesPaise: Paise) {
  const of = (figure: 'taxablePaise' | 'claimedPaise' | 'landedPaise') => sumPaise(lines.map((line) => line[figure]));
  const tax = (name: keyof PurchaseTaxes) => sumPaise([...lines, ...chargeTaxes].map((each) => each[name]));
  const taxes = { cgstPaise: tax('cgstPaise'), sgstPaise: tax('sgstPaise'), igstPaise: tax('igstPaise') };
  return {
    taxablePaise: of('taxablePaise'),
    ...taxes,
    claimedPaise: of('claimedPaise'),
    landedPaise: of('landedPaise'),
    totalPaise: addPaise(of('taxablePaise'), chargesPaise, sumOfTaxes(taxes)),
  };
}

/** The value and tax of the accepted packs of a line, and the claim for the others. */
function keptOf(line: PurchasedLine, { taxablePaise, ...taxes }: PurchaseTaxes & { readonly taxablePaise: Paise }) {
  const rejected = (amount: Paise) =>
    line.rejectedPacks === 0 ? ZERO : partOf(amount, line.rejectedPacks, packsOf(line));
  const { cgstPaise, sgstPaise, igstPaise } = taxes;
  const claimedTax = addPaise(rejected(cgstPaise), rejected(sgstPaise), rejected(igstPaise));
  return {
    taxablePaise: subtractPaise(taxablePaise, rejected(taxablePaise)),
    taxPaise: subtractPaise(sumOfTaxes(taxes), claimedTax),
    claimedPaise: addPaise(rejected(taxablePaise), claimedTax),
  };
}

function shareCharges(
  amount: Paise,
  kept: readonly { readonly taxablePaise: Paise }[],
  lines: readonly PurchasedLine[],
): Paise[] {
  const values = kept.map(({ taxablePaise }) => taxablePaise);
  return shareByWeight(amount, values.some((value) => value > 0) ? values : lines.map(acceptedUnits));
}

/** The cost of all lines of an item, shared over them by units (PH034). */
function shareByItem(lines: readonly PurchasedLine[], costs: readonly Paise[]): Paise[] {
  const landed: Paise[] = lines.map(() => ZERO);
  for (const itemId of new Set(lines.map((line) => line.itemId))) {
    const ofItem = lines.flatMap((line, index) => (line.itemId === itemId ? [index] : []));
    const shares = shareByWeight(
      sumPaise(ofItem.map((index) => costs[index] ?? ZERO)),
      ofItem.map((index) => acceptedUnits(lines[index] as PurchasedLine)),
    );
    for (const [position, index] of ofItem.entries()) landed[index] = shares[position] ?? ZERO;
  }
  return landed;
}

/** A line of a receipt as a claim for its packs needs it; `allPacks` are paid and free ones. */
export interface ClaimedLine extends PurchaseTaxes {
  readonly taxablePaise: Paise;
  readonly allPacks: number;
  /** Packs that were claimed before: rejected at the receipt, or returned. */
  readonly packsBefore: number;
}

/** The value and tax that a supplier owes for further packs of a line, in cumulative shares over paid and free packs (PH041). */
export function claimForPacks(line: ClaimedLine, packs: number): PurchaseTaxes & { readonly taxablePaise: Paise } {
  const { allPacks, packsBefore } = line;
  const share = (amount: Paise): Paise =>
    subtractPaise(partOf(amount, packsBefore + packs, allPacks), partOf(amount, packsBefore, allPacks));
  return {
    taxablePaise: share(line.taxablePaise),
    cgstPaise: share(line.cgstPaise),
    sgstPaise: share(line.sgstPaise),
    igstPaise: share(line.igstPaise),
  };
}

/** A claim less what the invoice left out of these goods already: value and tax in their shares, and the part that is not claimed (PH041). */
export function claimAbove(
  { taxablePaise, ...taxes }: ReturnType<typeof claimForPacks>,
  leftOut: Paise,
): ReturnType<typeof claimForPacks> & { readonly leftOutPaise: Paise } {
  const wholePaise = addPaise(taxablePaise, sumOfTaxes(taxes));
  const leftOutPaise = paise(Math.min(wholePaise, leftOut));
  const shares = shareByWeight(subtractPaise(wholePaise, leftOutPaise), [
    taxablePaise,
    taxes.cgstPaise,
    taxes.sgstPaise,
    taxes.igstPaise,
  ]);
  const [taxable = ZERO, cgst = ZERO, sgst = ZERO, igst = ZERO] = shares;
  return { taxablePaise: taxable, cgstPaise: cgst, sgstPaise: sgst, igstPaise: igst, leftOutPaise };
}

/** The most by which the total on a supplier's paper may differ from its lines: one rupee, the round-off (PH038). */
export const MOST_ROUND_OFF = paise(100);

/** A number of a credit note as it is compared: its letters and digits in capitals (PH041). */
export const creditNoteKey = (creditNoteNumber: string): string =>
  creditNoteNumber.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A number of a supplier's invoice as it is compared: capitals, without spaces and leading zeros (PH039). */
export function invoiceKey(invoiceNumber: string): string {
  return invoiceNumber
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
}
