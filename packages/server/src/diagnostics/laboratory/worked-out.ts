// Values that are worked out of others: what formulas are given, what follows of them, and why one has no value (LB010, LB037).
import { namesIn, partsIn, readFormula, workOut } from '@charaka/rules/diagnostics/formula';
import { type JudgedValue, judgeWorkedOut, type NumberedRange } from '@charaka/rules/diagnostics/judge-result';
import { type NotCalculatedReason, whyNotCalculated } from '@charaka/rules/diagnostics/not-calculated';
import { inUnit } from '@charaka/rules/diagnostics/other-unit';
import { type BodyMeasures, noMeasures, readMeasures } from './body-measures.ts';
import type { LabDeed } from './lab-deed.ts';
import { subjectOf } from './range-subject.ts';
import { cellKey, type Result } from './result-store.ts';
import type { LockedWork, TestParameter } from './work-store.ts';

const DAYS_OF_YEAR = 365.25;

interface Formulas {
  readonly work: LockedWork;
  readonly ofTest: readonly TestParameter[];
  readonly bench: { readonly results: Map<string, Result> };
  readonly rangesOf: (parameter: TestParameter) => readonly NumberedRange[];
  readonly write: (parameter: TestParameter, value: JudgedValue | null, source: 'Formula') => void;
}

/** Calculates formulas after their inputs, and formulas of formulas after those; a missing input gives no value, never 0 (LB010, LB037). */
export async function workOutFormulas(
  call: LabDeed,
  { work, ofTest, bench, rangesOf, write }: Formulas,
): Promise<void> {
  const formulas = formulasIn(ofTest);
  if (formulas.length === 0) return;
  const measures = await measuresFor(call, work, formulas);
  const subject = subjectOf(work);
  for (const _ of formulas) {
    let isSettled = true;
    for (const parameter of formulas) {
      const formula = readFormula(parameter.formula ?? '');
      const values = valuesFor({ work, ofTest, results: bench.results, measures }, parameter);
      const judged = judgeWorkedOut(workOut(formula, values), parameter, rangesOf(parameter), subject) ?? null;
      const { labParameterId } = parameter;
      const known = bench.results.get(cellKey({ labWorkId: work.labWorkId, labParameterId }))?.valueText ?? null;
      if (known === (judged?.valueText ?? null)) continue;
      write(parameter, judged, 'Formula');
      isSettled = false;
    }
    if (isSettled) return;
  }
}

/** A formula of a work without a value, and why. */
export interface Uncalculated {
  readonly labParameterId: number;
  readonly reason: NotCalculatedReason;
  /** The names of the parts that the reason is about. */
  readonly lacking: string;
}

/** Of the formulas of a work those without a value. */
export async function uncalculatedOf(
  call: LabDeed,
  work: LockedWork,
  ofTest: readonly TestParameter[],
  own: readonly Result[],
): Promise<Uncalculated[]> {
  const results = new Map(own.map((one) => [cellKey(one), one]));
  const open = formulasIn(ofTest).filter(
    ({ labParameterId }) => !results.get(cellKey({ labWorkId: work.labWorkId, labParameterId }))?.valueText,
  );
  if (open.length === 0) return [];
  const given = { work, ofTest, results, measures: await measuresFor(call, work, open) };
  const nameOf = (code: string) =>
    ofTest.find((one) => one.code === code)?.parameterName ?? (code === 'female' ? 'sex' : code);
  return open.flatMap((parameter) => {
    const formula = readFormula(parameter.formula ?? '');
    const values = valuesFor(given, parameter);
    const why = whyNotCalculated(formula, values, (name) => values[name] !== undefined, parameter);
    if (!why) return [];
    const lacking = why.parts.map(({ name, unit }) =>
      why.reason === 'Unit' ? `${nameOf(name)} (${unit})` : nameOf(name),
    );
    return [{ labParameterId: parameter.labParameterId, reason: why.reason, lacking: lacking.join(', ') }];
  });
}

const formulasIn = (ofTest: readonly TestParameter[]) => ofTest.filter(({ valueType }) => valueType === 'Formula');

/** Weight and height, where a formula asks for them. */
async function measuresFor(call: LabDeed, work: LockedWork, formulas: readonly TestParameter[]): Promise<BodyMeasures> {
  const names = formulas.flatMap(({ formula }) => namesIn(readFormula(formula ?? '')));
  return names.includes('weight') || names.includes('height') ? readMeasures(call, work) : noMeasures;
}

interface Given {
  readonly work: LockedWork;
  readonly ofTest: readonly TestParameter[];
  readonly results: ReadonlyMap<string, Result>;
  readonly measures: BodyMeasures;
}

/** The inputs of a formula: numbers by the codes of their parameters, in the units it needs, and facts of the patient. */
function valuesFor(
  { work, ofTest, results, measures }: Given,
  { formula }: TestParameter,
): Record<string, number | undefined> {
  const { ageDays } = subjectOf(work);
  const female = work.sex === 'F' ? 1 : work.sex === 'M' ? 0 : undefined;
  const facts: Record<string, number | undefined> = {
    age: Math.floor(ageDays / DAYS_OF_YEAR),
    female,
    ...measures,
  };
  const numberOf = (code: string) => {
    const parameter = ofTest.find((one) => one.code === code);
    if (!parameter) return undefined;
    const known = results.get(cellKey({ labWorkId: work.labWorkId, labParameterId: parameter.labParameterId }));
    // '<0.5' is no number to reckon with.
    const value = known?.comparator === '=' ? known.numberValue : null;
    return value == null ? undefined : { value, unit: known?.unit ?? null, otherUnits: parameter.otherUnits };
  };
  const asked = [...partsIn(readFormula(formula ?? ''))].flatMap(([key, { name, unit }]) => {
    const own = numberOf(name);
    if (!own) return [];
    const value = unit === null ? own.value : inUnit(own.value, unit, own);
    return [[name, own.value] as const, [key, value] as const];
  });
  return { ...Object.fromEntries(asked), ...facts };
}
