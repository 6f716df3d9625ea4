// Reads a growth table from the text of a file as it is published: a line of headings with the place, L, M and S, and numbers below.
import type { GrowthAxis, GrowthLine } from './growth.ts';

/** What a file holds, or the first line that is none of a table; 0 is the line of headings. */
export type ReadTable =
  | { readonly axis: GrowthAxis; readonly lines: readonly GrowthLine[] }
  | { readonly badLine: number };

const places: Readonly<Record<string, GrowthAxis>> = {
  day: 'Day',
  age: 'Day',
  agedays: 'Day',
  month: 'Month',
  agemonths: 'Month',
  length: 'Length',
  height: 'Height',
};
const MILLIMETRES = 10;

const cellsOf = (line: string) => line.split(/[\t;,]/).map((cell) => cell.trim().replaceAll('"', ''));

/** Cells stand apart by tabs, semicolons or commas; further columns are passed over. Lengths are told in centimetres. */
export function readGrowthTable(text: string): ReadTable {
  const rows = text
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index }))
    .filter(({ line }) => line.trim() !== '');
  const headings = cellsOf(rows[0]?.line ?? '').map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const place = headings.findIndex((heading) => heading in places);
  const axis = places[headings[place] ?? ''];
  const columns = [place, ...['l', 'm', 's'].map((letter) => headings.indexOf(letter))];
  if (!axis || columns.some((column) => column < 0)) return { badLine: 0 };
  const scale = axis === 'Length' || axis === 'Height' ? MILLIMETRES : 1;
  const lines: GrowthLine[] = [];
  for (const { line, number } of rows.slice(1)) {
    const cells = cellsOf(line);
    const [at = Number.NaN, l = Number.NaN, m = Number.NaN, s = Number.NaN] = columns.map((column) =>
      cells[column] ? Number(cells[column]) : Number.NaN,
    );
    const before = lines.at(-1)?.[0] ?? -1;
    if (![at, l, m, s].every(Number.isFinite) || m <= 0 || s <= 0 || at * scale <= before) return { badLine: number };
    lines.push([Math.round(at * scale * 100) / 100, l, m, s]);
  }
  return lines.length > 1 ? { axis, lines } : { badLine: rows.length };
}
