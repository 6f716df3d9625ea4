// Numbers as a laboratory writes them: read from what is typed, rounded half away from zero, and kept within limits (LB026-LB028).

/** What stands before a number that was not measured exactly. */
export type Comparator = '=' | '<' | '>' | '<=' | '>=';

/** A typed number: its comparator and its digits, without blanks and superfluous zeros in front. */
export interface TypedNumber {
  readonly comparator: Comparator;
  readonly digits: string;
}

const typed = /^(<=|>=|<|>|=|≤|≥)?\s*([+-]?)(\d{1,12})(?:[.,](\d{1,9}))?$/;

/** Reads '12.6', '<0.5' or '≥ 200'; a comma is a point. Undefined for what is no number (LB026). */
export function readNumber(text: string): TypedNumber | undefined {
  const found = typed.exec(text.trim());
  if (!found) return undefined;
  const [, before = '=', sign, whole = '', part] = found;
  const comparator = before === '≤' ? '<=' : before === '≥' ? '>=' : (before as Comparator);
  const digits = `${whole.replace(/^0+(?=\d)/, '')}${part ? `.${part}` : ''}`;
  return { comparator, digits: sign === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits };
}

/** Rounds decimal digits half away from zero to so many places, and writes them all: '1.005' with 2 is '1.01' (LB027). */
function roundDigits(digits: string, decimals: number): string {
  const isNegative = digits.startsWith('-');
  const [whole = '0', part = ''] = digits.replace(/^[+-]/, '').split('.');
  const kept = BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'));
  const units = Number(part[decimals] ?? '0') >= 5 ? kept + 1n : kept;
  const text = units.toString().padStart(decimals + 1, '0');
  const at = text.length - decimals;
  const rounded = decimals === 0 ? text : `${text.slice(0, at)}.${text.slice(at)}`;
  return isNegative && units !== 0n ? `-${rounded}` : rounded;
}

/** Rounds what was worked out, of which twelve digits count. Undefined where it is no finite number. */
export function roundNumber(value: number, decimals: number): string | undefined {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e12) return undefined;
  const exact = Number(value.toPrecision(12));
  const text = exact.toString();
  return roundDigits(text.includes('e') ? exact.toFixed(12) : text, decimals);
}

/** The limits of a parameter: beyond absurd ones nothing is believed, beyond reportable ones the limit is reported (LB028). */
export interface ValueLimits {
  readonly absurdLow: number | null;
  readonly absurdHigh: number | null;
  readonly reportableLow: number | null;
  readonly reportableHigh: number | null;
}

/** Whether a value cannot be. A value equal to a limit can. */
export function isAbsurd(value: number, { absurdLow, absurdHigh }: ValueLimits): boolean {
  return (absurdLow !== null && value < absurdLow) || (absurdHigh !== null && value > absurdHigh);
}

/** What is reported of a value: itself, or the limit it is beyond, with its comparator (LB028). */
export function reportedNumber(
  { comparator, digits }: TypedNumber,
  { reportableLow, reportableHigh }: ValueLimits,
  decimals: number,
): TypedNumber {
  const value = Number(digits);
  const atLimit = (limit: number, sign: Comparator): TypedNumber => ({
    comparator: sign,
    digits: roundNumber(limit, decimals) ?? String(limit),
  });
  if (reportableLow !== null && value < reportableLow) return atLimit(reportableLow, '<');
  if (reportableHigh !== null && value > reportableHigh) return atLimit(reportableHigh, '>');
  return { comparator, digits: roundDigits(digits, decimals) };
}

/** A number as it is printed: '<0.5', '12.6'. */
export function numberText({ comparator, digits }: TypedNumber): string {
  return comparator === '=' ? digits : `${comparator}${digits}`;
}
