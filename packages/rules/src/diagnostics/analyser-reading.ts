// What a message of an analyser says, whatever it is written in: samples with their values, and specimens it asks about.

/** One value of a sample. */
export interface AnalyserLine {
  readonly code: string;
  /** As the analyser writes it, '<0.5' among them; empty where it sent none that can be read. */
  readonly value: string;
  readonly unit: string;
  readonly flag: string;
  /** F final, P preliminary, C corrected. */
  readonly status: string;
  /** When it was measured, as the analyser writes it; '' where it says nothing. */
  readonly ranAt: string;
}

/** A sample with its values; the numbers it may be known by, the likeliest first (LB085). */
export interface AnalyserSample {
  readonly numbers: readonly string[];
  readonly lines: readonly AnalyserLine[];
}

/** A message that could be read. */
export interface AnalyserReading {
  /** When it was sent, by the analyser's clock. */
  readonly sentAt: string;
  readonly samples: readonly AnalyserSample[];
  /** Specimens whose orders it asks for (LB090). */
  readonly queries: readonly string[];
}

/** A message that cannot be read says so in one sentence; its bytes are kept all the same. */
export class ReadingFault extends Error {}

/** Whether a sample is a control: by the analyser's pattern, in which `*` stands for anything and letters of any case are equal (LB091). */
export function isControlSample(number: string, pattern: string): boolean {
  const parts = pattern.trim().toLowerCase().split('*');
  if (parts.length === 1 && parts[0] === '') return false;
  let rest = number.trim().toLowerCase();
  const [first = '', ...others] = parts;
  if (!rest.startsWith(first)) return false;
  rest = rest.slice(first.length);
  for (const [place, part] of others.entries()) {
    const isLast = place === others.length - 1;
    if (isLast) return rest.endsWith(part);
    const at = rest.indexOf(part);
    if (at < 0) return false;
    rest = rest.slice(at + part.length);
  }
  return rest === '';
}

/** The value in the laboratory's unit, or undefined where the unit is another one and no factor is known (LB089). */
export function inOwnUnit(
  line: Pick<AnalyserLine, 'value' | 'unit'>,
  ownUnit: string | null,
  factor: number | null,
): string | undefined {
  const isOwn = line.unit.trim().toLowerCase() === (ownUnit ?? '').trim().toLowerCase();
  if (isOwn || (line.unit.trim() === '' && factor === null)) return line.value;
  if (factor === null) return undefined;
  const found = /^(<=|>=|<|>|=)?\s*([+-]?\d+(?:\.\d+)?)$/.exec(line.value.trim());
  // What is no number has no unit that could be turned.
  if (!found) return line.value;
  const turned = Number((Number(found[2]) * factor).toPrecision(12));
  const digits = turned.toString();
  return `${found[1] ?? ''}${digits.includes('e') ? turned.toFixed(9) : digits}`;
}
