// The result of each try of a job: written by workers, read by operators for a month (SC004, SC010).
import type pg from 'pg';
import sql from 'sql-template-tag';
import type { TakenJob } from './job-store.ts';
import { inTransaction } from './transaction.ts';

/** How a try ended: done, to be tried again, or given up. */
export type JobResult = 'done' | 'failed' | 'dead';

/** A try that ended. */
export interface EndedTry {
  readonly milliseconds: number;
  readonly result: JobResult;
  readonly error: string | null;
}

/** Notes a try behind the wall of its tenant. */
export async function logTry(pool: pg.Pool, { tenantId, kind }: TakenJob, ended: EndedTry): Promise<void> {
  await inTransaction(pool, { tenantId, operation: kind }, 'write', (tx) =>
    tx.rows(sql`
      insert into job_log (tenant_id, kind, started_on, milliseconds, result, error)
      values (${tenantId}, ${kind}, clock_timestamp() - make_interval(secs => ${ended.milliseconds / 1000}), ${Math.round(ended.milliseconds)}, ${ended.result}, ${ended.error})`),
  );
}

/** A try as operators see it. */
export interface LoggedTry {
  readonly tenantId: number;
  readonly kind: string;
  readonly startedOn: string;
  readonly milliseconds: number;
  readonly result: JobResult;
  readonly error: string | null;
}

/** The last tries of all tenants, of every kind or of one, the last one first; at most 200. */
export async function readJobLog(owner: pg.Client, kind?: string): Promise<LoggedTry[]> {
  const { rows } = await owner.query<LoggedTry>(
    `select tenant_id as "tenantId", kind, started_on as "startedOn", milliseconds, result, error
       from job_log where $1::text is null or kind = $1 order by started_on desc, job_log_id desc limit 200`,
    [kind ?? null],
  );
  return rows;
}
