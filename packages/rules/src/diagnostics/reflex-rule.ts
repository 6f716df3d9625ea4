// Whether a verified value asks for a further test by protocol (LB058).
import type { ResultFlag } from './reference-range.ts';

/** When a protocol adds its test: below a limit, above one, or beyond what is normal. */
export const reflexMoments = ['Below', 'Above', 'Abnormal'] as const;
export type ReflexMoment = (typeof reflexMoments)[number];

/** A protocol's question. */
export interface ReflexQuestion {
  readonly asksWhen: ReflexMoment;
  /** None for a rule that asks by the flag alone. */
  readonly limitValue: number | null;
}

/** A value that counts. */
export interface ReflexValue {
  readonly numberValue: number | null;
  readonly comparator: string;
  readonly flag: ResultFlag | null;
}

/** A value equal to the limit asks for nothing (as LB007); of '<0.5' and '>500' only what is certain counts. */
export function asksForMore({ asksWhen, limitValue }: ReflexQuestion, value: ReflexValue): boolean {
  const { numberValue, comparator, flag } = value;
  if (asksWhen === 'Abnormal') return flag !== null && flag !== 'N';
  if (numberValue === null || limitValue === null) return false;
  const [away, beyond] = asksWhen === 'Below' ? ['>', numberValue < limitValue] : ['<', numberValue > limitValue];
  if (comparator.startsWith(away)) return false;
  return beyond || (comparator.length === 1 && comparator !== '=' && numberValue === limitValue);
}
