// Normal ranges, on the wire: versions that never change; a new one begins on a day and ends the previous one (LB004).

import { OLDEST_DAYS, type RangeCondition, rangeConditions } from '@charaka/rules/diagnostics/reference-range';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, decimal, flag, id, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { labParameterChecks } from './lab-parameter-sentences.ts';
import { labParameterTopic } from './topics.ts';

/** Hours are counted in the first week of life. */
const MOST_HOURS = 168;
const DAY_HOURS = 24;

const fields = {
  sex: optional(oneOf(['M', 'F'])),
  ageFromDays: count().min(0).max(OLDEST_DAYS),
  ageToDays: count().min(0).max(OLDEST_DAYS),
  /** Hours of life, from and below; both or none. The days say on which days of life they are. */
  ageFromHours: optional(count().min(0).max(MOST_HOURS)),
  ageToHours: optional(count().min(1).max(MOST_HOURS)),
  /** Only for values of this analyser, or of tests by this method (LB006). */
  analyserId: optional(id()),
  methodName: optional(text(100)),
  condition: oneOf(rangeConditions),
  low: optional(decimal()),
  high: optional(decimal()),
  /** The upper limit itself is not normal: '< 200'. */
  isHighExclusive: optional(flag()),
  lowCritical: optional(decimal()),
  highCritical: optional(decimal()),
  shownText: optional(text(200)),
  sourceNote: requiredText(labParameterChecks.enterRangeSource, 200),
  validFrom: day(),
};

/** A reference range as kept; without a last day it is valid until another one ends it. */
export const referenceRange = shape({ referenceRangeId: id(), ...fields, validTo: optional(day()) });

/** Whether only women are in a condition: a month of pregnancy, a phase of the cycle, after menopause. */
const isOfWomen = (condition: RangeCondition): boolean =>
  condition !== 'None' && condition !== 'Fasting' && condition !== 'PostMeal';

interface Aged {
  readonly ageFromDays: number;
  readonly ageToDays: number;
  readonly ageFromHours?: number | null | undefined;
  readonly ageToHours?: number | null | undefined;
}

/** Hours come in pairs, end after they begin, and lie on the days of the range. */
function areHoursRight({ ageFromDays, ageToDays, ageFromHours, ageToHours }: Aged): boolean {
  if (ageFromHours == null && ageToHours == null) return true;
  if (ageFromHours == null || ageToHours == null || ageFromHours >= ageToHours) return false;
  const lastDay = Math.ceil(ageToHours / DAY_HOURS) - 1;
  return Math.floor(ageFromHours / DAY_HOURS) === ageFromDays && lastDay === ageToDays;
}

/** A range that does not exist yet. */
export const newReferenceRange = withChecks(
  shape({ labParameterId: id(), ...fields }, { labParameterId: 'parameterId' }),
  (values, context) => {
    const { low, high, lowCritical, highCritical } = values;
    const isAbove = (one: number | null | undefined, other: number | null | undefined) =>
      one != null && other != null && one > other;
    const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (values.ageFromDays > values.ageToDays) fault('ageToDays', labParameterChecks.ageNotValid.text);
    if (!areHoursRight(values)) fault('ageToHours', labParameterChecks.hoursNotValid.text);
    const hasLimit = [low, high, lowCritical, highCritical].some((one) => one != null);
    if (!hasLimit && !values.shownText) fault('low', labParameterChecks.rangeSaysNothing.text);
    if (values.sex === 'M' && isOfWomen(values.condition)) fault('condition', labParameterChecks.conditionOfWomen.text);
    if (isAbove(low, high)) fault('high', labParameterChecks.lowAboveHigh.text);
    if (isAbove(lowCritical, low)) fault('lowCritical', labParameterChecks.lowAboveHigh.text);
    if (isAbove(high, highCritical)) fault('highCritical', labParameterChecks.lowAboveHigh.text);
  },
);

/** Adds a range; the one of the same sex, ages and condition ends the day before. */
export const addReferenceRange = endpoint({
  path: '/ReferenceRange/AddReferenceRange',
  logAs: ['reference_range', 'added'],
  summary: 'Adds a reference range, which ends the one before it.',
  permission: may('edit', 'lab-settings'),
  effect: 'write',
  changes: [labParameterTopic],
  input: shape({ range: newReferenceRange }, { range: 'referenceRange' }),
  output: shape({ range: referenceRange }, { range: 'referenceRange' }),
});

/** Ranges that say what is normal in adults and begin at birth; each is confirmed as a new one from 18 years (LB004). */
export const listRangesFromBirth = endpoint({
  path: '/ReferenceRange/GetRangesFromBirth',
  summary: 'Lists ranges of adults that begin at birth. An extension.',
  permission: may('view', 'lab-settings'),
  effect: 'read',
  input: shape({}),
  output: shape({
    ranges: z.array(
      shape(
        { referenceRangeId: id(), labParameterId: id(), parameterName: text(), unit: optional(text()), ...fields },
        { labParameterId: 'parameterId' },
      ),
    ),
  }),
});

/** Ends the range today and begins the same from 18 years; its critical limits stay those of every age from 28 days on. */
export const confirmAdultRange = endpoint({
  path: '/ReferenceRange/ConfirmAdultRange',
  logAs: ['adult_range', 'confirmed'],
  summary: 'Begins a range of adults at 18 years instead of at birth. An extension.',
  permission: may('edit', 'lab-settings'),
  effect: 'write',
  changes: [labParameterTopic],
  input: shape({ referenceRangeId: id() }),
  output: shape({ range: referenceRange }, { range: 'referenceRange' }),
});
