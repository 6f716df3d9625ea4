// An amount of a dose in whole units and a quarter, a half or three quarters: '0.5' is easily read as 5, so that papers say half.
import type { DoseUnit } from './medicine-values.ts';

/** Units that people divide: a half of one is said in words. */
export const dividedUnits = [
  'tablet',
  'capsule',
  'sachet',
  'suppository',
  'pessary',
  'lozenge',
  'patch',
  'piece',
  'injection',
  'respule',
  'application',
] as const satisfies readonly DoseUnit[];
export type DividedUnit = (typeof dividedUnits)[number];

/** Whether a unit is divided; millilitres, drops and masses are counted in decimals. */
export const isDivided = (unit: DoseUnit): unit is DividedUnit => dividedUnits.some((one) => one === unit);

/** A part of a unit. */
export type DosePart = 'Quarter' | 'Half' | 'ThreeQuarters';

const parts: Readonly<Record<number, DosePart>> = { 0.25: 'Quarter', 0.5: 'Half', 0.75: 'ThreeQuarters' };
const signs: Readonly<Record<DosePart, string>> = { Quarter: '¼', Half: '½', ThreeQuarters: '¾' };

/** Whole units and the part beside them; null where the rest is no quarter, as in 0.33. */
export function wholeAndPart(amount: number): { readonly whole: number; readonly part: DosePart | null } | null {
  const whole = Math.trunc(amount);
  const rest = amount - whole;
  if (rest === 0) return { whole, part: null };
  const part = parts[rest];
  return part ? { whole, part } : null;
}

/** An amount with a sign for its part: '½', '1½', '2'. */
export function amountSign(amount: number): string {
  const read = wholeAndPart(amount);
  if (!read?.part) return String(amount);
  return `${read.whole || ''}${signs[read.part]}`;
}
