// Reads a growth table from the text of a file as it is published: a line of headings with the place, L, M and S, and numbers below.
import type { GrowthAxis, GrowthIndicator, GrowthLine } from './growth.ts';

/** The table that the file is meant for. */
export interface WantedTable {
  readonly indicator: GrowthIndicator;
  readonly sex: 'M' | 'F';
}

/** Why a file is no such table; lines are counted from 1, with the headings. */
export type GrowthFault =
  | { readonly kind: 'headings' }
  | { readonly kind: 'headingTwice'; readonly heading: string }
  | { readonly kind: 'line'; readonly lineNo: number }
  | { readonly kind: 'comma'; readonly lineNo: number; readonly value: string }
  | { readonly kind: 'otherSex' }
  | { readonly kind: 'ageUnit'; readonly first: number; readonly last: number }
  | {
      readonly kind: 'outside';
      readonly lineNo: number;
      readonly value: number;
      readonly from: number;
      readonly to: number;
    };

/** Content of a file, or its first fault. */
export type ReadTable =
  | { readonly axis: GrowthAxis; readonly lines: readonly GrowthLine[] }
  | { readonly fault: GrowthFault };

const places: Readonly<Record<string, GrowthAxis | 'Age'>> = {
  day: 'Day',
  days: 'Day',
  agedays: 'Day',
  ageindays: 'Day',
  age: 'Age',
  month: 'Month',
  months: 'Month',
  agemonths: 'Month',
  ageinmonths: 'Month',
  agemos: 'Month',
  length: 'Length',
  height: 'Height',
};
const MILLIMETRES = 10;
/** Below it an age without a unit may be days or months; no table goes on to so many months. */
const LEAST_DAYS = 1000;
const MONTH_OF_DAYS = 31;

type Bounds = readonly [from: number, to: number];
/** Between these lies the middle of children of any population, in kg, cm and kg/m²: at birth, and at every age. */
const bounds: Readonly<Record<Exclude<GrowthIndicator, 'WeightForLength'>, readonly [atBirth: Bounds, ever: Bounds]>> =
  {
    WeightForAge: [
      [2, 6],
      [2, 120],
    ],
    LengthForAge: [
      [42, 60],
      [42, 210],
    ],
    BmiForAge: [
      [9, 20],
      [9, 40],
    ],
    HeadForAge: [
      [30, 42],
      [30, 62],
    ],
  };
/** Between these lies the middle weight of children for the square of their length in metres: pounds, inches and millimetres do not. */
const KG_PER_SQUARE_METRE: Bounds = [9, 24];
const CENTIMETRES_PER_METRE = 100;
/** S is a share of the middle, never a deviation in kg or cm. */
const MOST_VARIATION = 0.6;

interface Row {
  readonly cells: readonly string[];
  readonly lineNo: number;
}

/** Cells are separated like the headings; further columns are ignored. Lengths are in centimetres. */
export function readGrowthTable(text: string, wanted: WantedTable): ReadTable {
  const filled = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ line, lineNo: index + 1 }))
    .filter(({ line, lineNo }) => line.trim() !== '' && !(lineNo === 1 && /^"?sep=/i.test(line)));
  const separator = separatorOf(filled[0]?.line ?? '');
  const cellsOf = (line: string) => line.split(separator).map((cell) => cell.trim().replaceAll('"', ''));
  const [head, ...below] = filled.map(({ line, lineNo }): Row => ({ cells: cellsOf(line), lineNo }));
  const headings = (head?.cells ?? []).map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const place = headings.findIndex((heading) => heading in places);
  const columns = [place, ...['l', 'm', 's'].map((letter) => headings.indexOf(letter))];
  const named = places[headings[place] ?? ''];
  if (!named || columns.some((column) => column < 0)) return { fault: { kind: 'headings' } };
  const twice = headings.findIndex((heading, at) => !columns.includes(at) && isOfTable(heading));
  if (twice >= 0) return { fault: { kind: 'headingTwice', heading: head?.cells[twice] ?? '' } };
  const rows = rowsOfSex(headings, below, wanted.sex);
  if (!rows) return { fault: { kind: 'otherSex' } };
  const read = readNumbers(rows, columns);
  if ('fault' in read) return read;
  const axis = named === 'Age' ? axisOfAges(read.numbers) : named;
  return typeof axis === 'object' ? { fault: axis } : linesOf(read.numbers, rows, axis, wanted.indicator);
}

/** Whether a column of this heading is read; of two such columns nobody knows which is meant. */
const isOfTable = (heading: string) => heading in places || ['l', 'm', 's'].includes(heading);

/** The headings hold no number: whatever stands between them most often separates them. */
function separatorOf(headings: string): string {
  const counted = ['\t', ';', ','].map((sign) => [sign, headings.split(sign).length] as const);
  return counted.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Published files have both sexes, 1 for boys and 2 for girls; undefined where the file has the other one alone. */
function rowsOfSex(headings: readonly string[], rows: readonly Row[], sex: 'M' | 'F'): readonly Row[] | undefined {
  const column = headings.findIndex((heading) => heading === 'sex' || heading === 'gender');
  if (column < 0) return rows;
  const own = sex === 'M' ? /^(1|m|male|boys?)$/i : /^(2|f|female|girls?)$/i;
  const found = rows.filter(({ cells }) => own.test(cells[column] ?? ''));
  return found.length > 0 ? found : undefined;
}

type Numbers = readonly [at: number, l: number, m: number, s: number];

/** A comma is a decimal point where no cell has a point and one of them can be nothing else; 3,346 alone tells nothing. */
function readNumbers(
  rows: readonly Row[],
  columns: readonly number[],
): { readonly numbers: readonly Numbers[] } | { readonly fault: GrowthFault } {
  const cellsOf = ({ cells }: Row) => columns.map((column) => cells[column] ?? '');
  const withComma = rows.find((row) => cellsOf(row).some((cell) => cell.includes(',')));
  const all = withComma ? rows.flatMap(cellsOf) : [];
  const isDecimal =
    !all.some((cell) => cell.includes('.')) && all.some((cell) => /^-?(0,\d+|\d+,(\d{1,2}|\d{4,}))$/.test(cell));
  if (withComma && !isDecimal) {
    const value = cellsOf(withComma).find((cell) => cell.includes(',')) ?? '';
    return { fault: { kind: 'comma', lineNo: withComma.lineNo, value } };
  }
  const numbers: Numbers[] = [];
  for (const row of rows) {
    const [at = NaN, l = NaN, m = NaN, s = NaN] = cellsOf(row).map((cell) =>
      cell === '' ? NaN : Number(cell.replace(',', '.')),
    );
    const before = numbers.at(-1)?.[0] ?? -1;
    if (![at, l, m, s].every(Number.isFinite) || m <= 0 || s <= 0 || at <= before)
      return { fault: { kind: 'line', lineNo: row.lineNo } };
    numbers.push([at, l, m, s]);
  }
  return numbers.length > 1 ? { numbers } : { fault: { kind: 'line', lineNo: (rows.at(-1)?.lineNo ?? 1) + 1 } };
}

function axisOfAges(numbers: readonly Numbers[]): GrowthAxis | GrowthFault {
  const [first, last] = [numbers[0]?.[0] ?? 0, numbers.at(-1)?.[0] ?? 0];
  return last >= LEAST_DAYS ? 'Day' : { kind: 'ageUnit', first, last };
}

/** The middle weights that are possible at a length in centimetres. */
function weightsAt(centimetres: number): Bounds {
  const square = (centimetres / CENTIMETRES_PER_METRE) ** 2;
  const [from, to] = KG_PER_SQUARE_METRE;
  const rounded = (weight: number) => Number(weight.toPrecision(2));
  return [rounded(from * square), rounded(to * square)];
}

function boundsOf(indicator: GrowthIndicator, axis: GrowthAxis, at: number): Bounds {
  if (indicator === 'WeightForLength') return weightsAt(at);
  const [atBirth, ever] = bounds[indicator];
  return (axis === 'Day' && at <= MONTH_OF_DAYS) || (axis === 'Month' && at <= 1) ? atBirth : ever;
}

function linesOf(
  numbers: readonly Numbers[],
  rows: readonly Row[],
  axis: GrowthAxis,
  indicator: GrowthIndicator,
): ReadTable {
  const scale = axis === 'Length' || axis === 'Height' ? MILLIMETRES : 1;
  for (const [index, [at, , m, s]] of numbers.entries()) {
    const [from, to] = boundsOf(indicator, axis, at);
    const lineNo = rows[index]?.lineNo ?? 0;
    if (m < from || m > to) return { fault: { kind: 'outside', lineNo, value: m, from, to } };
    if (s > MOST_VARIATION) return { fault: { kind: 'line', lineNo } };
  }
  return { axis, lines: numbers.map(([at, l, m, s]) => [Math.round(at * scale * 100) / 100, l, m, s]) };
}
