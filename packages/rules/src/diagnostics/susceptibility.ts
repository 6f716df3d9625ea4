// Judges an antibiotic by zone or MIC and the laboratory's breakpoints, cascade reporting, and the isolates that count (LB060-LB065).
import type { TypedNumber } from './lab-number.ts';
import { type MeasuredNumber, readTypedNumber } from './measured-number.ts';

/** Categories of an antibiotic. */
export const susceptibilityCategories = ['S', 'SDD', 'I', 'R', 'NS'] as const;
export type SusceptibilityCategory = (typeof susceptibilityCategories)[number];

/** How an isolate is tested. */
export const measuredMethods = ['Mic', 'Disk'] as const;
export type MeasuredMethod = (typeof measuredMethods)[number];

/** A breakpoint as judging needs it. */
export interface Breakpoint {
  readonly breakpointId: number;
  readonly antibioticId: number;
  /** Of this organism alone, of this specimen alone; nothing where it is of the whole group, of every specimen. */
  readonly organismId: number | null;
  readonly specimenTypeId: number | null;
  readonly method: MeasuredMethod | 'Intrinsic';
  readonly susceptibleLimit: number | null;
  readonly resistantLimit: number | null;
  readonly isResistantAtLimit: boolean | null;
  /** Between the limits a higher dose is effective: SDD in place of I (CLSI). */
  readonly isDoseDependent: boolean | null;
  readonly cascadeAfterId: number | null;
  readonly guideline: string;
  readonly guidelineVersion: string;
  readonly validFrom: string;
}

const isNearer = (one: Breakpoint, other: Breakpoint): boolean => {
  const rank = (of: Breakpoint) => (of.organismId === null ? 0 : 2) + (of.specimenTypeId === null ? 0 : 1);
  if (rank(one) !== rank(other)) return rank(one) > rank(other);
  if (one.validFrom !== other.validFrom) return one.validFrom > other.validFrom;
  return one.breakpointId > other.breakpointId;
};

/** The breakpoint of an antibiotic and method: that of the organism before that of its group, that of the specimen before all, the newest last (LB060). */
export function chooseBreakpoint(
  breakpoints: readonly Breakpoint[],
  antibioticId: number,
  method: Breakpoint['method'],
): Breakpoint | undefined {
  return breakpoints
    .filter((one) => one.antibioticId === antibioticId && one.method === method)
    .reduce<Breakpoint | undefined>((best, one) => (best === undefined || isNearer(one, best) ? one : best), undefined);
}

/** A number of a zone or a MIC as it is typed: '22', '<=0.5'. A number that is not above 0 has the kind 'none'. */
export function readMeasure(typed: string): MeasuredNumber {
  const read = readTypedNumber(typed);
  return read.kind === 'value' && Number(read.value.digits) <= 0 ? { kind: 'none' } : read;
}

/** The limits of a breakpoint. */
export type BreakpointLimits = Pick<
  Breakpoint,
  'method' | 'susceptibleLimit' | 'resistantLimit' | 'isResistantAtLimit'
>;

// A zone grows with susceptibility, a MIC with resistance: turned about, one is read as the other.
const turnOf = (method: Breakpoint['method']): 1 | -1 => (method === 'Disk' ? -1 : 1);

/** Whether a value would be susceptible and resistant at once. */
export function areLimitsCrossed({
  method,
  susceptibleLimit,
  resistantLimit,
  isResistantAtLimit,
}: BreakpointLimits): boolean {
  if (susceptibleLimit === null || resistantLimit === null || method === 'Intrinsic') return false;
  const turn = turnOf(method);
  const [s, r] = [susceptibleLimit * turn, resistantLimit * turn];
  return isResistantAtLimit === true ? s >= r : s > r;
}

/**
 * Category of a measure by a breakpoint: for a MIC at most the lower limit is S, for a zone at least the upper one; R is beyond the other,
 * or at it when the breakpoint includes it (LB061). Without a limit for R, a measure that is not S is NS. Null when the measure does not
 * reach far enough to decide, or the limits cross.
 */
export function categoryOf({ comparator, digits }: TypedNumber, by: Breakpoint): SusceptibilityCategory | null {
  const { susceptibleLimit, resistantLimit, method } = by;
  if (susceptibleLimit === null || method === 'Intrinsic' || areLimitsCrossed(by)) return null;
  const turn = turnOf(method);
  const value = Number(digits) * turn;
  const s = susceptibleLimit * turn;
  const isUpwards = comparator.startsWith(turn === 1 ? '>' : '<');
  const isDownwards = comparator.startsWith(turn === 1 ? '<' : '>');
  const isBeyondS = value > s || (value === s && isUpwards && comparator.length === 1);
  if (resistantLimit === null) return isBeyondS && !isDownwards ? 'NS' : value <= s && !isUpwards ? 'S' : null;
  const r = resistantLimit * turn;
  const isResistant = value > r || (value === r && by.isResistantAtLimit === true);
  if (isUpwards) return isResistant || (value === r && comparator.length === 1) ? 'R' : null;
  if (value <= s) return 'S';
  if (isDownwards) return null;
  if (isResistant) return 'R';
  return by.isDoseDependent ? 'SDD' : 'I';
}

/** Facts about an antibiotic of an isolate. */
export interface JudgedAntibiotic {
  readonly antibioticId: number;
  readonly category: string | null;
  readonly cascadeAfterId: number | null;
  readonly isReleased: boolean;
}

/** The antibiotics that stay off the report while the narrower one of their cascade is S and nobody released them (LB062). */
export function hiddenByCascade(judged: readonly JudgedAntibiotic[]): ReadonlySet<number> {
  const isSusceptible = (antibioticId: number | null) =>
    judged.some((one) => one.antibioticId === antibioticId && one.category === 'S');
  return new Set(
    judged
      .filter((one) => !one.isReleased && isSusceptible(one.cascadeAfterId))
      .map(({ antibioticId }) => antibioticId),
  );
}

const DAYS_OF_ONE_ILLNESS = 30;
const DAY_MILLISECONDS = 86_400_000;

/** An isolate as counting needs it. */
export interface CountedIsolate {
  readonly patientId: number;
  readonly organismId: number;
  readonly takenAt: string;
}

/** Of each patient and organism the first isolate of 30 days counts, and the next one after them (LB065). */
export function firstIsolates<T extends CountedIsolate>(isolates: readonly T[]): T[] {
  const last = new Map<string, number>();
  return isolates
    .toSorted((one, other) => Date.parse(one.takenAt) - Date.parse(other.takenAt))
    .filter(({ patientId, organismId, takenAt }) => {
      const key = `${patientId}/${organismId}`;
      const at = Date.parse(takenAt);
      const before = last.get(key);
      const counts = before === undefined || at - before >= DAYS_OF_ONE_ILLNESS * DAY_MILLISECONDS;
      if (counts) last.set(key, at);
      return counts;
    });
}

/** So many isolates are needed for a share that says something; fewer are shown in grey (LB065). */
export const FEWEST_ISOLATES = 30;
