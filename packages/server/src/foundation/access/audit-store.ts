// The SQL of the audit log: every way to narrow it follows an index, and a page touches only its own lines.
import { MOST_AUDIT_LINES_ANSWERED, MOST_AUDIT_LINES_COUNTED } from '@charaka/contract/foundation/access/audit';
import type { AuditedRow } from '@charaka/rules/access/audit-change';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { ListColumn } from '../../kernel/list-query.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** The columns of the log that the list language may filter by. */
export const auditColumns: Readonly<Record<string, ListColumn>> = {
  auditId: { sql: sql`a.audit_id`, kind: 'number' },
  at: { sql: sql`a.at`, kind: 'instant', isNeverNull: true },
  userId: { sql: sql`a.user_id`, kind: 'number' },
  ip: { sql: sql`a.ip`, kind: 'text' },
  requestId: { sql: sql`a.request_id`, kind: 'text' },
  operation: { sql: sql`a.operation`, kind: 'text' },
  action: { sql: sql`a.action`, kind: 'text' },
  tableName: { sql: sql`a.table_name`, kind: 'text' },
  recordId: { sql: sql`a.record_id`, kind: 'text' },
};

/** Which lines are wanted; what is undefined does not narrow. */
export interface AuditSelection {
  readonly tenantId: number;
  /** Lines of other hospitals are left out; those without one, as of log-ins, are there. */
  readonly hospitalIds: readonly number[] | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly userId: number | undefined;
  readonly tableName: string | undefined;
  readonly recordId: string | undefined;
  readonly operation: string | undefined;
  readonly action: string | undefined;
  /** Conditions of the list language, with a leading 'and'. */
  readonly further: Sql;
}

function whereOf(selection: AuditSelection): Sql {
  const { hospitalIds, from, to, userId, tableName, recordId, operation, action } = selection;
  const conditions = [sql`a.tenant_id = ${selection.tenantId}`];
  if (from) conditions.push(sql`a.at >= ${from.toISOString()}::timestamptz`);
  if (to) conditions.push(sql`a.at <= ${to.toISOString()}::timestamptz`);
  if (userId !== undefined) conditions.push(sql`a.user_id = ${userId}`);
  if (tableName !== undefined) conditions.push(sql`a.table_name = ${tableName}`);
  if (recordId !== undefined) conditions.push(sql`a.record_id = ${recordId}`);
  if (operation !== undefined) conditions.push(sql`a.operation = ${operation}`);
  if (action !== undefined) conditions.push(sql`a.action = ${action}`);
  if (hospitalIds) conditions.push(sql`(a.hospital_id is null or a.hospital_id = any(${hospitalIds}::integer[]))`);
  return sql`where ${join(conditions, ' and ')}${selection.further}`;
}

/** A line as kept. */
export interface AuditRow {
  readonly auditId: number;
  readonly at: string;
  readonly hospitalName: string | null;
  readonly userId: number | null;
  readonly userName: string | null;
  readonly ip: string | null;
  readonly requestId: string | null;
  readonly operation: string | null;
  readonly action: 'insert' | 'update';
  readonly tableName: string;
  readonly recordId: string;
  readonly before: AuditedRow | null;
  readonly after: AuditedRow | null;
}

/** Lines hold whole records: so many are named and written in a few milliseconds. */
export const BATCH_LINES = 100;

/** The page of the selection. */
interface AuditPage {
  readonly limit: number;
  readonly offset: number;
  readonly isOldestFirst: boolean;
}

/** The lines in batches, and the total, which is not counted beyond a bound: of millions nobody reads the last. */
export async function readAuditLog(
  tx: Transaction,
  selection: AuditSelection,
  page: AuditPage,
): Promise<{ first: readonly AuditRow[]; more: AsyncGenerator<readonly AuditRow[]>; totalCount: number }> {
  const where = whereOf(selection);
  const direction = raw(page.isOldestFirst ? 'asc' : 'desc');
  const lines = tx.batches<AuditRow>(
    sql`select a.audit_id, a.at, h.hospital_name, a.user_id, u.name as user_name, a.ip, a.request_id,
        a.operation, a.action, a.table_name, a.record_id, a.before, a.after
      from (select a.tenant_id, a.audit_id from audit_log a ${where}
        order by a.at ${direction}, a.audit_id ${direction}
        limit ${Math.min(page.limit, MOST_AUDIT_LINES_ANSWERED)} offset ${page.offset}) page
      join audit_log a on a.tenant_id = page.tenant_id and a.audit_id = page.audit_id
      left join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.user_id
      left join hospital h on h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id
      order by a.at ${direction}, a.audit_id ${direction}`,
    BATCH_LINES,
  );
  const [first, total] = await Promise.all([
    lines.next(),
    tx.single<{ count: number }>(sql`select count(*) as count
      from (select 1 from audit_log a ${where} limit ${MOST_AUDIT_LINES_COUNTED}) found`),
  ]);
  return { first: first.value ?? [], more: lines, totalCount: total.count };
}

/** The different values of a column, found by leaping through its index instead of reading the log. */
async function valuesOf(tx: Transaction, tenantId: number, column: 'table_name' | 'operation'): Promise<string[]> {
  const named = raw(column);
  const next = (after: Sql) => sql`(select a.${named} from audit_log a
    where a.tenant_id = ${tenantId} and a.${named} > ${after} order by a.${named} limit 1)`;
  const rows = await tx.rows<{ value: string }>(sql`
    with recursive known as (
      select ${next(sql`''`)} as value
      union all
      select ${next(sql`known.value`)} from known where known.value is not null
    ) select value from known where value is not null`);
  return rows.map((row) => row.value);
}

/** The values by which the log can be narrowed. */
export async function readAuditChoices(
  tx: Transaction,
  tenantId: number,
): Promise<{ users: { userId: number; userName: string }[]; tables: string[]; operations: string[] }> {
  const [users, tables, operations] = await Promise.all([
    tx.rows<{ userId: number; userName: string }>(sql`select user_id, name as user_name from app_user
      where tenant_id = ${tenantId} order by lower(name), user_id limit 5000`),
    valuesOf(tx, tenantId, 'table_name'),
    valuesOf(tx, tenantId, 'operation'),
  ]);
  return { users, tables, operations };
}
