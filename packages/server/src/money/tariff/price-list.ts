// Reads an uploaded price list: every row either understood whole or named with what is wrong in it.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import { words } from '@charaka/contract/kernel/words';
import type { importCharges } from '@charaka/contract/money/tariff/tariff';
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import { foldedCode, hasLostValue } from '@charaka/rules/list/spreadsheet-cell';
import { amountOfText } from '@charaka/rules/list/written-number';
import type { Sentence } from '@charaka/rules/message/sentence';
import { ImpossibleFigure } from '@charaka/rules/money/impossible-figure';
import { type Paise, rupeesToPaise } from '@charaka/rules/money/money';
import { type BadRow, badCell, badFile } from '../../kernel/bad-cell.ts';
import type { CsvTable } from '../../kernel/csv-table.ts';
import { inSlices } from '../../kernel/in-slices.ts';
import { readFile } from '../../kernel/read-file.ts';

/** How the columns of the file are mapped. */
export type Mapping = ParsedOf<typeof importCharges>['mapping'];
/** A cell that cannot be used, and why. */

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

type Cells = Readonly<Record<string, string>>;

const wholeFile = (reason: Sentence): PriceList => ({ rows: [], badRows: [badFile(reason)] });

/** Reads the file by the mapping. It throws no error: each fault is a bad row. */
export async function readPriceList(csv: string, mapping: Mapping): Promise<PriceList> {
  const table = await readFile('csv', csv, MOST_ROWS);
  if ('code' in table) return wholeFile(table);
  const missing = missingColumns(table.headings, mapping);
  if (missing.length > 0) return { rows: [], badRows: missing };
  const { rows, badRows } = await readRows(table, mapping);
  return { rows, badRows: [...table.raggedRows, ...badRows] };
}

function missingColumns(headings: readonly string[], mapping: Mapping): BadRow[] {
  const { codeColumn, nameColumn, categoryColumn, standardColumn, tariffColumn } = mapping;
  return [codeColumn, nameColumn, categoryColumn, standardColumn, tariffColumn]
    .filter((column): column is string => Boolean(column) && !headings.includes(column as string))
    .map((column) => badCell(1, column, '', fileSentences.columnMissing({ column })));
}

async function readRows({ headings, rows: lines }: CsvTable, mapping: Mapping): Promise<PriceList> {
  const rows: PriceRow[] = [];
  const badRows: BadRow[] = [];
  const firstRowOfCode = new Map<string, number>();
  await inSlices(lines, ({ row: rowNumber, cells }) => {
    const record: Cells = Object.fromEntries(headings.map((heading, place) => [heading, cells[place] ?? '']));
    const wrong = (column: string, reason: Sentence) => {
      badRows.push(badCell(rowNumber, column, record[column] ?? '', reason));
    };
    const code = textOf(record, mapping.codeColumn, limits.code, words.theCode, wrong);
    const name = textOf(record, mapping.nameColumn, limits.name, words.theName, wrong);
    const category = textOf(record, mapping.categoryColumn, limits.category, words.theCategory, wrong);
    const standardPaise = amountOf(record, mapping.standardColumn, wrong);
    const hasTariff = mapping.tariffColumn && record[mapping.tariffColumn] !== '';
    const tariffPaise = hasTariff ? amountOf(record, mapping.tariffColumn as string, wrong) : undefined;
    const earlier = code ? firstRowOfCode.get(foldedCode(code)) : undefined;
    if (earlier) wrong(mapping.codeColumn, tariffSentences.codeInEarlierRow({ earlier }));
    else if (code) firstRowOfCode.set(foldedCode(code), rowNumber);
    if (!code || !name || !category || standardPaise === undefined || earlier) return;
    if (hasTariff && tariffPaise === undefined) return;
    rows.push({ code, name, category, standardPaise, tariffPaise });
  });
  return { rows, badRows };
}

type Complain = (column: string, reason: Sentence) => void;

function textOf(record: Cells, column: string, maxLength: number, noun: Sentence, wrong: Complain): string | undefined {
  const value = record[column] ?? '';
  if (value === '') wrong(column, tariffSentences.cellMissing({ noun }));
  else if (hasLostValue(value)) wrong(column, fileSentences.valueLost);
  else if (value.length > maxLength) wrong(column, tariffSentences.cellTooLong({ noun, maxLength }));
  else return value;
  return undefined;
}

function amountOf(record: Cells, column: string, wrong: Complain): Paise | undefined {
  const written = record[column] ?? '';
  const read = amountOfText(written);
  if (read && 'readings' in read) {
    const [first, second] = read.readings;
    wrong(column, fileSentences.twoReadings({ first, second }));
    return undefined;
  }
  const value = read?.digits ?? '';
  if (!/^\d+(\.\d{1,2})?$/.test(value)) {
    wrong(column, written === '' ? tariffSentences.amountMissing : tariffSentences.notAnAmount);
    return undefined;
  }
  try {
    return rupeesToPaise(value);
  } catch (error) {
    if (!(error instanceof ImpossibleFigure)) throw error;
    wrong(column, error.sentence);
    return undefined;
  }
}
