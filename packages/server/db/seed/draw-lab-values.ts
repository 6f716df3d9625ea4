// Draws the values of a laboratory work of the demo and judges them as the product does; what is worked out is worked out.
import { readChoices } from '@charaka/rules/diagnostics/choice';
import { partsIn, readFormula, workOut } from '@charaka/rules/diagnostics/formula';
import {
  isTyped,
  type JudgedParameter,
  type JudgedValue,
  judgeTyped,
  judgeWorkedOut,
  type NumberedRange,
} from '@charaka/rules/diagnostics/judge-result';
import type { RangeSubject } from '@charaka/rules/diagnostics/reference-range';
import type { Draws } from './draws.ts';

/** A parameter of a test, with its ranges. */
export interface DemoParameter extends JudgedParameter {
  readonly labTestId: number;
  readonly labParameterId: number;
  readonly parameterName: string;
  readonly code: string;
  readonly unit: string | null;
  readonly formula: string | null;
  readonly ranges: readonly NumberedRange[];
}

/** A value of a parameter. */
export interface DemoValue extends JudgedValue {
  readonly parameter: DemoParameter;
}

/** How the values of a work are drawn. */
export interface Drawing {
  readonly subject: RangeSubject;
  /** The group of the patient's blood, as 'AB+'. */
  readonly bloodGroup: string;
  readonly draws: Draws;
  /** One value is critical. */
  readonly isCritical: boolean;
}

/** So many values in a hundred are a little abnormal. */
const ABNORMAL = 0.12;

/** The values of one work; `female` and `age` are known to formulas. */
export function drawLabValues(parameters: readonly DemoParameter[], drawing: Drawing): DemoValue[] {
  const { subject } = drawing;
  const facts: Record<string, number | undefined> = {
    age: Math.floor(subject.ageDays / 365.25),
    female: subject.sex === 'F' ? 1 : 0,
  };
  const values: DemoValue[] = [];
  let hasCritical = !drawing.isCritical;
  for (const parameter of parameters) {
    if (!isTyped(parameter.valueType)) continue;
    const range = parameter.ranges.find(({ sex }) => sex === null || sex === subject.sex);
    const isCritical = !hasCritical && range?.highCritical != null;
    hasCritical ||= isCritical;
    const typed = knownOf(parameter.code, facts, drawing) ?? typedOf(parameter, range, drawing.draws, isCritical);
    const judged = judgeTyped(typed, parameter, parameter.ranges, subject);
    if ('fault' in judged) continue;
    facts[parameter.code] = judged.numberValue ?? undefined;
    values.push({ ...judged, parameter });
  }
  for (const parameter of parameters.filter(({ valueType }) => valueType === 'Formula')) {
    const formula = readFormula(parameter.formula ?? '');
    const judged = judgeWorkedOut(
      workOut(formula, Object.fromEntries([...partsIn(formula)].map(([key, { name }]) => [key, facts[name]]))),
      parameter,
      parameter.ranges,
      subject,
    );
    if (!judged) continue;
    facts[parameter.code] = judged.numberValue ?? undefined;
    values.push({ ...judged, parameter });
  }
  return values;
}

/** Values that follow from the patient or from earlier values: the blood group, and bicarbonate by Henderson and Hasselbalch. */
function knownOf(code: string, facts: Readonly<Record<string, number | undefined>>, { bloodGroup }: Drawing) {
  if (code === 'ABO') return bloodGroup.slice(0, -1);
  if (code === 'RH') return bloodGroup.endsWith('+') ? 'Positive' : 'Negative';
  const { PH, PCO2 } = facts;
  if (code !== 'HCO3A' || PH === undefined || PCO2 === undefined) return undefined;
  return (0.0307 * PCO2 * 10 ** (PH - 6.105)).toFixed(1);
}

function typedOf(
  { valueType, choices, decimals, code }: DemoParameter,
  range: NumberedRange | undefined,
  draws: Draws,
  isCritical: boolean,
): string {
  if (valueType === 'Choice') {
    const [usual, other] = readChoices(choices ?? '');
    const isOther = draws.happens(ABNORMAL) && other?.flag !== 'AA';
    return (isOther ? other : usual)?.label ?? '';
  }
  if (valueType === 'Text') return 'Normal';
  if (valueType === 'Grade') return draws.happens(ABNORMAL) ? '+' : 'Negative';
  if (valueType === 'Titre') return draws.happens(ABNORMAL) ? '1:160' : '1:20';
  // The five parts of white cells add up to a hundred.
  const part = { NEUT: 58, LYMPH: 31, MONO: 6, EOS: 4, BASO: 1 }[code];
  if (part !== undefined) return String(part);
  const low = range?.low ?? (range?.high ?? 20) * 0.3;
  const high = range?.high ?? low * 2;
  const critical = range?.highCritical;
  if (isCritical && critical != null)
    return (critical + (critical > high ? (critical - high) * 0.2 : critical)).toFixed(decimals);
  const width = high - low;
  const room = Math.min(width * 0.15, (critical ?? Number.POSITIVE_INFINITY) - high);
  if (draws.happens(ABNORMAL)) return (high + room * draws.fraction()).toFixed(decimals);
  return (low + width * (0.1 + 0.8 * draws.fraction())).toFixed(decimals);
}
