// A value of an analyser in the unit of the parameter: a factor belongs to a pair of code and unit (LB089, Q247).
import type { AnalyserLine } from './analyser-reading.ts';

/** Meaning of an analyser's code in one of its units. */
export interface CodeMeaning {
  readonly analyserCode: string;
  readonly labParameterId: number;
  /** As the analyser writes it; null where it was never named. */
  readonly unit: string | null;
  /** Turns this unit into that of the parameter. */
  readonly factor: number | null;
  /** The analyser sends values of this code without a unit, and this one is meant. */
  readonly isUnitNotSent: boolean;
}

const same = (one: string, other: string | null) => one.trim().toLowerCase() === (other ?? '').trim().toLowerCase();

/** A value in the own unit of its parameter, or why there is none. */
export type OwnValue =
  | { readonly labParameterId: number; readonly value: string }
  | { readonly labParameterId: number | null; readonly fault: 'UnknownCode' | 'UnknownUnit' | 'NoUnit' };

type Line = Pick<AnalyserLine, 'code' | 'value' | 'unit'>;

/** Finds what a line means; `unitOf` answers the unit of a parameter. A unit that the map does not name is never guessed. */
export function ownValue(
  line: Line,
  map: readonly CodeMeaning[],
  unitOf: (labParameterId: number) => string | null,
): OwnValue {
  const [first, ...others] = map.filter(({ analyserCode }) => analyserCode === line.code);
  if (!first || line.code === '') return { labParameterId: null, fault: 'UnknownCode' };
  const meanings = [first, ...others];
  const { labParameterId } = first;
  if (line.unit.trim() === '') {
    const meant = meanings.find((one) => one.isUnitNotSent);
    if (meant) return turned(line.value, meant);
    const bare = meanings.find((one) => same('', unitOf(one.labParameterId)) && one.factor === null);
    return bare ? { labParameterId: bare.labParameterId, value: line.value } : { labParameterId, fault: 'NoUnit' };
  }
  const named = meanings.filter(({ unit }) => unit !== null && same(line.unit, unit));
  const exact =
    named.find(({ unit }) => unit?.trim() === line.unit.trim()) ?? (named.length === 1 ? named[0] : undefined);
  if (exact && (exact.factor !== null || same(line.unit, unitOf(exact.labParameterId))))
    return turned(line.value, exact);
  const own = meanings.find((one) => same(line.unit, unitOf(one.labParameterId)));
  return own ? { labParameterId: own.labParameterId, value: line.value } : { labParameterId, fault: 'UnknownUnit' };
}

function turned(value: string, { labParameterId, factor }: CodeMeaning): OwnValue {
  if (factor === null || factor === 1) return { labParameterId, value };
  const found = /^(<=|>=|<|>|=|≤|≥)?\s*([+-]?\d+(?:\.\d+)?)$/.exec(value.trim());
  // Text that is no number has no unit to convert.
  if (!found) return { labParameterId, value };
  const number = Number((Number(found[2]) * factor).toPrecision(12));
  const digits = number.toString();
  return { labParameterId, value: `${found[1] ?? ''}${digits.includes('e') ? number.toFixed(9) : digits}` };
}

const SOME_COMMA = /^(?:<=|>=|<|>|=|≤|≥)?\s*[+-]?\d[\d ]*,\d/;

/** Whether a value has a comma among its digits: a point to some machines, and a grouping to others (Q245). */
export const hasComma = (value: string) => SOME_COMMA.test(value.trimStart());
