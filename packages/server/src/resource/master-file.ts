// The content of a list's file: one line a record, with cells that an import reads back as the same values.

import { labelNoun } from '@charaka/contract/kernel/label-words';
import { type FileColumn, fileColumns, naturalKey } from '@charaka/contract/kernel/master-file';
import { icdCodeOf } from '@charaka/rules/clinic/icd-code';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { Call } from '../kernel/handler.ts';
import type { FileSource, NamedRecords } from './file-source.ts';
import type { MasterRecord } from './master-store.ts';

/** The records a reference may point at: by number for the file that is written, by name for the one that is read. */
export interface ReferenceTarget {
  readonly label: Sentence;
  nameOf(key: number): string;
  find(name: string): { readonly key: number; readonly isActive: boolean } | undefined;
}

/** The targets of a list's references, by field. */
export type References = Readonly<Record<string, ReferenceTarget>>;

/** A natural key for comparison: without regard to case, as in the table. Empty when all its parts are. */
export function keyText(...values: readonly unknown[]): string {
  const texts = values.map((value) =>
    String(value ?? '')
      .trim()
      .toLowerCase(),
  );
  return texts.every((text) => text === '') ? '' : texts.join('\n');
}

type Named = NamedRecords['table'];

/** A part of a natural key as people write it: of a record that is pointed at its name. */
const keyPart = ({ fields }: Named, record: MasterRecord, references: References, name: string) =>
  fields[name]?.kind === 'reference'
    ? references[name]?.nameOf(record[name] as number)
    : fields[name]?.isIcdCode
      ? icdCodeOf(String(record[name]))
      : record[name];

/** The words of a choice, where the part is one. */
function spokenPart(table: Named, record: MasterRecord, references: References, name: string): unknown {
  const [field, part] = [table.fields[name], keyPart(table, record, references, name)];
  return field?.kind === 'choice' ? (field.options?.find(({ value }) => value === part)?.label ?? part) : part;
}

/** The name of a record in a file: the values of its natural key. */
export function recordName(table: Named, record: MasterRecord, references: References = {}): string {
  return naturalKey(table)
    .map((name) => String(spokenPart(table, record, references, name) ?? ''))
    .join(', ');
}

/** The record of each natural key: the active one, else the youngest inactive one. */
export function recordsByKey(
  table: Named,
  records: readonly MasterRecord[],
  references: References = {},
): Map<string, MasterRecord> {
  const names = naturalKey(table);
  const byKey = new Map<string, MasterRecord>();
  for (const record of records) {
    const key = keyText(...names.map((name) => keyPart(table, record, references, name)));
    if (byKey.get(key)?.isActive !== true) byKey.set(key, record);
  }
  return byKey;
}

/** The records that the references of a table may point at. */
export async function readReferences(call: Call, { targets }: FileSource): Promise<References> {
  const found: Record<string, ReferenceTarget> = {};
  for (const [field, { table, read }] of Object.entries(targets)) {
    const records = await read(call);
    const names = new Map(records.map((record) => [record[table.key], recordName(table, record)]));
    const byName = recordsByKey(table, records);
    found[field] = {
      label: labelNoun(table.label),
      nameOf: (key) => names.get(key) ?? '',
      find: (name) => {
        const record = byName.get(keyText(name));
        return record && { key: record[table.key] as number, isActive: record.isActive === true };
      },
    };
  }
  return found;
}

/** A value as written in a file: rupees and percent, days as 2026-01-31, yes and no, names instead of record numbers. */
export function cellOf({ name, field }: FileColumn, record: MasterRecord, references: References): string | number {
  const value = record[name];
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'money':
    case 'percent':
      return Number(value) / 100;
    case 'count':
    case 'decimal':
      return Number(value);
    case 'flag':
      return value ? 'yes' : 'no';
    case 'choice':
      return field.options?.find((option) => option.value === value)?.label ?? '';
    case 'reference':
      return references[name]?.nameOf(value as number) ?? '';
    default:
      return String(value);
  }
}

/** The whole table: headings, and a line for every natural key, in the order of these. */
export async function writeMasterFile(
  call: Call,
  source: FileSource,
): Promise<{ headings: string[]; lines: (string | number)[][] }> {
  const { table } = source;
  const references = await readReferences(call, source);
  const byKey = recordsByKey(table, await source.read(call), references);
  const columns = fileColumns(table);
  const ordered = [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    headings: columns.map(({ field }) => field.label),
    lines: ordered.map(([, record]) => columns.map((column) => cellOf(column, record, references))),
  };
}
