// Whether a result jumps away from the last one of the same patient (LB034).
import type { Comparator } from './lab-number.ts';

/** How a parameter compares with the last verified result. */
export const deltaKinds = ['None', 'Absolute', 'Percent', 'RatePerDay'] as const;
export type DeltaKind = (typeof deltaKinds)[number];

/** The rule of a parameter: by how much it may change within so many days. */
export interface DeltaRule {
  readonly deltaKind: DeltaKind;
  readonly deltaLimit: number | null;
  readonly deltaDays: number | null;
}

/** A value with the instant its specimen was taken. */
export interface TakenValue {
  readonly value: number;
  readonly comparator: Comparator;
  readonly takenAt: string;
}

const DAY_MILLISECONDS = 86_400_000;

/** Whether the change breaks the rule; a last value older than the rule's days says nothing. */
export function isDeltaBreach(now: TakenValue, before: TakenValue | null, rule: DeltaRule): boolean {
  const { deltaKind, deltaLimit, deltaDays } = rule;
  if (!before || deltaKind === 'None' || deltaLimit === null) return false;
  const days = (Date.parse(now.takenAt) - Date.parse(before.takenAt)) / DAY_MILLISECONDS;
  if (days < 0 || (deltaDays !== null && days > deltaDays)) return false;
  const change = leastChange(now, before);
  if (deltaKind === 'Absolute') return change > deltaLimit;
  if (deltaKind === 'Percent') return before.value !== 0 && (change / Math.abs(before.value)) * 100 > deltaLimit;
  return days > 0 && change / days > deltaLimit;
}

/** The least that the value changed: '>500' after 100 is 400 at least, '<5' after 3 may be no change. */
function leastChange(now: TakenValue, before: TakenValue): number {
  const [rise, fall] = [lowest(now) - highest(before), lowest(before) - highest(now)];
  // Doubles of decimals differ by less than what a laboratory can write.
  return Number(Math.max(0, rise, fall).toPrecision(12));
}

const lowest = ({ value, comparator }: TakenValue): number =>
  comparator.startsWith('<') ? Number.NEGATIVE_INFINITY : value;
const highest = ({ value, comparator }: TakenValue): number =>
  comparator.startsWith('>') ? Number.POSITIVE_INFINITY : value;
