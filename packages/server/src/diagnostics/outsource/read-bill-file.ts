// Reads the file of a partner's bill: every row is either fully understood or reported with its fault (LB073).
import { outsourceChecks } from '@charaka/contract/diagnostics/outsource/outsource-sentences';
import { billFileColumns, MOST_BILL_LINES } from '@charaka/contract/diagnostics/outsource/partner-bill';
import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import type { BilledTest } from '@charaka/rules/diagnostics/partner-bill';
import { foldedCode } from '@charaka/rules/list/spreadsheet-cell';
import { amountOfText } from '@charaka/rules/list/written-number';
import type { Sentence } from '@charaka/rules/message/sentence';
import { rupeesToPaise } from '@charaka/rules/money/money';
import { type BadRow, badCell, badFile } from '../../kernel/bad-cell.ts';
import type { CsvRow } from '../../kernel/csv-table.ts';
import { readFile } from '../../kernel/read-file.ts';

type Column = keyof typeof billFileColumns;

/** The content of a bill's file. */
export interface BillFile {
  readonly lines: readonly BilledTest[];
  readonly badRows: readonly BadRow[];
}

const MOST_LETTERS = 40;
/** Ten digits before the point are what an amount may have. */
const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;
const NUMBER = /^\d{1,12}$/;

/** Columns by their headings without regard to capitals; other columns are the partner's own and are passed over. */
function placesOf(headings: readonly string[]): Record<Column, number> {
  const folded = headings.map(foldedCode);
  const placeOf = (column: Column) => folded.indexOf(foldedCode(billFileColumns[column]));
  return {
    dispatchNo: placeOf('dispatchNo'),
    specimenNo: placeOf('specimenNo'),
    testCode: placeOf('testCode'),
    amount: placeOf('amount'),
  };
}

/** Throws nothing: every fault is a bad row. */
export async function readBillFile(csv: string): Promise<BillFile> {
  const table = await readFile('csv', csv, MOST_BILL_LINES);
  if ('code' in table) return { lines: [], badRows: [badFile(table)] };
  const places = placesOf(table.headings);
  const missing = missingColumns(places);
  if (missing.length > 0) return { lines: [], badRows: missing };
  const read = table.rows.map((row) => readRow(row, places));
  return {
    lines: read.flatMap(({ line }) => line ?? []),
    badRows: [...table.raggedRows, ...read.flatMap(({ faults }) => faults)],
  };
}

function missingColumns(places: Record<Column, number>): BadRow[] {
  const hasNumber = places.dispatchNo >= 0 || places.specimenNo >= 0;
  const wanted: readonly Column[] = ['testCode', 'amount', ...(hasNumber ? [] : (['specimenNo'] as const))];
  return wanted
    .filter((column) => places[column] < 0)
    .map((column): string => billFileColumns[column])
    .map((column) => badCell(1, column, '', fileSentences.columnMissing({ column })));
}

function readRow({ row, cells }: CsvRow, places: Record<Column, number>): { line?: BilledTest; faults: BadRow[] } {
  const cellOf = (column: Column) => (places[column] < 0 ? '' : (cells[places[column]] ?? ''));
  const faults: BadRow[] = [];
  const wrong = (column: Column, reason: Sentence) =>
    faults.push(badCell(row, billFileColumns[column], cellOf(column), reason));
  const [dispatch, specimenNo, testCode] = [cellOf('dispatchNo'), cellOf('specimenNo'), cellOf('testCode')];
  const read = amountOfText(cellOf('amount'));
  const amount = read && 'digits' in read ? read.digits : '';
  if (dispatch !== '' && !NUMBER.test(dispatch)) wrong('dispatchNo', fileSentences.notANumber);
  if (dispatch === '' && (specimenNo === '' || specimenNo.length > MOST_LETTERS))
    wrong(places.specimenNo < 0 ? 'dispatchNo' : 'specimenNo', outsourceChecks.enterNumber);
  if (testCode === '' || testCode.length > MOST_LETTERS) wrong('testCode', outsourceChecks.enterTestCode);
  if (read && 'readings' in read) {
    const [first, second] = read.readings;
    wrong('amount', fileSentences.twoReadings({ first, second }));
  } else if (!AMOUNT.test(amount)) wrong('amount', outsourceChecks.enterAmount);
  if (faults.length > 0) return { faults };
  const numbers = { dispatchNo: dispatch === '' ? null : Number(dispatch), specimenNo: specimenNo || null };
  return { line: { ...numbers, testCode, amountPaise: rupeesToPaise(amount) }, faults };
}
