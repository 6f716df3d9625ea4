// Turns a typed cell into a stored value with its range and its flag, or into the reason why it is invalid (LB026-LB028, LB033).
import { type ResultChoice, readChoices } from './choice.ts';
import { gradeWord, readTitre, titreRange, usualGrades } from './graded-value.ts';
import { type Comparator, isAbsurd, numberText, reportedNumber, roundNumber, type ValueLimits } from './lab-number.ts';
import { plainTyped, readTypedNumber } from './measured-number.ts';
import {
  type CriticalLimits,
  chooseRange,
  criticalFlagOf,
  flagOf,
  flagOfSeveral,
  isOfAge,
  NO_RANGE_FOR_AGE,
  type RangeCondition,
  type RangeSubject,
  type ReferenceRange,
  type ResultFlag,
  rangeConditions,
  rangeText,
  withCriticals,
} from './reference-range.ts';

/** Kinds of value: measured, text, chosen, calculated, a titre, a grade; a heading has none. */
export const labValueTypes = ['Number', 'Text', 'Choice', 'Formula', 'Titre', 'Grade', 'Heading'] as const;
export type LabValueType = (typeof labValueTypes)[number];

/** Whether the value is typed: a formula is calculated, and a heading has none. */
export const isTyped = (valueType: LabValueType): boolean => valueType !== 'Formula' && valueType !== 'Heading';

/** Whether ranges judge the value. */
export const isJudgedByRange = (valueType: LabValueType): boolean =>
  valueType === 'Number' || valueType === 'Formula' || valueType === 'Titre';

/** A parameter as judging needs it. */
export interface JudgedParameter extends ValueLimits, CriticalLimits {
  readonly valueType: LabValueType;
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
  'NotATitre',
  'ChangedMeanwhile',
  'NotOpen',
  'EnteredElsewhere',
  'WorkedOut',
] as const;
export type CellFault = (typeof cellFaults)[number];

/** A stored value. */
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
  if (!isTyped(valueType)) return { fault: 'WorkedOut' };
  if (valueType === 'Text') return { ...inWords, valueText: typed, flag: null };
  if (valueType === 'Titre') return judgeTitre(typed, parameter, ranges, subject);
  if (valueType === 'Choice' || valueType === 'Grade') {
    const offered = readChoices(choices || (valueType === 'Grade' ? usualGrades : ''));
    const chosen =
      chosenOf(offered, typed) ?? (valueType === 'Grade' ? chosenOf(offered, gradeWord(typed)) : undefined);
    if (chosen) return { ...inWords, valueText: chosen.label, flag: chosen.flag };
    const meant = valueType === 'Grade' ? chosenOf(offered, gradeWord(plainTyped(typed))) : undefined;
    return meant ? { fault: 'UnclearNumber', proposals: [meant.label] } : { fault: 'NotAChoice' };
  }
  const measured = readTypedNumber(typed);
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

/** The choice of this name, else the only one that begins so. */
function chosenOf(offered: readonly ResultChoice[], typed: string): ResultChoice | undefined {
  const wanted = typed.toLowerCase();
  const begun = offered.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  return offered.find(({ label }) => label.toLowerCase() === wanted) ?? (begun.length === 1 ? begun[0] : undefined);
}

/** A titre is judged by its dilution: 1:160 lies above 1:80. */
function judgeTitre(
  typed: string,
  parameter: JudgedParameter,
  ranges: readonly NumberedRange[],
  subject: RangeSubject,
): Judged {
  const read = readTitre(typed);
  if (!read) {
    const meant = readTitre(plainTyped(typed));
    return meant ? { fault: 'UnclearNumber', proposals: [meant.text] } : { fault: 'NotATitre' };
  }
  const { comparator, dilution, text } = read;
  if (isAbsurd(dilution, parameter)) return { fault: 'Absurd' };
  const { rangeText: range, ...rest } = flagged({ value: dilution, comparator }, parameter, ranges, subject);
  const rawText = text === typed.trim() ? null : typed.trim();
  return { comparator, numberValue: dilution, valueText: text, rawText, rangeText: titreRange(range), ...rest };
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

/** When the range is uncertain and several fit, all are printed, and a value is flagged only if it is critical by all of them (LB009). */
function flagged(
  { value, comparator }: { readonly value: number; readonly comparator: Comparator },
  limits: CriticalLimits,
  ranges: readonly NumberedRange[],
  subject: RangeSubject,
) {
  const { ageDays } = subject;
  const chosen = chooseRange(ranges, subject);
  if (chosen.kind === 'none') {
    const isAnyOfAge = ranges.some((one) => isOfAge(one, subject));
    const rangeText = ranges.length > 0 && !isAnyOfAge ? NO_RANGE_FOR_AGE : null;
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

/** Label on the report; none when no condition was recorded. */
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
  const alike = Map.groupBy(ranges, (range) => [range.sex, kindOf(range), range.ageFromHours, rangeText(range)].join());
  return [...alike.values()].map(named).join('; ');
}

function named(alike: readonly NumberedRange[]): string {
  const [first] = alike;
  if (!first) return '';
  const isAnyMonth = rangeConditions.filter(isOfPregnancy).length === alike.length;
  const condition = isAnyMonth ? 'pregnant' : alike.map((one) => conditionWords[one.condition]).join(' / ');
  const hours = first.ageFromHours == null ? '' : `${first.ageFromHours}-${first.ageToHours} h`;
  const words = [first.sex, condition, hours].filter(Boolean).join(', ');
  return words ? `${words}: ${rangeText(first)}` : rangeText(first);
}
