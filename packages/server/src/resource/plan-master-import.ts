// Plans an import: new records, changes with old and new value, and cells that cannot be used.
import { fileColumns, mostImportedRows } from '@charaka/contract/kernel/master-file';
import { type BadRow, badFile } from '../kernel/bad-cell.ts';
import { readDateOrder } from '../kernel/date-order.ts';
import type { Call } from '../kernel/handler.ts';
import { inSlices } from '../kernel/in-slices.ts';
import { readFile } from '../kernel/read-file.ts';
import type { FileSource, PlannedRow } from './file-source.ts';
import { readReferences, recordsByKey } from './master-file.ts';
import { dateOrdersOf, placeColumns, type Reading, readRow, recordRows, twiceInFile } from './read-master-rows.ts';

/** The plan of an import: rows, changes and bad rows. */
export interface MasterPlan {
  readonly rowCount: number;
  readonly planned: readonly PlannedRow[];
  readonly badRows: readonly BadRow[];
}

/**
 * Reads the file and compares it with itself and with the list; with `isLocking` the list's records are locked until the transaction ends.
 * Throws nothing: every fault is a bad row.
 */
export async function planMasterImport(
  call: Call,
  source: FileSource,
  csv: string,
  isLocking: boolean,
): Promise<MasterPlan> {
  const table = await readFile('csv', csv, mostImportedRows(source.table));
  const wholeFile = (...badRows: BadRow[]): MasterPlan => ({ rowCount: 0, planned: [], badRows });
  if ('code' in table) return wholeFile(badFile(table));
  const { columns, badRows: headingFaults } = placeColumns(source, table);
  if (headingFaults.length > 0) return wholeFile(...headingFaults);
  const { tx, tenantId, hospital } = call;
  const dateOrder = await readDateOrder(tx, { tenantId, hospitalId: hospital.hospitalId });
  const records = await source.read(call, isLocking);
  const references = await readReferences(call, source);
  const known = recordsByKey(source.table, records, references);
  const rows = recordRows(source.table, table);
  const dateOrders = dateOrdersOf(columns, rows, dateOrder);
  const reading: Reading = {
    source,
    columns,
    all: fileColumns(source.table),
    known,
    references,
    dateOrders,
    dateOrder,
  };
  const planned: PlannedRow[] = [];
  const badRows: BadRow[] = [...table.raggedRows, ...(await twiceInFile(reading, rows))];
  await inSlices(rows, (row) => {
    const read = readRow(reading, row);
    if (Array.isArray(read)) badRows.push(...read);
    else if (read) planned.push(read);
  });
  const rowCount = rows.length + table.raggedRows.length;
  return withFaults({ rowCount, planned, badRows: [] }, badRows);
}

/** The plan with more rows that turn out to be wrong. */
export function withFaults(plan: MasterPlan, faults: readonly BadRow[]): MasterPlan {
  const badRows = [...plan.badRows, ...faults].toSorted((one, other) => one.row - other.row);
  const wrong = new Set(badRows.map(({ row }) => row));
  return { ...plan, planned: plan.planned.filter(({ row }) => !wrong.has(row)), badRows };
}
