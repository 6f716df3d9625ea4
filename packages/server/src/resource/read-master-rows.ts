// Reads the rows of a list's file: known by their natural key, each compared with its record and put through the checks of the form.

import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import { labelNoun } from '@charaka/contract/kernel/label-words';
import { type FileColumn, fileColumns, naturalKey } from '@charaka/contract/kernel/master-file';
import { masterSentences } from '@charaka/contract/kernel/master-sentences';
import { acceptedNames } from '@charaka/contract/kernel/shape';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type ColumnOrder, type DateOrder, orderOfColumn } from '@charaka/rules/person/written-date';
import { type BadRow, badCell } from '../kernel/bad-cell.ts';
import type { CsvRow, CsvTable } from '../kernel/csv-table.ts';
import { inSlices } from '../kernel/in-slices.ts';
import { sentenceOfCheck } from '../kernel/plain-sentence.ts';
import type { FileSource, PlannedRow } from './file-source.ts';
import { cellOf, keyText, type References, recordName } from './master-file.ts';
import type { MasterRecord } from './master-store.ts';
import { readCell } from './read-master-cell.ts';

/** A column of the file and its position in a row. */
export interface PlacedColumn extends FileColumn {
  readonly place: number;
}

/** The source, columns, references and known records used to read the rows of a file. */
export interface Reading {
  readonly source: FileSource;
  /** Those of the file, and all that a file may have. */
  readonly columns: readonly PlacedColumn[];
  readonly all: readonly FileColumn[];
  readonly known: ReadonlyMap<string, MasterRecord>;
  readonly references: References;
  /** How the columns of days write them, by name. */
  readonly dateOrders: ReadonlyMap<string, ColumnOrder>;
  readonly dateOrder: DateOrder;
}

/** The position of each column, found by its heading, which may also be the field's name or spelling; unknown headings are refused. */
export function placeColumns(
  { table, checks }: FileSource,
  { headings, rows }: CsvTable,
): { columns: PlacedColumn[]; badRows: BadRow[] } {
  const all = fileColumns(table);
  const isNamed = ({ name, field }: FileColumn, heading: string) =>
    [field.label, ...acceptedNames(checks.changed, name), ...(field.headings ?? [])].some(
      (known) => known.toLowerCase() === heading.toLowerCase(),
    );
  const columns: PlacedColumn[] = [];
  const badRows: BadRow[] = [];
  const wrong = (column: string, value: string, reason: Sentence) =>
    void badRows.push(badCell(1, column, value, reason));
  headings.forEach((heading, place) => {
    const found = all.find((column) => isNamed(column, heading));
    if (heading === '' && rows.every(({ cells }) => cells[place] === '')) return;
    if (!found && table.published) return;
    if (!found) {
      const labels = all.map(({ field }) => field.label).join(', ');
      wrong(
        heading,
        heading,
        heading === ''
          ? fileSentences.noHeading({ index: place + 1 })
          : fileSentences.noSuchColumn({ columns: labels }),
      );
    } else if (columns.some(({ name }) => name === found.name)) wrong(heading, heading, fileSentences.columnTwice);
    else columns.push({ ...found, place });
  });
  if (badRows.length > 0) return { columns, badRows };
  for (const key of naturalKey(table)) {
    const label = table.fields[key]?.label ?? '';
    if (!columns.some(({ name }) => name === key)) wrong(label, '', fileSentences.columnMissing({ column: label }));
  }
  return { columns, badRows };
}

/**
 * The rows that are records: those of a published file that only head others are none, and the dashes before a title only show
 * how deep it lies.
 */
export function recordRows({ published }: FileSource['table'], { headings, rows }: CsvTable): readonly CsvRow[] {
  const place = headings.indexOf(published?.rowKind ?? '');
  if (!published || place < 0) return rows;
  return rows
    .filter(({ cells }) => !published.headingKinds.includes((cells[place] ?? '').toLowerCase()))
    .map(({ row, cells }) => ({ row, cells: cells.map((cell) => cell.replace(/^(?:-\s+)+/, '')) }));
}

/** How each column of days writes them. */
export function dateOrdersOf(columns: readonly PlacedColumn[], rows: readonly CsvRow[], order: DateOrder) {
  const days = columns.filter(({ field }) => field.kind === 'day');
  return new Map(
    days.map(({ name, place }) => [
      name,
      orderOfColumn(
        rows.map(({ cells }) => cells[place] ?? ''),
        order,
      ),
    ]),
  );
}

const orderIn = ({ dateOrders, dateOrder }: Reading, name: string) => dateOrders.get(name) ?? dateOrder;

const cellText = (cell: string | number) => String(cell).trim().replace(/\r\n?/g, '\n');

/** The natural key of a row: its first heading, its text, and its form for comparison. */
function keyCell(reading: Reading, { cells }: CsvRow): { label: string; text: string; key: string } {
  const { source, columns, references } = reading;
  const parts = naturalKey(source.table).map((key) => {
    const { field, place } = columns.find(({ name }) => name === key) as PlacedColumn;
    const text = cells[place] ?? '';
    // A record that is pointed at is known by its name, whichever of several of that name it is.
    if (field.kind === 'reference') return { label: field.label, text, value: text };
    const read = readCell(field, text, { dateOrder: orderIn(reading, key), target: references[key] });
    return { label: field.label, text, value: 'value' in read ? read.value : text };
  });
  return {
    label: parts[0]?.label ?? '',
    text: parts.map(({ text }) => text).join(', '),
    key: keyText(...parts.map(({ value }) => value)),
  };
}

/** Rows whose record is already in the file. */
export async function twiceInFile(reading: Reading, rows: readonly CsvRow[]): Promise<BadRow[]> {
  const firstRows = new Map<string, number>();
  const badRows: BadRow[] = [];
  await inSlices(rows, (line) => {
    const { label, text, key } = keyCell(reading, line);
    const first = firstRows.get(key);
    if (key !== '' && first === undefined) firstRows.set(key, line.row);
    if (first !== undefined) badRows.push(badCell(line.row, label, text, fileSentences.rowTwice({ row: first })));
  });
  return badRows;
}

/** One row: its planned change, its faults, or undefined when it changes nothing. */
export function readRow(reading: Reading, line: CsvRow): PlannedRow | BadRow[] | undefined {
  const { source, columns, known, references } = reading;
  const before = known.get(keyCell(reading, line).key);
  const badRows: BadRow[] = [];
  const badNames = new Set<string>();
  const typed: MasterRecord = { ...(before && asTyped(source, before)) };
  for (const column of columns) {
    const text = cellText(line.cells[column.place] ?? '');
    // A cell equal to the current value is left unchanged, even if it could not be typed anew, such as the name of an inactive record.
    if (before && text === cellText(cellOf(column, before, references))) continue;
    if (column.name === 'isActive' && text === '') continue;
    const read = readCell(column.field, text, {
      dateOrder: orderIn(reading, column.name),
      target: references[column.name],
    });
    if ('value' in read) typed[column.name] = read.value;
    else {
      badRows.push(badCell(line.row, column.field.label, text, read.reason));
      badNames.add(column.name);
    }
  }
  const old = before && asTyped(source, before);
  if (old && badRows.length === 0 && columns.every(({ name }) => typed[name] === old[name])) return undefined;
  const result = checked(reading, line, typed, before);
  if (!Array.isArray(result)) return badRows.length === 0 ? result : badRows;
  // A cell that could not be read is reported once; for the other cells every fault is reported.
  return [...badRows, ...result.filter(({ name }) => !badNames.has(name)).map(({ fault }) => fault)];
}

/** The record as the form would send it: amounts in rupees. */
function asTyped({ table }: FileSource, record: MasterRecord): MasterRecord {
  const typedValue = (name: string, value: unknown) => {
    const kind = table.fields[name]?.kind;
    return (kind === 'money' || kind === 'percent') && value !== null ? Number(value) / 100 : value;
  };
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, typedValue(name, value)]));
}

/** Puts a row through the checks of the form. */
function checked(
  reading: Reading,
  { row, cells }: CsvRow,
  typed: MasterRecord,
  before: MasterRecord | undefined,
): PlannedRow | undefined | { readonly name: string; readonly fault: BadRow }[] {
  const { source, columns, all, references } = reading;
  const wrong = (name: string, reason: Sentence) => {
    const column = columns.find((one) => one.name === name);
    const label = all.find((one) => one.name === name)?.field.label ?? '';
    return { name, fault: badCell(row, label, column ? (cells[column.place] ?? '') : '', reason) };
  };
  const parsed = source.checks[before ? 'changed' : 'new'].safeParse(typed);
  if (!parsed.success) return parsed.error.issues.map((issue) => wrong(String(issue.path[0]), sentenceOfCheck(issue)));
  const record: MasterRecord = { ...parsed.data, isActive: parsed.data.isActive ?? true };
  const fixed = before && source.fixedSentence?.(before);
  if (fixed) return [wrong(naturalKey(source.table)[0] as string, fixed)];
  const differing = all.filter(({ name }) => (record[name] ?? null) !== (before?.[name] ?? null));
  // The checks may normalise values to the current ones: small letters, capitals.
  if (before && differing.length === 0) return undefined;
  const gone = differing.filter(
    ({ name }) => record.isActive === true && pointsAtInactive(references[name], record[name]),
  );
  if (gone.length > 0)
    return gone.map(({ name, field }) => wrong(name, masterSentences.notActive({ label: labelNoun(field.label) })));
  const changes = differing.map((column) => ({
    field: column.field.label,
    before: before ? String(cellOf(column, before, references)) : '',
    after: String(cellOf(column, record, references)),
  }));
  return { row, name: recordName(source.table, record, references), record, before, changes };
}

function pointsAtInactive(target: References[string] | undefined, key: unknown): boolean {
  return target?.find(target.nameOf(key as number))?.isActive === false;
}
