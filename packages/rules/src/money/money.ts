// Exact arithmetic on amounts (paise), percentages (basis points) and quantities (thousandths): integers only, never floats.

import type { Sentence } from '../message/sentence.ts';
import { figureSentences, ImpossibleFigure } from './impossible-figure.ts';

declare const unit: unique symbol;

/** An amount of money: whole paise (the currency's minor unit), a safe integer below 2^51 either side of zero. */
export type Paise = number & { readonly [unit]: 'paise' };
/** A percentage: hundredths of a percent, so 2.5 % is 250. */
export type BasisPoints = number & { readonly [unit]: 'basis points' };
/** A quantity: thousandths, so 1.5 is 1500. */
export type Thousandths = number & { readonly [unit]: 'thousandths' };

/** Above this a sum could leave the integers a number can hold; ten digits of rupees stay far below it. */
const LIMIT = 2 ** 51;
const DIGITS_BEFORE_POINT = 10;

/** Names a whole number as what it counts. Throws ImpossibleFigure when it is no whole number below 2^51. */
function guarded<Kind extends number>(value: number): Kind {
  if (!Number.isSafeInteger(value) || Math.abs(value) >= LIMIT) {
    throw new ImpossibleFigure(figureSentences.notCountable({ value: String(value) }));
  }
  return (value === 0 ? 0 : value) as Kind;
}

/** Whole paise from a number, for example one read from the database. Throws ImpossibleFigure for anything else. */
export function paise(value: number): Paise {
  return guarded<Paise>(value);
}

/** Basis points from a number. Throws ImpossibleFigure when it is not a whole number. */
export function basisPoints(value: number): BasisPoints {
  return guarded<BasisPoints>(value);
}

/** Thousandths from a number. Throws ImpossibleFigure when it is not a whole number. */
export function thousandths(value: number): Thousandths {
  return guarded<Thousandths>(value);
}

export const ZERO: Paise = paise(0);

/** Reads a decimal digit by digit, so that 0.29 is 29 hundredths and not 28.999. */
function integerFromDecimal(value: number | string, decimals: number, noun: Sentence): number {
  const text = typeof value === 'number' ? String(value) : value.trim();
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const tooManyDecimals = () => new RangeError(`${noun.text} can have at most ${decimals} decimals.`);
  const tooManyDigits = () =>
    new ImpossibleFigure(figureSentences.tooManyDigits({ noun, digits: DIGITS_BEFORE_POINT }));
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`${noun.text} must be a finite number.`);
  // A number in exponent notation is either too large or too finely divided.
  if (parts === null && typeof value === 'number') throw Math.abs(value) < 1 ? tooManyDecimals() : tooManyDigits();
  if (parts === null) throw new RangeError(`${noun.text} must be a decimal number.`);
  const [, sign, whole, fraction = ''] = parts;
  if (fraction.length > decimals) throw tooManyDecimals();
  if (whole === undefined || whole.length > DIGITS_BEFORE_POINT) throw tooManyDigits();
  const magnitude = Number(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -magnitude : magnitude;
}

/** Decimal rupees (1234.5 or '1234.50') as paise. Throws RangeError: over 2 decimals, over 10 digits, not finite (R191). */
export function rupeesToPaise(rupees: number | string): Paise {
  return paise(integerFromDecimal(rupees, 2, figureSentences.amount));
}

/** Paise as decimal rupees for the wire; the nearest number, whose shortest text has at most 2 decimals. */
export function paiseToRupees(amount: Paise): number {
  return amount / 100;
}

/** '1234.50': an amount of paise in rupees, without grouping and sign of the currency. */
export function plainRupees(amount: number): string {
  return (amount / 100).toFixed(2);
}

/** A percentage (2.5 or '2.50') as basis points. Throws RangeError with more than 2 decimals (R191). */
export function percentToBasisPoints(percent: number | string): BasisPoints {
  return basisPoints(integerFromDecimal(percent, 2, figureSentences.percentage));
}

/** Basis points as a percentage with at most 2 decimals. */
export function basisPointsToPercent(rate: BasisPoints): number {
  return rate / 100;
}

/** A quantity (1.5 or '1.500') as thousandths. Throws RangeError with more than 3 decimals (R190). */
export function quantityToThousandths(quantity: number | string): Thousandths {
  return thousandths(integerFromDecimal(quantity, 3, figureSentences.quantity));
}

/** Thousandths as a quantity with at most 3 decimals. */
export function thousandthsToQuantity(quantity: Thousandths): number {
  return quantity / 1000;
}

/** Sum of amounts. Throws ImpossibleFigure when it cannot be counted exactly. */
export function addPaise(...amounts: Paise[]): Paise {
  return sumPaise(amounts);
}

/** Sum of a list of amounts; nothing adds up to zero. */
export function sumPaise(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total = paise(total + amount);
  return paise(total);
}

/** The first amount less the second. */
export function subtractPaise(amount: Paise, less: Paise): Paise {
  return paise(amount - less);
}

/** The smaller of two amounts. */
export function smallerPaise(one: Paise, other: Paise): Paise {
  return one < other ? one : other;
}

/** numerator / denominator to a whole number, halves away from zero (Q29). The denominator is positive. */
export function roundHalfAwayFromZero(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('A quotient can be rounded only for a positive denominator.');
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

function roundedPaise(numerator: bigint, denominator: bigint): Paise {
  return paise(Number(roundHalfAwayFromZero(numerator, denominator)));
}

/** r(quantity x amount), to a paisa (R446). */
export function multiplyQuantity(quantity: Thousandths, amount: Paise): Paise {
  return roundedPaise(BigInt(quantity) * BigInt(amount), 1_000n);
}

/** r(amount x percent), to a paisa (R510). */
export function percentOf(amount: Paise, rate: BasisPoints): Paise {
  return roundedPaise(BigInt(amount) * BigInt(rate), 10_000n);
}

/** r(quantity x amount x percent), rounded once, to a paisa (R520). */
export function percentOfQuantity(quantity: Thousandths, amount: Paise, rate: BasisPoints): Paise {
  return roundedPaise(BigInt(quantity) * BigInt(amount) * BigInt(rate), 10_000_000n);
}

/** part / whole as a percentage with 2 decimals (R191); 0 when the whole is 0 or less. */
export function shareInBasisPoints(part: Paise, whole: Paise): BasisPoints {
  if (whole <= 0) return basisPoints(0);
  return basisPoints(Number(roundHalfAwayFromZero(BigInt(part) * 10_000n, BigInt(whole))));
}

/** The amount to a whole rupee, still counted in paise; halves away from zero (R513). */
export function roundToRupee(amount: Paise): Paise {
  return paise(Number(roundHalfAwayFromZero(BigInt(amount), 100n)) * 100);
}
