// Checks that the log of chart readings is unchanged since it was written (PS014).
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from './database.ts';

/** The result of checking a tenant's log: numbers of rows and batches, and the first batch that was changed. */
export interface ChartLogCheck {
  readonly rowCount: number;
  readonly batchCount: number;
  /** 'The batch 3 of 2026-11-22T10:00:00Z: a row was changed', or null. */
  readonly difference: string | null;
}

/** Hashes every row of the tenant again and follows the chain of its batches. */
export async function verifyChartLog(client: pg.ClientBase, tenantId: number): Promise<ChartLogCheck> {
  const [counts] = await send<{ rowCount: number; batchCount: number }>(
    client,
    sql`select coalesce(sum(row_count), 0)::integer as row_count, count(*)::integer as batch_count
      from chart_access_batch where tenant_id = ${tenantId}`,
  );
  const [fault] = await send<{ hour: string; batchNo: number; fault: string }>(
    client,
    sql`select hour, batch_no, fault from chart_access_faults(${tenantId}) limit 1`,
  );
  const difference = fault ? `The batch ${fault.batchNo} of ${fault.hour} of the log of charts: ${fault.fault}` : null;
  return { rowCount: counts?.rowCount ?? 0, batchCount: counts?.batchCount ?? 0, difference };
}
