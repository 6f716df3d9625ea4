// The source of a list's file: reads, checks, finds by name and writes its records. A master's source is the table of its name.

import { masterNamed } from '@charaka/contract/foundation/masters/all';
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { type Master, writtenRecord } from '@charaka/contract/kernel/resource';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { z } from 'zod';
import { type BadRow, badCell } from '../kernel/bad-cell.ts';
import type { Call } from '../kernel/handler.ts';
import { addRecords, readRecords, updateRecords } from './master-file-store.ts';
import { fixedSentence, inUseSentence, type MasterRecord } from './master-store.ts';

/** A record as it would be written; without `before` it is new. */
export interface PlannedRow {
  readonly row: number;
  /** The name of the record: its natural key. */
  readonly name: string;
  readonly record: MasterRecord;
  readonly before: MasterRecord | undefined;
  /** The fields that would be other than they are, as cells. */
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

/** Records that a reference may point at, found by the natural key of their table. */
export interface NamedRecords {
  readonly table: Pick<FileTable, 'name' | 'label' | 'key' | 'knownBy' | 'fields'>;
  /** Every record of the tenant or hospital in the order they were made, with its key, the fields of the table and `isActive`. */
  read(call: Call): Promise<MasterRecord[]>;
}

/** A list as the engine of files deals with it. */
export interface FileSource extends NamedRecords {
  readonly table: FileTable;
  /** The checks of the form, for a new record and for one that is changed. */
  readonly checks: Readonly<Record<'new' | 'changed', z.ZodType<MasterRecord>>>;
  /** The records that the references of the table point at, by field. */
  readonly targets: Readonly<Record<string, NamedRecords>>;
  /** Reads all records; with `isLocking` they cannot be changed or referenced by others until this transaction ends. */
  read(call: Call, isLocking?: boolean): Promise<MasterRecord[]>;
  /** Why a record can never be changed; undefined for any other. */
  fixedSentence?(record: MasterRecord): Sentence | undefined;
  /** The faults of rows whose cells are valid. Leaves no changes behind. */
  findFaults(call: Call, planned: readonly PlannedRow[]): Promise<BadRow[]>;
  /** Adds and changes. Where it answers faults the transaction must be rolled back. */
  write(call: Call, planned: readonly PlannedRow[]): Promise<BadRow[]>;
}

/** Records that would go out of use though others point at them. */
async function stillInUse({ tx, tenantId }: Call, master: Master, planned: readonly PlannedRow[]): Promise<BadRow[]> {
  const badRows: BadRow[] = [];
  for (const { row, record, before } of planned) {
    if (!before?.isActive || record.isActive) continue;
    const sentence = await inUseSentence(tx, master, tenantId, before[master.key] as number);
    if (sentence) badRows.push(badCell(row, 'Active', 'no', sentence));
  }
  return badRows;
}

/** The records of a master, as references point at them. */
export function namedMaster(name: string): NamedRecords {
  const table = masterNamed(name);
  return { table, read: ({ tx, tenantId }) => readRecords(tx, table, tenantId) };
}

/** The targets of those references of a table that point at masters. */
function masterTargets({ fields }: Pick<FileTable, 'fields'>): Record<string, NamedRecords> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { to }]) => (to ? [[name, namedMaster(to)] as const] : [])),
  );
}

/** A master: all its records are written with two statements, regardless of their number. */
export function masterSource(master: Master): FileSource {
  return {
    table: master,
    checks: { new: writtenRecord(master, true), changed: writtenRecord(master, false) },
    targets: masterTargets(master),
    read: ({ tx, tenantId }, isLocking) => readRecords(tx, master, tenantId, isLocking),
    fixedSentence: (record) => fixedSentence(master, record[master.key] as number),
    findFaults: (call, planned) => stillInUse(call, master, planned),
    async write(call, planned) {
      const { tx, tenantId } = call;
      const faults = await stillInUse(call, master, planned);
      if (faults.length > 0) return faults;
      const recordsOf = (isNew: boolean) =>
        planned.filter(({ before }) => isNew === !before).map(({ record }) => record);
      await addRecords(tx, master, tenantId, recordsOf(true));
      await updateRecords(tx, master, tenantId, recordsOf(false));
      return [];
    },
  };
}
