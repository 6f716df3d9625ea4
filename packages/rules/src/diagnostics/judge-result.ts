// What a typed cell becomes: a value as it is kept, its range and its flag, or why it cannot be one (LB026-LB028, LB033).
import { readChoices } from './choice.ts';
import { type Comparator, isAbsurd, numberText, reportedNumber, roundNumber, type ValueLimits } from './lab-number.ts';
import { readMeasuredNumber } from './measured-number.ts';
import {
  type CriticalLimits,
  chooseRange,
  criticalFlagOf,
  flagOf,
  flagOfSeveral,
  NO_RANGE_FOR_AGE,
  type RangeCondition,
  type RangeSubject,
  type ReferenceRange,
  type ResultFlag,
  rangeConditions,
  rangeText,
  withCriticals,
} from './reference-range.ts';

/** A parameter as judging needs it. */
export interface JudgedParameter extends ValueLimits, CriticalLimits {
  readonly valueType: 'Number' | 'Text' | 'Choice' | 'Formula';
  readonly decimals: number;
  readonly choices: string | null;
}

/** A range with its number, so that a result tells by which it was judged (LB004). */
export interface NumberedRange extends ReferenceRange {
  readonly referenceRangeId: number;
}

/** Why a cell holds no value. */
export const cellFaults = [
  'NotANumber',
  'UnclearNumber',
  'Absurd',
  'NotAChoice',
  'ChangedMeanwhile',
  'NotOpen',
  'EnteredElsewhere',
  'WorkedOut',
] as const;
export type CellFault = (typeof cellFaults)[number];

/** A value as it is kept. */
export interface JudgedValue {
  readonly comparator: Comparator;
  readonly numberValue: number | null;
  readonly valueText: string;
  readonly rawText: string | null;
  readonly referenceRangeId: number | null;
  readonly rangeText: string | null;
  readonly flag: ResultFlag | null;
}

/** A cell that takes no value; an unclear number has the numbers that it may mean. */
export interface JudgedFault {
  readonly fault: CellFault;
  readonly proposals?: readonly string[];
}

type Judged = JudgedValue | JudgedFault;

const inWords = { comparator: '=', numberValue: null, rawText: null, referenceRangeId: null, rangeText: null } as const;

/** Judges what was typed into a cell. */
export function judgeTyped(
  typed: string,
  parameter: JudgedParameter,
  ranges: readonly NumberedRange[],
  subject: RangeSubject,
): Judged {
  const { valueType, choices, decimals } = parameter;
  if (valueType === 'Formula') return { fault: 'WorkedOut' };
  if (valueType === 'Text') return { ...inWords, valueText: typed, flag: null };
  if (valueType === 'Choice') {
    const wanted = typed.toLowerCase();
    const offered = readChoices(choices ?? '');
    const begun = offered.filter(({ label }) => label.toLowerCase().startsWith(wanted));
    const chosen =
      offered.find(({ label }) => label.toLowerCase() === wanted) ?? (begun.length === 1 ? begun[0] : undefined);
    return chosen ? { ...inWords, valueText: chosen.label, flag: chosen.flag } : { fault: 'NotAChoice' };
  }
  const measured = readMeasuredNumber(typed, { decimalComma: false });
  if (measured.kind === 'none') return { fault: 'NotANumber' };
  if (measured.kind === 'proposals') return { fault: 'UnclearNumber', proposals: measured.proposals };
  const read = measured.value;
  if (isAbsurd(Number(read.digits), parameter)) return { fault: 'Absurd' };
  const reported = reportedNumber(read, parameter, decimals);
  const valueText = numberText(reported);
  const rawText = valueText === typed.trim() ? null : typed.trim();
  const numberValue = Number(reported.digits);
  const { comparator } = reported;
  return {
    comparator,
    numberValue,
    valueText,
    rawText,
    ...flagged({ value: numberValue, comparator }, parameter, ranges, subject),
  };
}

/**
 * Judges what a formula gave. Undefined where it gave nothing, and where the number cannot be: outside the limits of the parameter, or below 0
 * where it has no lower one (LB010, LB028).
 */
export function judgeWorkedOut(
  value: number | undefined,
  parameter: JudgedParameter,
  ranges: readonly NumberedRange[],
  subject: RangeSubject,
): JudgedValue | undefined {
  const digits = value === undefined ? undefined : roundNumber(value, parameter.decimals);
  if (digits === undefined) return undefined;
  const numberValue = Number(digits);
  if (isAbsurd(numberValue, { ...parameter, absurdLow: parameter.absurdLow ?? 0 })) return undefined;
  const rest = flagged({ value: numberValue, comparator: '=' }, parameter, ranges, subject);
  return { comparator: '=', numberValue, valueText: digits, rawText: null, ...rest };
}

/** Where several ranges fit because it is not known which, all are printed, and only what is critical by all of them is flagged (LB009). */
function flagged(
  { value, comparator }: { readonly value: number; readonly comparator: Comparator },
  limits: CriticalLimits,
  ranges: readonly NumberedRange[],
  subject: RangeSubject,
) {
  const { ageDays } = subject;
  const chosen = chooseRange(ranges, subject);
  if (chosen.kind === 'none') {
    const isOfAge = ranges.some((one) => one.ageFromDays <= ageDays && ageDays <= one.ageToDays);
    const rangeText = ranges.length > 0 && !isOfAge ? NO_RANGE_FOR_AGE : null;
    return { referenceRangeId: null, rangeText, flag: criticalFlagOf(value, limits, ageDays, comparator) };
  }
  if (chosen.kind === 'several') {
    const judged = chosen.ranges.map((one) => withCriticals(one, limits, ageDays));
    return {
      referenceRangeId: null,
      rangeText: namedRanges(chosen.ranges),
      flag: flagOfSeveral(value, judged, comparator),
    };
  }
  const { range } = chosen;
  const flag = flagOf(value, withCriticals(range, limits, ageDays), comparator);
  return { referenceRangeId: range.referenceRangeId, rangeText: rangeText(range) || null, flag };
}

/** As a report says it; a woman of whom nothing is said needs no word. */
const conditionWords: Readonly<Record<RangeCondition, string>> = {
  None: '',
  Pregnant1: 'pregnant, months 1-3',
  Pregnant2: 'pregnant, months 4-6',
  Pregnant3: 'pregnant, months 7-9',
  Fasting: 'fasting',
  PostMeal: 'after a meal',
  Follicular: 'follicular phase',
  Ovulation: 'ovulation',
  Luteal: 'luteal phase',
  PostMenopause: 'after menopause',
};
const isOfPregnancy = (condition: RangeCondition) => condition.startsWith('Pregnant');

/** Each range with whom it is for: 'F: 12 - 15; F, pregnant: 11 - 15'. One that is the same in several months of a pregnancy is told once. */
function namedRanges(ranges: readonly NumberedRange[]): string {
  const kindOf = ({ condition }: NumberedRange) => (isOfPregnancy(condition) ? 'Pregnant' : condition);
  const alike = Map.groupBy(ranges, (range) => [range.sex, kindOf(range), rangeText(range)].join());
  return [...alike.values()].map(named).join('; ');
}

function named(alike: readonly NumberedRange[]): string {
  const [first] = alike;
  if (!first) return '';
  const isAnyMonth = rangeConditions.filter(isOfPregnancy).length === alike.length;
  const condition = isAnyMonth ? 'pregnant' : alike.map((one) => conditionWords[one.condition]).join(' / ');
  const words = [first.sex, condition].filter(Boolean).join(', ');
  return words ? `${words}: ${rangeText(first)}` : rangeText(first);
}
