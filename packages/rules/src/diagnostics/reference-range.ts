// Which reference range a result is judged by, and what it says of the value (LB006-LB009, LB033).
import type { Comparator } from './lab-number.ts';

/** Conditions of a range on the patient or the specimen, besides age and sex. */
export const rangeConditions = [
  'None',
  'Pregnant1',
  'Pregnant2',
  'Pregnant3',
  'Fasting',
  'PostMeal',
  'Follicular',
  'Ovulation',
  'Luteal',
  'PostMenopause',
] as const;
export type RangeCondition = (typeof rangeConditions)[number];

/** A stored range; a missing end is open. */
export interface ReferenceRange {
  readonly sex: 'M' | 'F' | null;
  readonly ageFromDays: number;
  readonly ageToDays: number;
  /** In the first days of life a range may be of hours; both are set or none. */
  readonly ageFromHours?: number | null;
  readonly ageToHours?: number | null;
  /** Only for values of this analyser, or of tests by this method. */
  readonly analyserId?: number | null;
  readonly methodName?: string | null;
  readonly condition: RangeCondition;
  readonly low: number | null;
  readonly high: number | null;
  /** The upper limit itself is not normal: '< 200' (docs/decisions/0247). */
  readonly isHighExclusive?: boolean | null;
  readonly lowCritical: number | null;
  readonly highCritical: number | null;
  readonly shownText: string | null;
}

/** Facts about the patient when the specimen was collected. */
export interface RangeSubject {
  readonly sex: string | null;
  readonly ageDays: number;
  /** The hours of life, where the time of birth is known and they count. */
  readonly ageHours?: number | null;
  /** The analyser and the method of the measurement; null when unknown. */
  readonly analyserId?: number | null;
  readonly methodName?: string | null;
  /** Conditions recorded for the patient or the specimen; empty when none was recorded. */
  readonly conditions: readonly RangeCondition[];
}

/** The oldest anybody is: 150 years. */
export const OLDEST_DAYS = 54_787;

const DAY_MILLISECONDS = 86_400_000;
const FIRST_YEARS = 2;
const YEAR_DAYS = 365.25;

/**
 * The age that counts on a day ('YYYY-MM-DD'), in days: counted in the first two years, by birthdays later, so that everybody of one age in
 * years is judged alike (LB008). A day before the birth is day 0.
 */
export function ageDaysOn(birthDay: string, day: string): number {
  const days = Math.round((Date.parse(day) - Date.parse(birthDay)) / DAY_MILLISECONDS);
  const hasHadBirthday = day.slice(5) >= birthDay.slice(5);
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4)) - (hasHadBirthday ? 0 : 1);
  // A year of 366 days must not lead into the ranges of the next year on the day before the birthday.
  const lastOfYear = Math.floor((years + 1) * YEAR_DAYS) - 1;
  return years < FIRST_YEARS ? Math.max(0, Math.min(days, lastOfYear)) : Math.ceil(years * YEAR_DAYS);
}

/** The first and the last day of ages in whole years, as ranges keep them: 18 to 150 begins on the 18th birthday. */
export function daysOfYears(fromYears: number, toYears: number): { ageFromDays: number; ageToDays: number } {
  return { ageFromDays: Math.floor(fromYears * YEAR_DAYS), ageToDays: Math.floor((toYears + 1) * YEAR_DAYS) - 1 };
}

/** Range that judges a result: one range and whether it flags, or several that are all printed (LB009). */
export type ChosenRange<R extends ReferenceRange> =
  | { readonly kind: 'one'; readonly range: R }
  | { readonly kind: 'several'; readonly ranges: readonly R[] }
  | { readonly kind: 'none' };

const mayBePregnant = daysOfYears(12, 50);
const isPregnancy = ({ condition }: ReferenceRange) => condition.startsWith('Pregnant');

/** Whether a range is for values of the analyser and the method, or for those of all. */
const isMeasuredBy = (one: ReferenceRange, { analyserId, methodName }: RangeSubject): boolean =>
  (one.analyserId == null || one.analyserId === analyserId) &&
  (!one.methodName || one.methodName.toLowerCase() === (methodName ?? '').toLowerCase());

const DAY_HOURS = 24;

/** Whether a range is for the age; hours count where they are known, and the day of life where they are not. */
export function isOfAge(one: ReferenceRange, { ageDays, ageHours }: RangeSubject): boolean {
  const isOfDay = one.ageFromDays <= ageDays && ageDays <= one.ageToDays;
  if (one.ageFromHours == null || one.ageToHours == null) return isOfDay;
  if (ageHours != null) return one.ageFromHours <= ageHours && ageHours < one.ageToHours;
  // A child born in the course of a day has lived up to a day more or less than the counted days.
  return one.ageFromHours < (ageDays + 1) * DAY_HOURS && one.ageToHours > (ageDays - 1) * DAY_HOURS;
}

const madeFor = ({ analyserId, methodName }: ReferenceRange): number =>
  (analyserId == null ? 0 : 2) + (methodName ? 1 : 0);

const hoursOf = ({ ageFromDays, ageToDays, ageFromHours, ageToHours }: ReferenceRange): number =>
  ageFromHours == null || ageToHours == null ? (ageToDays - ageFromDays) * DAY_HOURS : ageToHours - ageFromHours;

/** The most specific of the ranges that fit wins: analyser, method, condition, then sex, then the narrowest age (LB006); several where it is not known which (LB009). */
export function chooseRange<R extends ReferenceRange>(ranges: readonly R[], subject: RangeSubject): ChosenRange<R> {
  const { conditions } = subject;
  const measured = ranges.filter((one) => isMeasuredBy(one, subject));
  const aged = measured.filter((one) => isOfAge(one, subject));
  const { ageDays } = subject;
  const sexKnown = subject.sex === 'M' || subject.sex === 'F';
  const ofSex = sexKnown ? aged.filter(({ sex }) => sex === null || sex === subject.sex) : aged;
  const isPregnancyOpen =
    subject.sex === 'F' &&
    mayBePregnant.ageFromDays <= ageDays &&
    ageDays <= mayBePregnant.ageToDays &&
    conditions.every((one) => one === 'Fasting' || one === 'PostMeal');
  const fitting = ofSex.filter((one) => one.condition === 'None' || conditions.includes(one.condition));
  const isSexOpen = !sexKnown && fitting.some(({ sex }) => sex !== null);
  if (isSexOpen) return several(fitting);
  // Without the time of birth each range of hours that the day allows may be the one.
  const ofHours = subject.ageHours == null ? fitting.filter((one) => one.ageFromHours != null) : [];
  if (ofHours.length > 1) return several(ofHours);
  const pregnant = isPregnancyOpen ? ofSex.filter(isPregnancy) : [];
  const best = fitting.toSorted(
    (one, other) =>
      madeFor(other) - madeFor(one) ||
      Number(other.condition !== 'None') - Number(one.condition !== 'None') ||
      Number(other.sex !== null) - Number(one.sex !== null) ||
      hoursOf(one) - hoursOf(other),
  )[0];
  if (pregnant.length > 0) return several(best ? [best, ...pregnant] : pregnant);
  return best ? { kind: 'one', range: best } : { kind: 'none' };
}

function several<R extends ReferenceRange>(ranges: readonly R[]): ChosenRange<R> {
  const [only] = ranges;
  if (!only) return { kind: 'none' };
  return ranges.length === 1 ? { kind: 'one', range: only } : { kind: 'several', ranges };
}

/** Flags of a result, in the codes of HL7 and FHIR. */
export const resultFlags = ['N', 'L', 'H', 'LL', 'HH', 'A', 'AA'] as const;
export type ResultFlag = (typeof resultFlags)[number];

/**
 * The flag of a value. A value equal to a limit is inside, and a critical limit counts before a normal one (LB007, LB033). '>5' says that
 * the value lies above 5: it has the flag that every value above 5 has, or null where some of them are normal (docs/decisions/0245).
 */
export function flagOf(value: number, range: ReferenceRange, comparator: Comparator = '='): ResultFlag | null {
  const { low, high, lowCritical, highCritical, isHighExclusive = false } = range;
  const isBelow = (limit: number | null) =>
    limit !== null && !comparator.startsWith('>') && (comparator === '<' ? value <= limit : value < limit);
  const isAbove = (limit: number | null) =>
    limit !== null && !comparator.startsWith('<') && (comparator === '>' ? value >= limit : value > limit);
  if (isBelow(lowCritical)) return 'LL';
  if (isAbove(highCritical)) return 'HH';
  if (isBelow(low)) return 'L';
  if (isAbove(high)) return 'H';
  if (isHighExclusive && value === high && !comparator.startsWith('<')) return 'H';
  if (comparator === '=') return 'N';
  return isWhollyInside(value, range, comparator) ? 'N' : null;
}

/** Whether every value that a comparator leaves possible is inside. Measured values are not below 0, so a lower limit of 0 excludes none. */
function isWhollyInside(value: number, range: ReferenceRange, comparator: Comparator): boolean {
  const lower = Math.max(range.low ?? 0, range.lowCritical ?? 0);
  const upper = Math.min(range.high ?? Number.POSITIVE_INFINITY, range.highCritical ?? Number.POSITIVE_INFINITY);
  const isDownwards = comparator.startsWith('<');
  const isUpperItself = range.isHighExclusive === true && comparator === '<=' && value === range.high;
  return isDownwards
    ? lower <= 0 && value <= upper && !isUpperItself
    : upper === Number.POSITIVE_INFINITY && value >= lower;
}

/**
 * The flag where it is not known which of several ranges is meant: none (LB009), but what is critical by every one of them is critical
 * (docs/decisions/0191).
 */
export function flagOfSeveral(
  value: number,
  ranges: readonly ReferenceRange[],
  comparator: Comparator = '=',
): ResultFlag | null {
  const [first = null, ...others] = new Set(ranges.map((range) => flagOf(value, range, comparator)));
  return others.length === 0 && isCriticalFlag(first) ? first : null;
}

/** Critical limits of a parameter: they hold at every age from 28 days on, unless a range of the age has its own (docs/decisions/0247). */
export interface CriticalLimits {
  readonly lowCritical: number | null;
  readonly highCritical: number | null;
}

/** From this day of life on the critical limits of a parameter hold. */
const FIRST_CRITICAL_DAY = 28;

/** A range with the critical limits that hold at an age. */
export function withCriticals<R extends ReferenceRange>(range: R, limits: CriticalLimits, ageDays: number): R {
  const hasOwn = range.lowCritical !== null || range.highCritical !== null;
  if (hasOwn || ageDays < FIRST_CRITICAL_DAY) return range;
  return { ...range, lowCritical: limits.lowCritical, highCritical: limits.highCritical };
}

/** The flag of a value without a range: none, but what is critical is critical. */
export function criticalFlagOf(
  value: number,
  { lowCritical, highCritical }: CriticalLimits,
  ageDays: number,
  comparator: Comparator,
): ResultFlag | null {
  if (ageDays < FIRST_CRITICAL_DAY) return null;
  const flag = flagOf(value, { ...noRange, lowCritical, highCritical }, comparator);
  return isCriticalFlag(flag) ? flag : null;
}

const noRange: Omit<ReferenceRange, keyof CriticalLimits> = {
  sex: null,
  ageFromDays: 0,
  ageToDays: OLDEST_DAYS,
  low: null,
  high: null,
  shownText: null,
  condition: 'None',
};

/** Text printed when no range of the parameter fits the age. */
export const NO_RANGE_FOR_AGE = 'no range for this age';

/** Whether somebody must be called. */
export function isCriticalFlag(flag: ResultFlag | null): boolean {
  return flag === 'LL' || flag === 'HH' || flag === 'AA';
}

/** A range as it is printed. */
export function rangeText({
  low,
  high,
  isHighExclusive,
  shownText,
}: Pick<ReferenceRange, 'low' | 'high' | 'isHighExclusive' | 'shownText'>): string {
  if (shownText) return shownText;
  if (low !== null && high !== null) return isHighExclusive ? `≥ ${low}, < ${high}` : `${low} - ${high}`;
  if (high !== null) return isHighExclusive ? `< ${high}` : `≤ ${high}`;
  return low === null ? '' : `≥ ${low}`;
}
