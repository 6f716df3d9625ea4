// Reads an uploaded price list: every row either understood whole or named with what is wrong in it.
import type { OutputOf, ParsedOf } from '@charaka/contract/endpoint';
import type { importCharges } from '@charaka/contract/tariff';
import { type Paise, rupeesToPaise } from '@charaka/rules/money';
import { parse } from 'csv-parse/sync';

/** How the columns of the file are mapped. */
export type Mapping = ParsedOf<typeof importCharges>['mapping'];
/** A cell that cannot be used, and why. */
export type BadRow = OutputOf<typeof importCharges>['badRows'][number];

/** One charge of a price list. */
export interface PriceRow {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly standardPaise: Paise;
  /** The payer's rate, or undefined when the file has none for this charge. */
  readonly tariffPaise: Paise | undefined;
}

/** A price list as read. `row` numbers count the heading as row 1, as a spreadsheet shows them. */
export interface PriceList {
  readonly rows: readonly PriceRow[];
  readonly badRows: readonly BadRow[];
}

const MOST_ROWS = 50_000;
const limits = { code: 40, name: 300, category: 100 } as const;

type Cells = Record<string, string>;

function readCells(csv: string): { cells: Cells[]; problem?: string } {
  try {
    const cells = parse(csv, {
      columns: true,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: false,
    });
    return { cells: cells as unknown as Cells[] };
  } catch (error) {
    return { cells: [], problem: (error as Error).message };
  }
}

/** Reads the file by the mapping. Nothing is thrown: whatever is wrong is a bad row. */
export function readPriceList(csv: string, mapping: Mapping): PriceList {
  const { cells, problem } = readCells(csv);
  if (problem)
    return {
      rows: [],
      badRows: [{ row: 1, column: '', value: '', reason: `The file is not a readable CSV: ${problem}` }],
    };
  if (cells.length === 0)
    return { rows: [], badRows: [{ row: 1, column: '', value: '', reason: 'The file has no rows' }] };
  if (cells.length > MOST_ROWS)
    return {
      rows: [],
      badRows: [{ row: 1, column: '', value: '', reason: `The file has more than ${MOST_ROWS} rows` }],
    };
  const missing = missingColumns(cells[0] as Cells, mapping);
  if (missing.length > 0) return { rows: [], badRows: missing };
  return readRows(cells, mapping);
}

function missingColumns(first: Cells, mapping: Mapping): BadRow[] {
  const { associationName: _payer, ...columns } = mapping;
  const wanted = Object.values(columns).filter((column): column is string => Boolean(column));
  return wanted
    .filter((column) => !(column in first))
    .map((column) => ({ row: 1, column, value: '', reason: `The file has no column '${column}'` }));
}

function readRows(cells: readonly Cells[], mapping: Mapping): PriceList {
  const rows: PriceRow[] = [];
  const badRows: BadRow[] = [];
  const firstRowOfCode = new Map<string, number>();
  cells.forEach((record, index) => {
    const rowNumber = index + 2;
    const wrong = (column: string, reason: string) => {
      badRows.push({ row: rowNumber, column, value: (record[column] ?? '').slice(0, 500), reason });
    };
    const code = textOf(record, mapping.codeColumn, limits.code, 'The code', wrong);
    const name = textOf(record, mapping.nameColumn, limits.name, 'The name', wrong);
    const category = textOf(record, mapping.categoryColumn, limits.category, 'The category', wrong);
    const standardPaise = amountOf(record, mapping.standardColumn, wrong);
    const hasTariff = mapping.tariffColumn && record[mapping.tariffColumn] !== '';
    const tariffPaise = hasTariff ? amountOf(record, mapping.tariffColumn as string, wrong) : undefined;
    const earlier = code ? firstRowOfCode.get(code.toLowerCase()) : undefined;
    if (earlier) wrong(mapping.codeColumn, `This code already stands in row ${earlier}`);
    else if (code) firstRowOfCode.set(code.toLowerCase(), rowNumber);
    if (!code || !name || !category || standardPaise === undefined || earlier) return;
    if (hasTariff && tariffPaise === undefined) return;
    rows.push({ code, name, category, standardPaise, tariffPaise });
  });
  return { rows, badRows };
}

type Complain = (column: string, reason: string) => void;

function textOf(record: Cells, column: string, maxLength: number, noun: string, wrong: Complain): string | undefined {
  const value = record[column] ?? '';
  if (value === '') wrong(column, `${noun} is missing`);
  else if (value.length > maxLength) wrong(column, `${noun} is longer than ${maxLength} characters`);
  else return value;
  return undefined;
}

function amountOf(record: Cells, column: string, wrong: Complain): Paise | undefined {
  const value = (record[column] ?? '').replace(/,/g, '');
  if (!/^\d+(\.\d{1,2})?$/.test(value)) {
    wrong(column, value === '' ? 'The amount is missing' : 'This is not an amount in rupees with at most 2 decimals');
    return undefined;
  }
  try {
    return rupeesToPaise(value);
  } catch (error) {
    wrong(column, (error as Error).message);
    return undefined;
  }
}
