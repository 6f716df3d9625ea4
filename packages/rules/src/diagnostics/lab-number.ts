// Numbers of a measurement: rounded half away from zero, and reported within limits (LB027, LB028).

/** The sign before a number. Any but '=' says that the value lies below or above the number. */
export type Comparator = '=' | '<' | '>' | '<=' | '>=';

/** A typed number: its comparator and its digits, without blanks and superfluous zeros in front. */
export interface TypedNumber {
  readonly comparator: Comparator;
  readonly digits: string;
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

/**
 * Reported form of a value: itself, or the limit it is beyond, with its comparator (LB028). A value with a comparator is reported as
 * typed: rounded, '<0.004' would become '<0.00'. '>0.3' says nothing of a lower limit.
 */
export function reportedNumber(
  { comparator, digits }: TypedNumber,
  { reportableLow, reportableHigh }: ValueLimits,
  decimals: number,
): TypedNumber {
  const value = Number(digits);
  const isBelow = reportableLow !== null && value < reportableLow && !comparator.startsWith('>');
  const isAbove = reportableHigh !== null && value > reportableHigh && !comparator.startsWith('<');
  if (isBelow) return { comparator: '<', digits: limitDigits(reportableLow, decimals) };
  if (isAbove) return { comparator: '>', digits: limitDigits(reportableHigh, decimals) };
  return { comparator, digits: comparator === '=' ? roundDigits(digits, decimals) : digits };
}

/** A limit with the decimals of its parameter; one with more decimals keeps them, and never becomes another limit. */
function limitDigits(limit: number, decimals: number): string {
  const rounded = roundNumber(limit, decimals);
  return rounded !== undefined && Number(rounded) === limit ? rounded : String(limit);
}

/** A number as it is printed: '<0.5', '12.6'. */
export function numberText({ comparator, digits }: TypedNumber): string {
  return comparator === '=' ? digits : `${comparator}${digits}`;
}
