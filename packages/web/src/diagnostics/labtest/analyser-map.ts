// The codes of an analyser as text, one a line: its code, our code, its unit, and a factor where that unit is another one than ours.
import { readTypedNumber } from '@charaka/rules/diagnostics/measured-number';

/** Meaning of a code in one of its units. */
interface MapLine {
  readonly analyserCode: string;
  readonly labParameterId: number;
  readonly unit?: string | null | undefined;
  readonly factor?: number | null | undefined;
  readonly isUnitNotSent?: boolean | null | undefined;
}

interface Parameter {
  readonly labParameterId: number;
  readonly code: string;
}

/** Placeholder for a unit that has no name yet; it cannot be saved. */
const UNKNOWN_UNIT = '?';

/** A unit that is not sent stands in brackets. */
function unitText({ unit, factor, isUnitNotSent }: MapLine): string {
  if (isUnitNotSent) return `(${unit ?? ''})`;
  return unit ?? (factor == null ? '' : UNKNOWN_UNIT);
}

/** Codes as they stand in the field. */
export function mapText(map: readonly MapLine[], parameters: readonly Parameter[]): string {
  const codes = new Map(parameters.map(({ labParameterId, code }) => [labParameterId, code]));
  return map
    .map((line) =>
      [
        line.analyserCode,
        codes.get(line.labParameterId) ?? `?${line.labParameterId}`,
        unitText(line),
        line.factor ?? '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join('\n');
}

/** A line that cannot be read; `proposals` are the factors that it may mean. */
interface MapFault {
  readonly fault: string;
  readonly proposals?: readonly string[];
}

/**
 * Reads the field. The first line that says nothing, names no parameter, has a factor without its unit, or a factor with two meanings as
 * '1,016', is answered as the fault (Q245).
 */
export function readMap(text: string, parameters: readonly Parameter[]): { readonly map: MapLine[] } | MapFault {
  const numbers = new Map(parameters.map(({ labParameterId, code }) => [code.toUpperCase(), labParameterId]));
  const map: MapLine[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [analyserCode = '', code = '', unit = '', turned, ...more] = line.trim().split(/\s+/);
    const labParameterId = numbers.get(code.toUpperCase());
    const read = turned === undefined ? null : readTypedNumber(turned);
    if (read?.kind === 'proposals') return { fault: line.trim(), proposals: read.proposals };
    const factor = read && (read.kind === 'value' && read.value.comparator === '=' ? Number(read.value.digits) : NaN);
    const isUnit = unit !== UNKNOWN_UNIT && !/^[\d.,-]+$/.test(unit);
    const isRead = labParameterId !== undefined && isUnit && more.length === 0 && (factor === null || factor > 0);
    if (!isRead) return { fault: line.trim() };
    const isUnitNotSent = /^\(.*\)$/.test(unit);
    map.push({
      analyserCode,
      labParameterId,
      factor,
      isUnitNotSent,
      unit: (isUnitNotSent ? unit.slice(1, -1) : unit) || null,
    });
  }
  return { map };
}
