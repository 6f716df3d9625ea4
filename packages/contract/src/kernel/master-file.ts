// A list as a file, on the wire: written so that it can be changed in a spreadsheet and read again, looked at before anything is written.

import { z } from 'zod';
import { badRow } from './bad-row.ts';
import { bodySize, endpoint, may, mayDo } from './endpoint.ts';
import { count, text } from './field.ts';
import { fieldSentences } from './field-sentences.ts';
import { type FileField, type FileTable, fileTopic } from './file-table.ts';
import { capital, snakeCase } from './resource.ts';
import { shape } from './shape.ts';

/** As many rows a file may hold; published lists of codes are longer than any of a hospital's own. */
export const mostImportedRows = ({ published }: Pick<FileTable, 'published'>): number => (published ? 100_000 : 20_000);
/** As many letters: what one request carries. */
export const MOST_FILE_LETTERS = 7_000_000;
/** So many rows of each kind are shown; all of them are counted. */
export const MOST_SHOWN_ROWS = 200;

/** A column of the file. Headings are the declaration's own words, so that a file is read whatever language it was written in. */
export interface FileColumn {
  readonly name: string;
  readonly field: FileField;
}

/** Every field that the form sets, but a member of staff, whose name is not unique; then whether the record is active, where it may be out of use. */
export function fileColumns(table: FileTable): readonly FileColumn[] {
  const fields = Object.entries(table.fields).flatMap(([name, field]) =>
    field.kind === 'staff' ? [] : [{ name, field }],
  );
  if (table.isAlwaysActive) return fields;
  return [...fields, { name: 'isActive', field: { kind: 'flag', label: 'Active', isRequired: true } }];
}

/** The fields by which a record is known from one file to the next, and from one hospital to another: numbers of records are not. */
export function naturalKey({
  name,
  knownBy,
  fields,
}: Pick<FileTable, 'name' | 'knownBy' | 'fields'>): readonly string[] {
  const unique = Object.keys(fields).filter((field) => fields[field]?.isUnique);
  const key = knownBy ?? unique.slice(0, 1);
  if (key.length === 0) throw new Error(`Nothing tells the records of ${name} apart in a file`);
  return key;
}

const exported = shape({ headings: z.array(text()), lines: z.array(z.array(z.union([z.string(), z.number()]))) });

const upload = {
  /** A CSV with comma, semicolon or tab; a spreadsheet is sent as one. */
  file: z
    .string(fieldSentences.chooseFile.text)
    .min(1, fieldSentences.chooseFile.text)
    .max(MOST_FILE_LETTERS, fieldSentences.fileTooLarge.text),
};

const change = shape({ field: text(), before: z.string(), after: z.string() });
const plannedRow = shape({ row: count(), name: z.string(), isNew: z.boolean(), changes: z.array(change) });

const outcome = { rowCount: count(), newCount: count(), changedCount: count(), unchangedCount: count() };

const preview = shape({
  ...outcome,
  /** Unusable cells; with any of them no row is imported. */
  badCount: count(),
  badRows: z.array(badRow),
  /** The first that would be added or changed, with what would become of each field. */
  rows: z.array(plannedRow),
  /** Identifies the checked file; the import is refused when its effect would differ by then. */
  fingerprint: text(),
});

function makeEndpoints(table: FileTable) {
  const controller = table.calls.list.split('/')[1] ?? '';
  const name = capital(table.name);
  const nouns = table.labelPlural.toLowerCase();
  const record = snakeCase(table.name);
  return {
    exportFile: endpoint({
      path: `/${controller}/Export${name}`,
      summary: `Writes all ${nouns} as lines of cells that can be imported again.`,
      permission: mayDo('export', table.menu),
      effect: 'read',
      ...(table.hasPersonalColumns ? ({ stepUp: 'export' } as const) : {}),
      input: shape({}),
      output: exported,
    }),
    previewFile: endpoint({
      path: `/${controller}/Preview${name}Import`,
      logAs: [record, 'checked'],
      bodyBytes: bodySize.file,
      summary: `Tells what an import of ${nouns} would add and change, and which rows are wrong.`,
      permission: may('add', table.menu),
      // The effect of an area's own calls is tried and rolled back.
      ...(table.isOfArea ? { effect: 'write', changes: [] } : { effect: 'read' }),
      input: shape(upload),
      output: preview,
    }),
    importFile: endpoint({
      path: `/${controller}/Import${name}`,
      logAs: [record, 'imported'],
      bodyBytes: bodySize.file,
      summary: `Adds and changes ${nouns} by a file, all of it or nothing; needs the right to change them too.`,
      permission: may('add', table.menu),
      effect: 'once',
      changes: [fileTopic(table)],
      input: shape({ ...upload, fingerprint: text() }),
      output: shape(outcome),
    }),
  };
}

const endpointsByTable = new WeakMap<FileTable, ReturnType<typeof makeEndpoints>>();

/** The calls that write a list as a file and read it again, made once. */
export function masterFileEndpoints(table: FileTable): ReturnType<typeof makeEndpoints> {
  const known = endpointsByTable.get(table) ?? makeEndpoints(table);
  endpointsByTable.set(table, known);
  return known;
}
