// Jobs that were given up: what an operator looks at, and how one is tried anew (SC004).
import type pg from 'pg';
import { CommandRefusal } from './command-refusal.ts';

/** A job that is not tried any more. */
export interface DeadJob {
  readonly tenantId: number;
  readonly jobId: number;
  readonly kind: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly deadSince: string;
}

/** The dead jobs of all tenants, the last one first; at most 200. */
export async function readDeadJobs(owner: pg.Client): Promise<DeadJob[]> {
  const { rows } = await owner.query<DeadJob>(
    `select tenant_id as "tenantId", job_id as "jobId", kind, attempts, last_error as error, dead_since as "deadSince"
       from job where dead_since is not null order by dead_since desc, job_id desc limit 200`,
  );
  return rows;
}

/**
 * Revives the dead jobs of a kind, or one of them, with all their tries; returns how many. When a job with the same key is waiting, the
 * dead one is deleted. Refuses when there is none.
 */
export async function reviveJobs(
  owner: pg.Client,
  wish: { readonly kind: string; readonly jobId?: number },
): Promise<number> {
  const { rowCount } = await owner.query(
    `with dead as (
       select j.tenant_id, j.job_id, row_number() over (partition by j.tenant_id, j.kind, coalesce(j.job_key, j.job_id::text)
           order by j.job_id) > 1 or exists (
         select from job o where o.tenant_id = j.tenant_id and o.kind = j.kind and o.job_key = j.job_key
           and o.held_by is null and o.dead_since is null) as is_doubled
       from job j where j.dead_since is not null and j.kind = $1 and ($2::bigint is null or j.job_id = $2)
     ), gone as (
       delete from job j using dead d where d.is_doubled and j.tenant_id = d.tenant_id and j.job_id = d.job_id returning 1
     ), revived as (
       update job j set dead_since = null, attempts = 0, run_at = now() from dead d
       where not d.is_doubled and j.tenant_id = d.tenant_id and j.job_id = d.job_id returning 1
     )
     select * from gone union all select * from revived`,
    [wish.kind, wish.jobId ?? null],
  );
  if (!rowCount) throw new CommandRefusal('There is no such dead job');
  return rowCount;
}
