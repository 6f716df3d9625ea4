// Reads an uploaded CSV of any program into headings and rows of text. Each import interprets the text.
import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import { delimiterOf, headingPlace } from '@charaka/rules/list/heading-row';
import { hasControlLetters, plainCell, trimmedCell } from '@charaka/rules/list/spreadsheet-cell';
import type { Sentence } from '@charaka/rules/message/sentence';
import { CsvError, parse } from 'csv-parse/sync';
import { type BadRow, badCell } from './bad-cell.ts';

/** A row that holds anything; `row` as a spreadsheet counts it, from 1 at the top of the file. */
export interface CsvRow {
  readonly row: number;
  /** As many as there are headings. */
  readonly cells: readonly string[];
}

/** A file as read. */
export interface CsvTable {
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
  /** Rows with more or fewer cells than headings, or with letters that cannot be stored; they are missing from `rows`. */
  readonly raggedRows: readonly BadRow[];
}

/** No list that the product imports has so many columns; more are a mistake or an attack. */
const MOST_COLUMNS = 200;

const LINE_ENDS = ['\r\n', '\n', '\r'];

/** The table of a CSV, cells without blanks around; or the sentence why it is none. */
export function readCsvTable(csv: string, mostRows: number): CsvTable | Sentence {
  const delimiter = delimiterOf(csv);
  if (hasLongRecord(csv, delimiter)) return fileSentences.tooManyColumns({ most: MOST_COLUMNS });
  let table: string[][];
  try {
    // Records of any length and empty lines are read, so that rows are counted as a spreadsheet counts them. Files of several programs
    // end their lines in more than one way.
    const options = { bom: true, trim: true, relax_column_count: true, delimiter, record_delimiter: LINE_ENDS };
    table = parse(csv, options) as string[][];
  } catch (error) {
    return fileSentences.notReadable({ line: error instanceof CsvError ? Number(error.lines) : 1 });
  }
  const place = headingPlace(table);
  const [headings = [], ...records] = table.slice(place);
  const filled = records
    .map((cells, index) => ({ row: place + index + 2, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return fileSentences.noRows;
  if (filled.length > mostRows) return fileSentences.tooManyRows({ most: mostRows.toLocaleString('en-IN') });
  const named = headings.map(cellText);
  const twice = firstRepeated(named);
  if (twice !== undefined) return fileSentences.headingTwice({ heading: twice });
  const isWhole = ({ cells }: CsvRow) => cells.length === named.length;
  const faults = filled.flatMap((row) => (isWhole(row) ? controlFault(row, named) : [raggedFault(row, named.length)]));
  const faulty = new Set(faults.map(({ row }) => row));
  return { headings: named, rows: filled.filter(({ row }) => !faulty.has(row)), raggedRows: faults };
}

/** True when a record has more cells than a list has columns; checked before the parser makes a cell of each. */
function hasLongRecord(csv: string, delimiter: string): boolean {
  const [separator, quote, lineEnds] = [delimiter.charCodeAt(0), 34, [10, 13]];
  let cells = 1;
  let isQuoted = false;
  for (let place = 0; place < csv.length; place++) {
    const letter = csv.charCodeAt(place);
    if (letter === quote) isQuoted = !isQuoted;
    else if (lineEnds.includes(letter) && !isQuoted) cells = 1;
    else if (letter === separator && !isQuoted && ++cells > MOST_COLUMNS) return true;
  }
  return false;
}

/** The first heading that an earlier column has too; empty headings may repeat. */
function firstRepeated(headings: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return headings.find((heading) => {
    if (heading === '') return false;
    if (seen.has(heading)) return true;
    seen.add(heading);
    return false;
  });
}

const cellText = (cell: string) => plainCell(trimmedCell(cell));

function raggedFault({ row, cells }: CsvRow, width: number): BadRow {
  const reason = fileSentences.raggedRow({ cells: cells.length, headings: width });
  return badCell(row, '', cells.join(', ').slice(0, 80), reason);
}

/** The first cell with letters that the database cannot store, so that the preview already reports it. */
function controlFault({ row, cells }: CsvRow, headings: readonly string[]): BadRow[] {
  const place = cells.findIndex(hasControlLetters);
  if (place < 0) return [];
  const value = (cells[place] ?? '').replace(/\p{Cc}/gu, '\uFFFD').slice(0, 80);
  return [badCell(row, headings[place] ?? '', value, fileSentences.letterNotKept)];
}
