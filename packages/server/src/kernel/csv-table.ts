// Reads an uploaded CSV into headings and rows of text, whichever program wrote it; what the text means is for each import to say.
import { delimiterOf, hasControlLetters, plainCell, trimmedCell } from '@charaka/rules/list/spreadsheet-cell';
import { parse } from 'csv-parse/sync';

/** A row that holds anything; `row` as a spreadsheet counts it, with the headings as row 1. */
export interface CsvRow {
  readonly row: number;
  /** As many as there are headings. */
  readonly cells: readonly string[];
}

/** A file as read. */
export interface CsvTable {
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
  /** Rows with more or fewer cells than headings, or with letters that cannot be kept; they do not stand among `rows`. */
  readonly raggedRows: readonly FaultyRow[];
}

/** A row that cannot be read, with the column at fault where it is one. */
interface FaultyRow {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** The table of a CSV, cells without blanks around; or the sentence why it is none. */
export function readCsvTable(csv: string, mostRows: number): CsvTable | string {
  let table: string[][];
  try {
    // Records of any length and empty lines are read, so that rows are counted as a spreadsheet counts them.
    table = parse(csv, { bom: true, trim: true, relax_column_count: true, delimiter: delimiterOf(csv) }) as string[][];
  } catch (error) {
    return `The file is not a readable CSV: ${(error as Error).message}`.slice(0, 500);
  }
  const [headings = [], ...records] = table;
  const filled = records
    .map((cells, index) => ({ row: index + 2, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return 'The file has no rows';
  if (filled.length > mostRows)
    return `The file has more than ${mostRows.toLocaleString('en-IN')} rows; please split it`;
  const named = headings.map(cellText);
  const twice = named.find((heading, place) => heading !== '' && named.indexOf(heading) !== place);
  if (twice !== undefined) return `Two columns have the heading '${twice}'; please rename or remove one`;
  const isWhole = ({ cells }: CsvRow) => cells.length === named.length;
  const faults = filled.flatMap((row) => (isWhole(row) ? controlFault(row, named) : [raggedFault(row, named.length)]));
  const faulty = new Set(faults.map(({ row }) => row));
  return { headings: named, rows: filled.filter(({ row }) => !faulty.has(row)), raggedRows: faults };
}

const cellText = (cell: string) => plainCell(trimmedCell(cell));

function raggedFault({ row, cells }: CsvRow, width: number): FaultyRow {
  const reason = `This row has ${cells.length} cells and the heading has ${width}`;
  return { row, column: '', value: cells.join(', ').slice(0, 80), reason };
}

/** What the database cannot keep is told by the preview already, not by the import after it. */
function controlFault({ row, cells }: CsvRow, headings: readonly string[]): FaultyRow[] {
  const place = cells.findIndex(hasControlLetters);
  if (place < 0) return [];
  const value = (cells[place] ?? '').replace(/\p{Cc}/gu, '\uFFFD').slice(0, 80);
  return [{ row, column: headings[place] ?? '', value, reason: 'This cell holds a character that cannot be kept' }];
}
