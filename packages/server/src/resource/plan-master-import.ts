// Works out what a file would do to a master: what is new, what changes from what to what, and which cells cannot be used.
import { fileColumns, MOST_IMPORTED_ROWS } from '@charaka/contract/master-file';
import { type Master, masterRecord } from '@charaka/contract/resource';
import type { DateOrder } from '@charaka/rules/patient-file';
import { readCsvTable } from '../kernel/csv-table.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { readReferences, recordsByKey } from './master-file.ts';
import { readRecords } from './master-file-store.ts';
import { inUseSentence } from './master-store.ts';
import {
  type BadRow,
  badCell,
  type PlannedRow,
  placeColumns,
  type Reading,
  readRow,
  twiceInFile,
} from './read-master-rows.ts';

/** What a file would do. */
export interface MasterPlan {
  readonly rowCount: number;
  readonly planned: readonly PlannedRow[];
  readonly badRows: readonly BadRow[];
}

/** What a file is read against. */
export interface Scene {
  readonly tx: Transaction;
  readonly master: Master;
  readonly tenantId: number;
  readonly dateOrder: DateOrder;
  /** The records stay as they are read until the transaction is over. */
  readonly isLocking: boolean;
}

/** Reads the file and compares it with itself and with the table. Nothing is thrown: whatever is wrong is a bad row. */
export async function planMasterImport(scene: Scene, csv: string): Promise<MasterPlan> {
  const { tx, master, tenantId } = scene;
  const table = readCsvTable(csv, MOST_IMPORTED_ROWS);
  const wholeFile = (...badRows: BadRow[]): MasterPlan => ({ rowCount: 0, planned: [], badRows });
  if (typeof table === 'string') return wholeFile({ row: 1, column: '', value: '', reason: table });
  const { columns, badRows: headingFaults } = placeColumns(master, table);
  if (headingFaults.length > 0) return wholeFile(...headingFaults);
  const known = recordsByKey(master, await readRecords(tx, master, tenantId, scene.isLocking));
  const references = await readReferences(tx, master, tenantId);
  const checks = { new: masterRecord(master, true), changed: masterRecord(master, false) };
  const all = fileColumns(master);
  const reading: Reading = { master, columns, all, checks, known, references, dateOrder: scene.dateOrder };
  const planned: PlannedRow[] = [];
  const badRows: BadRow[] = [...table.raggedRows, ...twiceInFile(reading, table.rows)];
  for (const row of table.rows) {
    const read = readRow(reading, row);
    if (Array.isArray(read)) badRows.push(...read);
    else if (read) planned.push(read);
  }
  badRows.push(...(await stillInUse(scene, planned)));
  badRows.sort((one, other) => one.row - other.row);
  const wrong = new Set(badRows.map(({ row }) => row));
  return {
    rowCount: table.rows.length + table.raggedRows.length,
    planned: planned.filter(({ row }) => !wrong.has(row)),
    badRows,
  };
}

/** Records that would go out of use though others point at them. */
async function stillInUse({ tx, master, tenantId }: Scene, planned: readonly PlannedRow[]): Promise<BadRow[]> {
  const badRows: BadRow[] = [];
  for (const { row, record, before } of planned) {
    if (!before?.isActive || record.isActive) continue;
    const sentence = await inUseSentence(tx, master, tenantId, before[master.key] as number);
    if (sentence) badRows.push(badCell(row, 'Active', 'no', sentence));
  }
  return badRows;
}
