// Puts the rows of a list on the clipboard or into a file: tab-separated, CSV, or a spreadsheet (R187, Q44, Q45).
import { disarmedCell } from '@charaka/rules/list/spreadsheet-cell';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { saveFile } from '../page/save-file.ts';
import type { Column } from './data-table-column.ts';
import { writeXlsx } from './write-xlsx.ts';

type Columns<Row> = readonly Column<Row>[];

/** Title row and rows as plain values. */
export function gridOf<Row>(columns: Columns<Row>, rows: readonly Row[]): (string | number)[][] {
  return [
    columns.map((column) => column.title),
    ...rows.map((row) => columns.map((column) => column.value(row) ?? '')),
  ];
}

/** Puts the rows on the clipboard, tab-separated with a title row. */
export async function copyRows<Row>(columns: Columns<Row>, rows: readonly Row[]): Promise<void> {
  const text = gridOf(columns, rows)
    .map((line) => line.map((value) => String(value).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  copyTheOldWay(text);
}

/** On a plain-http address of a hospital network there is no clipboard object. */
function copyTheOldWay(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

/** The rows as CSV; a value that a spreadsheet would run as a formula is disarmed. */
export function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const disarmed = (cell: string | number) => (typeof cell === 'string' ? disarmedCell(cell) : cell);
  const grid = gridOf(columns, rows).map((line) => line.map(disarmed));
  return stringify(grid, { bom: true, record_delimiter: 'windows' });
}

/** Saves the rows as `<name>.csv`. */
export function saveCsv<Row>(name: string, columns: Columns<Row>, rows: readonly Row[]): void {
  saveFile(`${name}.csv`, new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }));
}

/** Saves the rows as `<name>.xlsx` with one sheet, 'Sheet1'. */
export async function saveXlsx<Row>(name: string, columns: Columns<Row>, rows: readonly Row[]): Promise<void> {
  const [titles = [], ...lines] = gridOf(columns, rows);
  saveFile(`${name}.xlsx`, await writeXlsx(titles, lines));
}
