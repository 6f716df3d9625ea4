// What the file of a master says: one line a record, each cell so that it is read again as what it was.
import { type FileColumn, fileColumns, naturalKey } from '@charaka/contract/master-file';
import { masterNamed } from '@charaka/contract/masters/all';
import type { Master } from '@charaka/contract/resource';
import type { Transaction } from '../kernel/transaction.ts';
import { readRecords } from './master-file-store.ts';
import type { MasterRecord } from './master-store.ts';

/** The records a reference may point at: by number for the file that is written, by name for the one that is read. */
export interface ReferenceTarget {
  readonly label: string;
  nameOf(key: number): string;
  find(name: string): { readonly key: number; readonly isActive: boolean } | undefined;
}

/** The targets of a master's references, by field. */
export type References = Readonly<Record<string, ReferenceTarget>>;

/** A natural key as it is compared: without regard to capitals, as the table itself does. Empty when all of it is. */
export function keyText(...values: readonly unknown[]): string {
  const texts = values.map((value) =>
    String(value ?? '')
      .trim()
      .toLowerCase(),
  );
  return texts.every((text) => text === '') ? '' : texts.join('\n');
}

/** What a record is called in a file: the values of its natural key. */
export function recordName(master: Master, record: MasterRecord): string {
  return naturalKey(master)
    .map((name) => String(record[name]))
    .join(', ');
}

/** The record each natural key stands for: the active one, else the youngest of those that are not. */
export function recordsByKey(master: Master, records: readonly MasterRecord[]): Map<string, MasterRecord> {
  const names = naturalKey(master);
  const byKey = new Map<string, MasterRecord>();
  for (const record of records) {
    const key = keyText(...names.map((name) => record[name]));
    if (byKey.get(key)?.isActive !== true) byKey.set(key, record);
  }
  return byKey;
}

/** What the references of a master may point at. */
export async function readReferences(tx: Transaction, master: Master, tenantId: number): Promise<References> {
  const found: Record<string, ReferenceTarget> = {};
  for (const [field, { to }] of Object.entries(master.fields)) {
    if (!to) continue;
    const target = masterNamed(to);
    const records = await readRecords(tx, target, tenantId);
    const names = new Map(records.map((record) => [record[target.key], recordName(target, record)]));
    const byName = recordsByKey(target, records);
    found[field] = {
      label: target.label.toLowerCase(),
      nameOf: (key) => names.get(key) ?? '',
      find: (name) => {
        const record = byName.get(keyText(name));
        return record && { key: record[target.key] as number, isActive: record.isActive === true };
      },
    };
  }
  return found;
}

/** A value as it stands in a file: rupees and percent, days as 2026-01-31, yes and no, names instead of numbers of records. */
export function cellOf({ name, field }: FileColumn, record: MasterRecord, references: References): string | number {
  const value = record[name];
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'money':
    case 'percent':
      return Number(value) / 100;
    case 'count':
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
  tx: Transaction,
  master: Master,
  tenantId: number,
): Promise<{ headings: string[]; lines: (string | number)[][] }> {
  const references = await readReferences(tx, master, tenantId);
  const byKey = recordsByKey(master, await readRecords(tx, master, tenantId));
  const columns = fileColumns(master);
  const ordered = [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    headings: columns.map(({ field }) => field.label),
    lines: ordered.map(([, record]) => columns.map((column) => cellOf(column, record, references))),
  };
}
