// The plan of a person's vaccinations: which doses count, which are due, and when the next one may be given (OP034).
import { type CalendarDate, daysAfter, daysBetween } from '../stay/hospital-day.ts';

/** A dose of a schedule. Days are days of life, gaps are days after the dose before it of the same vaccine. */
export interface ScheduledDose {
  readonly doseKey: string;
  readonly vaccineCode: string;
  readonly minDays: number;
  readonly dueDays: number;
  /** The last day of life on which the dose is still given. */
  readonly maxDays: number | null;
  readonly minGapDays: number | null;
  readonly sexLimit: 'M' | 'F' | null;
  readonly isOptional: boolean;
  /** A live vaccine that is injected: two of them are given on one day, or 28 days apart. */
  readonly isLive: boolean;
}

/** A dose that was given, here or elsewhere. */
export interface GivenDose {
  readonly doseKey: string;
  readonly vaccineCode: string;
  readonly givenOn: CalendarDate;
}

/** Why a dose that was given does not count. */
export type DoseFault = 'TooEarly' | 'GapTooShort' | 'LiveTooClose';

/** States of a dose of the plan. */
export type DoseState = 'Given' | 'Due' | 'Overdue' | 'Later' | 'TooLate';

/** A dose of the plan; without `givenOn` it is still to come. */
export interface PlannedDose extends ScheduledDose {
  readonly state: DoseState;
  readonly givenOn: CalendarDate | null;
  /** The day on which it is due as things stand, and the first on which it would count. */
  readonly dueOn: CalendarDate;
  readonly earliestOn: CalendarDate;
}

/** Days by which a dose may come early and still count. */
export const GRACE_DAYS = 4;
const LIVE_GAP_DAYS = 28;
const REPEAT_GAP_DAYS = 28;
const OVERDUE_DAYS = 28;

interface Person {
  readonly bornOn: CalendarDate;
  readonly sex: string;
}

const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);

/** Returns the fault of a dose given the earlier ones; null when it counts. Live vaccines have no grace period. */
export function doseFault(
  bornOn: CalendarDate,
  schedule: readonly ScheduledDose[],
  given: readonly GivenDose[],
  dose: GivenDose,
): DoseFault | null {
  const line = schedule.find(({ doseKey }) => doseKey === dose.doseKey);
  if (!line) return null;
  if (daysBetween(bornOn, dose.givenOn) < line.minDays - GRACE_DAYS) return 'TooEarly';
  const last = lastBefore(
    given.filter(({ vaccineCode }) => vaccineCode === line.vaccineCode),
    dose.givenOn,
  );
  const isRepeat = given.some(({ doseKey, givenOn }) => doseKey === dose.doseKey && givenOn < dose.givenOn);
  const gapDays = gapOf(line, isRepeat);
  if (last && gapDays !== null && daysBetween(last, dose.givenOn) < gapDays - GRACE_DAYS) return 'GapTooShort';
  const lastLive = line.isLive ? lastBefore(liveOf(schedule, given), dose.givenOn) : null;
  return lastLive && daysBetween(lastLive, dose.givenOn) < LIVE_GAP_DAYS ? 'LiveTooClose' : null;
}

/** A dose that is given again waits also where the schedule names no gap before it. */
const gapOf = ({ minGapDays }: ScheduledDose, isRepeat: boolean) => minGapDays ?? (isRepeat ? REPEAT_GAP_DAYS : null);

function lastBefore(given: readonly GivenDose[], day: CalendarDate): CalendarDate | null {
  const earlier = given.map(({ givenOn }) => givenOn).filter((givenOn) => givenOn < day);
  return earlier.sort().at(-1) ?? null;
}

function liveOf(schedule: readonly ScheduledDose[], given: readonly GivenDose[]): GivenDose[] {
  const live = new Set(schedule.filter(({ isLive }) => isLive).map(({ vaccineCode }) => vaccineCode));
  return given.filter(({ vaccineCode }) => live.has(vaccineCode));
}

/**
 * The plan of a person as of a day: each dose of the schedule with its state. A dose that came too early is given again, and what
 * follows waits for its gap after the last one given, whether that counted or not.
 */
export function vaccinePlan(
  { bornOn, sex }: Person,
  schedule: readonly ScheduledDose[],
  given: readonly GivenDose[],
  today: CalendarDate,
): PlannedDose[] {
  const lastOn = new Map<string, CalendarDate>();
  // A dose given today does not delay a live vaccine of the same visit.
  const lastLive = lastBefore(liveOf(schedule, given), today);
  return schedule
    .filter(({ sexLimit }) => sexLimit === null || sexLimit === sex)
    .map((line) => {
      const ofDose = given.filter(({ doseKey }) => doseKey === line.doseKey).sort(byDay);
      const counted = ofDose.find((dose) => doseFault(bornOn, schedule, given, dose) === null);
      const before = ofDose.at(-1)?.givenOn ?? lastOn.get(line.vaccineCode) ?? null;
      const earliestOn = earliestDay(
        daysAfter(bornOn, line.minDays),
        gapOf(line, ofDose.length > 0),
        before,
        line.isLive ? lastLive : null,
      );
      const dueOn = later(daysAfter(bornOn, line.dueDays), earliestOn);
      const givenOn = counted?.givenOn ?? null;
      const state = stateOf(bornOn, line, givenOn, dueOn, today);
      // Later doses wait for this one: for the day it was given, or for its earliest possible day.
      if (state !== 'TooLate') lastOn.set(line.vaccineCode, before && givenOn ? before : later(dueOn, today));
      return { ...line, givenOn, earliestOn, dueOn, state };
    });
}

const byDay = (one: GivenDose, other: GivenDose) => (one.givenOn < other.givenOn ? -1 : 1);

function earliestDay(
  byAge: CalendarDate,
  gapDays: number | null,
  last: CalendarDate | null,
  lastLive: CalendarDate | null,
): CalendarDate {
  const byGap = last && gapDays !== null ? later(byAge, daysAfter(last, gapDays)) : byAge;
  return lastLive ? later(byGap, daysAfter(lastLive, LIVE_GAP_DAYS)) : byGap;
}

function stateOf(
  bornOn: CalendarDate,
  { maxDays }: ScheduledDose,
  givenOn: CalendarDate | null,
  dueOn: CalendarDate,
  today: CalendarDate,
): DoseState {
  if (givenOn) return 'Given';
  if (maxDays !== null && today > daysAfter(bornOn, maxDays)) return 'TooLate';
  if (today < dueOn) return 'Later';
  return daysBetween(dueOn, today) > OVERDUE_DAYS ? 'Overdue' : 'Due';
}

/** Returns the day of the next visit: the first day a dose is or will be due, optional doses aside; null when none is left. */
export function nextVisitDay(plan: readonly PlannedDose[]): CalendarDate | null {
  const open = plan.filter(({ state, isOptional }) => !isOptional && state !== 'Given' && state !== 'TooLate');
  return (
    open
      .map(({ dueOn }) => dueOn)
      .sort()
      .at(0) ?? null
  );
}
