// Reads an uploaded CSV into headings and rows of text, whichever program wrote it; what the text means is for each import to say.
import { delimiterOf, plainCell } from '@charaka/rules/spreadsheet-cell';
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
  /** Rows with more or fewer cells than headings; they do not stand among `rows`. */
  readonly raggedRows: readonly {
    readonly row: number;
    readonly column: '';
    readonly value: string;
    readonly reason: string;
  }[];
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
    .map((cells, index) => ({ row: index + 2, cells: cells.map(plainCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return 'The file has no rows';
  if (filled.length > mostRows)
    return `The file has more than ${mostRows.toLocaleString('en-IN')} rows; please split it`;
  const isWhole = ({ cells }: CsvRow) => cells.length === headings.length;
  return {
    headings: headings.map(plainCell),
    rows: filled.filter(isWhole),
    raggedRows: filled
      .filter((row) => !isWhole(row))
      .map(({ row, cells }) => ({
        row,
        column: '',
        value: cells.join(', ').slice(0, 80),
        reason: `This row has ${cells.length} cells and the heading has ${headings.length}`,
      })),
  };
}
