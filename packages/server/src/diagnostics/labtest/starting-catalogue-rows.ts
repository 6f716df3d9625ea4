// The starting catalogue as rows of a hospital: what it has already stays as it is.
import { daysOfYears, OLDEST_DAYS } from '@charaka/rules/diagnostics/reference-range';
import {
  type StartingParameter,
  shownUnitOf,
  startingContainers,
  startingParameters,
  startingSections,
  startingSpecimens,
  startingTests,
} from '@charaka/rules/diagnostics/starting-catalogue';

/** Where the ranges come from, until the laboratory writes its own. */
const SOURCE = 'Starting value: to be confirmed by the laboratory before use';

function valueTypeOf({ formula, choices }: StartingParameter): 'Formula' | 'Choice' | 'Number' {
  if (formula) return 'Formula';
  return choices ? 'Choice' : 'Number';
}

/** What leaves burst red cells: a haemolysed specimen has too much of it (LB023). */
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
  delta_kind: one.delta?.[0] ?? 'None',
  delta_limit: one.delta?.[1] ?? null,
  delta_days: one.delta?.[2] ?? null,
  is_haemolysis_sensitive: inRedCells.includes(one.code),
}));

/** A range that ends in the first weeks leaves the rest of the life to the others of its parameter. */
function agesOf({ ranges }: StartingParameter, upToDays: number | undefined) {
  const newborn = ranges.find((range) => range.upToDays !== undefined)?.upToDays;
  if (upToDays !== undefined) return { age_from_days: 0, age_to_days: upToDays };
  const { ageToDays } = daysOfYears(0, 149);
  return { age_from_days: newborn === undefined ? 0 : newborn + 1, age_to_days: Math.min(ageToDays, OLDEST_DAYS) };
}

const rangeRows = startingParameters.flatMap((one) =>
  one.ranges.map((range) => ({
    code: one.code,
    ...agesOf(one, range.upToDays),
    sex: range.sex ?? null,
    condition: range.condition ?? 'None',
    low: range.low ?? null,
    high: range.high ?? null,
    low_critical: range.lowCritical ?? null,
    high_critical: range.highCritical ?? null,
    source_note: SOURCE,
  })),
);

/** The whole catalogue as the statements below read it. */
export const catalogueRows = {
  parameters: JSON.stringify(parameterRows),
  ranges: JSON.stringify(rangeRows),
  sections: JSON.stringify(startingSections),
  specimens: JSON.stringify(startingSpecimens.map(([name, code]) => ({ name, code }))),
  containers: JSON.stringify(startingContainers.map(([name, cap, draw]) => ({ name, cap, draw }))),
  tests: JSON.stringify(startingTests),
} as const;
