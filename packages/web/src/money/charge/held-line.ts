// A charge line as typed and as held before Submit, with the checks and sums of the rules (R438-R446).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { chargeSentences } from '@charaka/contract/money/charge/charge-sentences';
import type { listCharges } from '@charaka/contract/money/tariff/tariff';
import { tariffChecks } from '@charaka/contract/money/tariff/tariff-checks';
import {
  type ChargeLine,
  type ChargeLineFigures,
  chargeValueProblem,
  computeChargeLine,
  discountAmountFromPercent,
  discountPercentFromAmount,
  mayTypeQuantity,
} from '@charaka/rules/money/charge-line';
import {
  type BasisPoints,
  basisPoints,
  basisPointsToPercent,
  type Paise,
  percentToBasisPoints,
  quantityToThousandths,
  type Thousandths,
  thousandths,
} from '@charaka/rules/money/money';
import { spoken } from '../../kernel/spoken.ts';
import { typedPaise } from '../payment/typed-amount.ts';

/** A charge of the price list. */
export type Charge = OutputOf<typeof listCharges>['rows'][number];

/** The form of one line; numbers as typed. */
export interface LineValues {
  chargeTypeId: number | null;
  chargeCategoryId: number | null;
  chargeId: number | null;
  appliedCharge: number | string;
  discountPercent: number | string;
  itemDiscount: number | string;
  quantity: number | string;
}

/** A fresh form; the quantity is 1 (R446). */
export const freshLine: LineValues = {
  chargeTypeId: null,
  chargeCategoryId: null,
  chargeId: null,
  appliedCharge: '',
  discountPercent: '',
  itemDiscount: '',
  quantity: 1,
};

/** A line held until Submit. */
export interface HeldLine {
  readonly key: number;
  readonly charge: Charge;
  readonly tpaChargeCode: string;
  readonly appliedCharge: number;
  readonly itemDiscount: number;
  readonly quantity: number;
  readonly grossPaise: Paise;
  readonly discountPaise: Paise;
  readonly netPaise: Paise;
}

function tried<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

const quantityOf = (typed: number | string): Thousandths =>
  typed === '' ? thousandths(0) : tried(() => quantityToThousandths(typed), thousandths(0));

/**
 * Errors of a line, by field, in the specification's words (R438-R442, Q99); an excessive discount by its key (Q100).
 * `charge` is the chosen charge: a fraction may be typed only of a divisible charge (Q257).
 */
export function lineErrors(
  values: LineValues,
  charge: Pick<Charge, 'isDivisible' | 'chargeName'> | null = null,
): Record<string, string> {
  const errors: Record<string, string> = {};
  if (values.chargeTypeId === null) errors.chargeTypeId = spoken(tariffChecks.selectChargeType);
  if (values.chargeCategoryId === null) errors.chargeCategoryId = spoken(tariffChecks.selectChargeCategory);
  if (values.chargeId === null) errors.chargeId = spoken(fieldSentences.enterChargeCode);
  const applied = typedPaise(values.appliedCharge);
  const chargeFault = chargeValueProblem('appliedCharge', values.appliedCharge === '' ? null : applied);
  if (chargeFault) errors.appliedCharge = spoken(chargeFault);
  const quantityFault = chargeValueProblem('quantity', quantityOf(values.quantity));
  if (quantityFault) errors.quantity = spoken(quantityFault);
  else if (charge && !mayTypeQuantity(quantityOf(values.quantity), charge))
    errors.quantity = spoken(chargeSentences.chargedWhole(charge));
  if (Number(values.discountPercent) > 100 || typedPaise(values.itemDiscount) > applied) {
    errors.itemDiscount = 'discountTooLarge';
  }
  return errors;
}

/** The discount amount for a typed percentage of the applied charge; '' for nothing, or more than all of it, or a price not there yet (R444). */
export function amountForPercent(applied: number | string, percent: number | string): number | string {
  if (percent === '' || applied === '') return '';
  const points = tried<BasisPoints>(() => percentToBasisPoints(Number(percent)), basisPoints(0));
  return tried<number | string>(() => discountAmountFromPercent(typedPaise(applied), points) / 100, '');
}

/** The percentage for a typed discount amount; '' for nothing or more than all of it (R444). */
export function percentForAmount(applied: number | string, amount: number | string): number | string {
  if (amount === '' || typedPaise(applied) === 0) return '';
  return tried<number | string>(
    () => basisPointsToPercent(discountPercentFromAmount(typedPaise(applied), typedPaise(amount))),
    '',
  );
}

/** The values after one of applied charge, percent and discount amount was typed: the discount's other view follows (R444). */
export function withDiscount(
  values: LineValues,
  change: Partial<Pick<LineValues, 'appliedCharge' | 'discountPercent' | 'itemDiscount'>>,
): LineValues {
  const next = { ...values, ...change };
  const { appliedCharge, discountPercent, itemDiscount } = next;
  const isAmountKept =
    change.itemDiscount !== undefined || (change.discountPercent === undefined && discountPercent === '');
  return isAmountKept
    ? { ...next, discountPercent: percentForAmount(appliedCharge, itemDiscount) }
    : { ...next, itemDiscount: amountForPercent(appliedCharge, discountPercent) };
}

/** The values once the rate of the chosen charge is known, in rupees (R447): an applied charge typed meanwhile stays. */
export function withRate(values: LineValues, rate: number): LineValues {
  return withDiscount(values, { appliedCharge: values.appliedCharge === '' ? rate : values.appliedCharge });
}

/** Tax fields of a charge in the price list. */
export type ChargeTax = Pick<Charge, 'igst' | 'sgst' | 'cgst' | 'isGstInclusive'>;

/** A typed line as it is charged; `isGstBeforeDiscount` is the hospital's rule today (R520). */
export function typedLine(values: LineValues, tax: ChargeTax, isGstBeforeDiscount: boolean): ChargeLine {
  return {
    quantityThousandths: quantityOf(values.quantity),
    appliedPaise: typedPaise(values.appliedCharge),
    itemDiscountPaise: typedPaise(values.itemDiscount),
    igstBasisPoints: tax.igst,
    sgstBasisPoints: tax.sgst,
    cgstBasisPoints: tax.cgst,
    isGstInclusive: tax.isGstInclusive,
    isGstBeforeDiscount,
  };
}

/** Figures of a valid line within the state; its net excludes tax, also when the price includes the tax (R446, Q217). */
export function lineFigures(values: LineValues, tax: ChargeTax): ChargeLineFigures {
  return computeChargeLine({ ...typedLine(values, tax, true), usesIgst: false });
}

/** The line to hold; who holds it gives it its key. */
export function heldLine(values: LineValues, charge: Charge, tpaChargeCode: string): HeldLine {
  const { grossPaise, discountPaise, netPaise } = lineFigures(values, charge);
  return {
    key: 0,
    charge,
    tpaChargeCode,
    appliedCharge: Number(values.appliedCharge),
    itemDiscount: values.itemDiscount === '' ? 0 : Number(values.itemDiscount),
    quantity: Number(values.quantity),
    grossPaise,
    discountPaise,
    netPaise,
  };
}
