// Why a formula gives no value: the screen and the paper say it in place of the value (LB010).
import { type Formula, type FormulaPart, partsIn, workOut } from './formula.ts';
import type { ValueLimits } from './lab-number.ts';

/**
 * A part has no number; it has no number in the unit that the formula needs; the formula is not for these values (as Friedewald above
 * 400 mg/dL); the result cannot be.
 */
export const notCalculatedReasons = ['Missing', 'Unit', 'OutOfScope', 'Impossible'] as const;
export type NotCalculatedReason = (typeof notCalculatedReasons)[number];

/** The reason, and the parts that it is about. */
export interface NotCalculated {
  readonly reason: NotCalculatedReason;
  readonly parts: readonly FormulaPart[];
}

/** Null where the formula gives a value that can be. `known` says whether a part has a number in any unit. */
export function whyNotCalculated(
  formula: Formula,
  values: Readonly<Record<string, number | undefined>>,
  known: (name: string) => boolean,
  limits: Pick<ValueLimits, 'absurdLow' | 'absurdHigh'>,
): NotCalculated | null {
  const value = workOut(formula, values);
  if (value !== undefined) {
    const isBelow = value < (limits.absurdLow ?? 0);
    const isAbove = limits.absurdHigh !== null && value > limits.absurdHigh;
    return isBelow || isAbove ? { reason: 'Impossible', parts: [] } : null;
  }
  const open = [...partsIn(formula)].flatMap(([key, part]) => (values[key] === undefined ? [part] : []));
  if (open.length === 0) return { reason: 'OutOfScope', parts: [] };
  const missing = open.filter(({ name }) => !known(name));
  return missing.length > 0 ? { reason: 'Missing', parts: missing } : { reason: 'Unit', parts: open };
}
