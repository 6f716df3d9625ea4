// Whether a result jumps away from the last one of the same patient (LB034).

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
  readonly takenAt: string;
}

const DAY_MILLISECONDS = 86_400_000;

/** Whether the change breaks the rule; a last value older than the rule's days says nothing. */
export function isDeltaBreach(now: TakenValue, before: TakenValue | null, rule: DeltaRule): boolean {
  const { deltaKind, deltaLimit, deltaDays } = rule;
  if (!before || deltaKind === 'None' || deltaLimit === null) return false;
  const days = (Date.parse(now.takenAt) - Date.parse(before.takenAt)) / DAY_MILLISECONDS;
  if (days < 0 || (deltaDays !== null && days > deltaDays)) return false;
  // Doubles of decimals differ by less than what a laboratory can write.
  const change = Number(Math.abs(now.value - before.value).toPrecision(12));
  if (deltaKind === 'Absolute') return change > deltaLimit;
  if (deltaKind === 'Percent') return before.value !== 0 && (change / Math.abs(before.value)) * 100 > deltaLimit;
  return days > 0 && change / days > deltaLimit;
}
