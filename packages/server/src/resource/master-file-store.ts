// The SQL of a master's file: reads and writes all records at once, regardless of their number.
import { type Master, snakeCase } from '@charaka/contract/kernel/resource';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Transaction } from '../kernel/transaction.ts';
import type { MasterRecord } from './master-store.ts';

// Names come from our own declarations, never from a request, so they may be in the statement unescaped.
const named = (name: string) => raw(`"${snakeCase(name)}"`);
const writtenColumns = (master: Master) => [...Object.keys(master.fields), 'isActive'];

/** Every record of the tenant, in the order of creation; when locked, others cannot change or reference one until this transaction ends. */
export function readRecords(
  tx: Transaction,
  master: Master,
  tenantId: number,
  isLocking = false,
): Promise<MasterRecord[]> {
  const columns = join([master.key, ...writtenColumns(master)].map(named), ', ');
  return tx.rows<MasterRecord>(
    sql`select ${columns} from ${named(master.name)} where tenant_id = ${tenantId} order by ${named(master.key)}
      ${isLocking ? sql`for update` : sql``}`,
  );
}

/** The records as a table of the master's own row type: the database reads every value as its column. */
function asTable(master: Master, records: readonly MasterRecord[]): Sql {
  const rows = records.map((record) =>
    Object.fromEntries([master.key, ...writtenColumns(master)].map((name) => [snakeCase(name), record[name] ?? null])),
  );
  return sql`jsonb_populate_recordset(null::${named(master.name)}, ${JSON.stringify(rows)}::jsonb)`;
}

/** Adds records; each gets its number from the table. */
export async function addRecords(
  tx: Transaction,
  master: Master,
  tenantId: number,
  records: readonly MasterRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const columns = join(writtenColumns(master).map(named), ', ');
  await tx.rows(
    sql`insert into ${named(master.name)} (tenant_id, ${columns}) select ${tenantId}, ${columns} from ${asTable(master, records)}`,
  );
}

/** Writes every field of the records given, by their numbers. */
export async function updateRecords(
  tx: Transaction,
  master: Master,
  tenantId: number,
  records: readonly MasterRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const changes = join(
    writtenColumns(master).map((name) => sql`${named(name)} = new.${named(name)}`),
    ', ',
  );
  await tx.rows(
    sql`update ${named(master.name)} old set ${changes} from ${asTable(master, records)} new
      where old.tenant_id = ${tenantId} and old.${named(master.key)} = new.${named(master.key)}`,
  );
}
