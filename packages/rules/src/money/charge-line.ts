// Amounts of one charge line: gross, discount, net and GST, each rounded once to a paisa; the tax inside a price that includes it.
import { entrySentences } from '../message/entry-sentences.ts';
import { type Sentence, sentences } from '../message/sentence.ts';
import { figureSentences, ImpossibleFigure } from './impossible-figure.ts';
import {
  addPaise,
  type BasisPoints,
  basisPoints,
  multiplyQuantity,
  type Paise,
  paise,
  percentOf,
  percentOfQuantity,
  roundHalfAwayFromZero,
  shareInBasisPoints,
  subtractPaise,
  type Thousandths,
  ZERO,
} from './money.ts';

const HUNDRED_PERCENT = 10_000;

/** A line as it is charged; the discount is per unit. */
export interface ChargeLine {
  quantityThousandths: Thousandths;
  appliedPaise: Paise;
  itemDiscountPaise: Paise;
  igstBasisPoints: BasisPoints;
  sgstBasisPoints: BasisPoints;
  cgstBasisPoints: BasisPoints;
  /** The price holds the tax: the slab is 'Inclusive' (R286, Q217). */
  isGstInclusive: boolean;
  /** GST is reckoned on the charge before its discount, as R520 says; else on what is left after it. */
  isGstBeforeDiscount: boolean;
}

/** The types of charges that are never divisible: radiology, bed days, laboratory, doctors, procedures, X-ray and theatre (Q257). */
export const wholeTypes: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/**
 * Whether a caller may type this quantity of a charge: a fraction only of a divisible charge (Q257). `beforeThousandths` is the quantity
 * of a posted line that is changed: a fraction that it has already may be lowered.
 */
export function mayTypeQuantity(
  quantityThousandths: Thousandths,
  { isDivisible, beforeThousandths = 0 }: { readonly isDivisible: boolean; readonly beforeThousandths?: number },
): boolean {
  if (isDivisible || quantityThousandths % 1000 === 0) return true;
  return beforeThousandths % 1000 !== 0 && quantityThousandths <= beforeThousandths;
}

/** The figures of a line; the GST parts that do not apply are 0. */
export interface ChargeLineFigures {
  grossPaise: Paise;
  discountPaise: Paise;
  /** Without GST: of an inclusive line what the tax inside it leaves. */
  netPaise: Paise;
  /** The base that was taxed: before or after the discount, and without the tax inside an inclusive price. */
  taxablePaise: Paise;
  gstPaise: Paise;
  igstPaise: Paise;
  sgstPaise: Paise;
  cgstPaise: Paise;
}

/**
 * Figures of one line: net = quantity x applied - quantity x discount (R446); GST on quantity x applied, whatever the discount
 * (R520, Q101), unless the hospital switched to GST after it. Of a price that holds the tax net and GST are its parts (R539, Q217).
 * Throws ImpossibleFigure for a negative figure or a discount above the applied charge (Q100).
 */
export function computeChargeLine(line: ChargeLine & { usesIgst: boolean }): ChargeLineFigures {
  const { quantityThousandths, appliedPaise, itemDiscountPaise } = line;
  if (quantityThousandths < 0) throw new ImpossibleFigure(figureSentences.chargeQuantityNegative);
  if (appliedPaise < 0) throw new ImpossibleFigure(figureSentences.appliedChargeNegative);
  assertDiscount(itemDiscountPaise, appliedPaise);
  if (line.igstBasisPoints < 0 || line.sgstBasisPoints < 0 || line.cgstBasisPoints < 0) {
    throw new ImpossibleFigure(figureSentences.gstRateNegative);
  }
  const grossPaise = multiplyQuantity(quantityThousandths, appliedPaise);
  const discountPaise = multiplyQuantity(quantityThousandths, itemDiscountPaise);
  const leftPaise = subtractPaise(grossPaise, discountPaise);
  if (line.isGstInclusive) return { grossPaise, discountPaise, ...taxInside(leftPaise, line) };
  const isBefore = line.isGstBeforeDiscount;
  const taxAt = (rate: BasisPoints): Paise =>
    isBefore ? percentOfQuantity(quantityThousandths, appliedPaise, rate) : percentOf(leftPaise, rate);
  const igstPaise = line.usesIgst ? taxAt(line.igstBasisPoints) : ZERO;
  const sgstPaise = line.usesIgst ? ZERO : taxAt(line.sgstBasisPoints);
  const cgstPaise = line.usesIgst ? ZERO : taxAt(line.cgstBasisPoints);
  return {
    grossPaise,
    discountPaise,
    netPaise: leftPaise,
    taxablePaise: isBefore ? grossPaise : leftPaise,
    gstPaise: addPaise(igstPaise, sgstPaise, cgstPaise),
    igstPaise,
    sgstPaise,
    cgstPaise,
  };
}

/** The parts of a price that holds its tax: IGST, or SGST and CGST as equal halves, each rounded once (R539, Q217). */
function taxInside(totalPaise: Paise, line: ChargeLine & { usesIgst: boolean }) {
  const halves = basisPoints(line.sgstBasisPoints + line.cgstBasisPoints);
  const igstPaise = line.usesIgst ? inclusiveTax(totalPaise, line.igstBasisPoints) : ZERO;
  const halfPaise = line.usesIgst ? ZERO : inclusiveHalf(totalPaise, halves);
  const gstPaise = addPaise(igstPaise, halfPaise, halfPaise);
  const netPaise = subtractPaise(totalPaise, gstPaise);
  return { netPaise, taxablePaise: netPaise, gstPaise, igstPaise, sgstPaise: halfPaise, cgstPaise: halfPaise };
}

/** Tax already inside an amount: base x rate / (100 + rate), to a paisa (R539). */
export function inclusiveTax(basePaise: Paise, rate: BasisPoints): Paise {
  return paise(Number(roundHalfAwayFromZero(BigInt(basePaise) * BigInt(rate), 10_000n + BigInt(rate))));
}

/** One of the two equal halves of the tax inside an amount: base x (rate / 2) / (100 + rate), to a paisa (R539, Q217). */
export function inclusiveHalf(basePaise: Paise, rate: BasisPoints): Paise {
  return paise(Number(roundHalfAwayFromZero(BigInt(basePaise) * BigInt(rate), 2n * (10_000n + BigInt(rate)))));
}

function assertDiscount(discountPaise: Paise, wholePaise: Paise): void {
  if (discountPaise < 0) throw new ImpossibleFigure(figureSentences.discountNegative);
  if (discountPaise > wholePaise) throw new ImpossibleFigure(figureSentences.discountAboveAmount);
}

/** Discount amount for a percentage of the whole (R444, R510). Throws ImpossibleFigure outside 0 to 100 % (Q100). */
export function discountAmountFromPercent(wholePaise: Paise, rate: BasisPoints): Paise {
  if (rate < 0) throw new ImpossibleFigure(figureSentences.discountNegative);
  if (rate > HUNDRED_PERCENT) throw new ImpossibleFigure(figureSentences.discountAboveWhole);
  return percentOf(wholePaise, rate);
}

/** Discount percentage, 2 decimals, for an amount (R444, R510). Throws ImpossibleFigure outside 0 to the whole (Q100). */
export function discountPercentFromAmount(wholePaise: Paise, discountPaise: Paise): BasisPoints {
  assertDiscount(discountPaise, wholePaise);
  return shareInBasisPoints(discountPaise, wholePaise);
}

/** Messages of the Add Charge form about a line; codes never change. */
export const chargeRuleSentences = sentences('charge', { enterAppliedCharge: 'Enter applied charge' });

/** Sentence of the Add Charge form for an applied charge or a quantity, or null when it is fine (R441, R442, Q99). */
export function chargeValueProblem(field: 'appliedCharge' | 'quantity', value: number | null): Sentence | null {
  const { valueNotAboveZero } = entrySentences;
  if (value === null) return field === 'appliedCharge' ? chargeRuleSentences.enterAppliedCharge : valueNotAboveZero;
  return value > 0 ? null : valueNotAboveZero;
}

/** Whether the Add button of the Add Charge form works: the standard charge is above 0 and the form valid (R443, Q102). */
export function mayAddChargeLine(standardChargePaise: Paise, isFormValid: boolean): boolean {
  return standardChargePaise > 0 && isFormValid;
}
