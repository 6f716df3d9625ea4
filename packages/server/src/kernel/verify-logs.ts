// Checks whether the audit log and the security log are what they were when they were sealed (Q291).
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from './database.ts';

/** Result of the check of a tenant's two logs. */
export interface LogCheck {
  readonly sealedCount: number;
  /** Entries younger than the last batch: at most half a minute's on a running server. */
  readonly openCount: number;
  /** 'Entry 4711 of the audit log was changed (batch 3)', or null. */
  readonly difference: string | null;
}

/** Hashes every sealed entry again and follows the chain of the batches. */
export async function verifyLogs(client: pg.ClientBase, tenantId: number): Promise<LogCheck> {
  const [counts] = await send<{ sealedCount: number; openCount: number }>(
    client,
    sql`select sealed.count as sealed_count, open.count as open_count
      from (select coalesce(sum(array_length(entry_ids, 1)), 0)::integer as count, max(last_id) filter (where log = 'audit') as audit,
          max(last_id) filter (where log = 'security') as security from log_seal where tenant_id = ${tenantId}) sealed
      cross join lateral (select (select count(*) from audit_log where tenant_id = ${tenantId} and audit_id > coalesce(audit, 0))::integer
        + (select count(*) from security_event where tenant_id = ${tenantId} and event_id > coalesce(security, 0))::integer as count) open`,
  );
  const [fault] = await send<{ log: string; batchNo: number; entryId: number | null; fault: string }>(
    client,
    sql`select log, batch_no, entry_id, fault from log_faults(${tenantId}) limit 1`,
  );
  return { sealedCount: counts?.sealedCount ?? 0, openCount: counts?.openCount ?? 0, difference: sentenceOf(fault) };
}

function sentenceOf(fault: { log: string; batchNo: number; entryId: number | null; fault: string } | undefined) {
  if (!fault) return null;
  const { log, batchNo, entryId, fault: words } = fault;
  if (entryId === null) return `The batch ${batchNo} of the ${log} log: ${words}`;
  return `Entry ${entryId} of the ${log} log ${words} (batch ${batchNo})`;
}
