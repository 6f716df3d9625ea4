// The starting catalogue as rows of a hospital: existing rows stay as they are.
import { classifiesPatient } from '@charaka/rules/diagnostics/choice';
import type { LabValueType } from '@charaka/rules/diagnostics/judge-result';
import { daysOfYears, OLDEST_DAYS } from '@charaka/rules/diagnostics/reference-range';
import {
  shownUnitOf,
  startingContainers,
  startingParameters,
  startingSections,
  startingSpecimens,
  startingTests,
} from '@charaka/rules/diagnostics/starting-catalogue';
import type { StartingParameter } from '@charaka/rules/diagnostics/starting-shapes';

/** The source of the ranges, until the laboratory writes its own. */
const SOURCE = 'Starting value: to be confirmed by the laboratory before use';

function valueTypeOf({ formula, choices, kind }: StartingParameter): LabValueType {
  if (kind) return kind;
  if (formula) return 'Formula';
  return choices ? 'Choice' : 'Number';
}

/** Substances released by burst red cells: too high in a haemolysed specimen (LB023). */
const inRedCells = ['K', 'AST', 'PHOS', 'MG', 'IRON'];

/** Each parameter as its columns. */
const parameterRows = startingParameters.map((one) => ({
  lab_parameter_name: one.name,
  code: one.code,
  loinc_code: one.loinc || null,
  ucum_unit: one.ucum || null,
  shown_unit: shownUnitOf(one.ucum) || null,
  value_type: valueTypeOf(one),
  decimals: one.decimals,
  formula: one.formula ?? null,
  choices: one.choices ?? null,
  absurd_low: one.absurd?.[0] ?? null,
  absurd_high: one.absurd?.[1] ?? null,
  low_critical: commonOf(one, 'lowCritical'),
  high_critical: commonOf(one, 'highCritical'),
  delta_kind: one.delta?.[0] ?? 'None',
  delta_limit: one.delta?.[1] ?? null,
  delta_days: one.delta?.[2] ?? null,
  is_change_critical: classifiesPatient(one.loinc),
  is_haemolysis_sensitive: inRedCells.includes(one.code),
}));

/** A range is for adults, but for those that end in the first weeks of life (docs/decisions/0247). */
function agesOf(upToDays: number | undefined) {
  if (upToDays !== undefined) return { age_from_days: 0, age_to_days: upToDays };
  const { ageFromDays, ageToDays } = daysOfYears(18, 149);
  return { age_from_days: ageFromDays, age_to_days: Math.min(ageToDays, OLDEST_DAYS) };
}

/** The limit that every range of adults has; null where they differ, as those of men and women. */
function commonOf({ ranges }: StartingParameter, of: 'lowCritical' | 'highCritical'): number | null {
  const [first, ...others] = new Set(ranges.flatMap((one) => (one.upToDays === undefined ? [one[of] ?? null] : [])));
  return others.length === 0 ? (first ?? null) : null;
}

const rangeRows = startingParameters.flatMap((one) =>
  one.ranges.map((range) => {
    // A critical limit common to all adult ranges is stored with the parameter, and applies to children too.
    const ownOf = (of: 'lowCritical' | 'highCritical') =>
      range.upToDays === undefined && commonOf(one, of) !== null ? null : (range[of] ?? null);
    return {
      code: one.code,
      ...agesOf(range.upToDays),
      sex: range.sex ?? null,
      condition: range.condition ?? 'None',
      low: range.low ?? null,
      high: range.high ?? null,
      is_high_exclusive: range.isHighExclusive ?? false,
      low_critical: ownOf('lowCritical'),
      high_critical: ownOf('highCritical'),
      source_note: SOURCE,
    };
  }),
);

/** The whole catalogue as the statements below read it. */
export const catalogueRows = {
  parameters: JSON.stringify(parameterRows),
  ranges: JSON.stringify(rangeRows),
  sections: JSON.stringify(Object.entries(startingSections).map(([name, kind]) => ({ name, kind }))),
  specimens: JSON.stringify(startingSpecimens.map(([name, code]) => ({ name, code }))),
  containers: JSON.stringify(startingContainers.map(([name, cap, draw]) => ({ name, cap, draw }))),
  tests: JSON.stringify(startingTests),
} as const;
