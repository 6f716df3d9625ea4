// A vaccination schedule as text, a dose a line, as it is copied from a spreadsheet and back.
import type { ScheduledDose } from './vaccine-plan.ts';

const cellOf = (value: string | number | boolean | null) =>
  value === null || value === false ? '' : value === true ? 'yes' : String(value);

/**
 * The doses as text, a line each, their columns parted by tabs: dose, vaccine, least age, due age, last age, gap, sex, optional, live.
 */
export function scheduleText(lines: readonly ScheduledDose[]): string {
  return lines
    .map(({ doseKey, vaccineCode, minDays, dueDays, maxDays, minGapDays, sexLimit, isOptional, isLive }) =>
      [doseKey, vaccineCode, minDays, dueDays, maxDays, minGapDays, sexLimit, isOptional, isLive]
        .map(cellOf)
        .join('\t')
        .trimEnd(),
    )
    .join('\n');
}

/** Digits on both sides of a comma: two columns, or the thousands of one number. */
const DOUBTFUL_COMMA = /\d,\d{2,3}(?!\d)/;

/** The cells of a line, separated by its strongest mark; no cell where a comma may be inside a number. */
function cellsOf(row: string): readonly string[] {
  const mark = ['\t', ';'].find((one) => row.includes(one)) ?? ',';
  if (mark === ',' && DOUBTFUL_COMMA.test(row)) return [row];
  return row.split(mark).map((cell) => cell.trim());
}

/** Reads such a text, also with semicolons or with commas and blanks; a line without a dose is answered by its number, from 1. */
export function readSchedule(text: string): { readonly lines: ScheduledDose[]; readonly badLine: number | null } {
  const rows = text.split(/\r?\n/).map(cellsOf);
  const filled = rows.map((cells, index) => ({ cells, no: index + 1 })).filter(({ cells }) => cells.some(Boolean));
  const read = filled.map(({ cells, no }) => ({ no, line: doseOf(cells) }));
  const bad = read.find(({ line }) => line === null);
  return { lines: read.flatMap(({ line }) => line ?? []), badLine: bad?.no ?? null };
}

function doseOf([doseKey = '', vaccineCode = '', ...rest]: readonly string[]): ScheduledDose | null {
  const [minDays, dueDays, maxDays, minGapDays] = rest.map(daysOf);
  const [, , , , sex = '', optional = '', live = ''] = rest;
  const isPlain = /^[MF]?$/i.test(sex) && [optional, live].every((word) => /^(yes|no|)$/i.test(word));
  if (!doseKey || !vaccineCode || minDays == null || !isPlain) return null;
  if ([dueDays, maxDays, minGapDays].some(Number.isNaN) || Number.isNaN(minDays)) return null;
  return {
    doseKey,
    vaccineCode,
    minDays,
    dueDays: dueDays ?? minDays,
    maxDays: maxDays ?? null,
    minGapDays: minGapDays ?? null,
    sexLimit: sex ? (sex.toUpperCase() === 'M' ? 'M' : 'F') : null,
    isOptional: /^yes$/i.test(optional),
    isLive: /^yes$/i.test(live),
  };
}

/** Days of a cell: null for an empty one, NaN if it is not a number of days. */
function daysOf(cell: string): number | null {
  if (!cell) return null;
  return /^\d{1,5}$/.test(cell) ? Number(cell) : Number.NaN;
}
