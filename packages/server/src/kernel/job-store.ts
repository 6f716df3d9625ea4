// The SQL of the queue: jobs enqueued by calls, taken by workers over all tenants, ended behind the wall of each.
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from './database.ts';
import type { JobKind, Lane, Payload, Schedule } from './job-kind.ts';
import type { Transaction } from './transaction.ts';

/** The time when a job is due, and its key. */
export interface JobWish {
  /** Only one waiting job of a kind has each key: enqueuing a second moves the first to the earlier of both times. */
  readonly key?: string;
  readonly minutes?: number;
}

/** Enqueues a job in the transaction of its cause: it is there with the commit, or not at all (SC001). */
export async function enqueue<P extends Payload>(
  { tx, tenantId }: { readonly tx: Transaction; readonly tenantId: number },
  kind: JobKind<P>,
  payload: P,
  { key, minutes = 0 }: JobWish = {},
): Promise<void> {
  await tx.rows(sql`
    insert into job (tenant_id, kind, job_key, payload, run_at)
    values (${tenantId}, ${kind.name}, ${key ?? null}, ${JSON.stringify(kind.payload.parse(payload))}::jsonb,
      now() + make_interval(mins => ${minutes}))
    on conflict (tenant_id, kind, job_key) where held_by is null and dead_since is null
      do update set run_at = least(job.run_at, excluded.run_at)`);
}

/** A job as a worker takes it. */
export interface TakenJob {
  readonly tenantId: number;
  readonly jobId: number;
  readonly kind: string;
  readonly payload: unknown;
  /** With this one. */
  readonly attempts: number;
}

/** A job and the worker that holds it. */
export interface JobPlace {
  readonly tenantId: number;
  readonly jobId: number;
  readonly worker: string;
}

const interval = (seconds: number) => `${seconds} seconds`;

/** Takes due jobs for a worker, in each lane as many as it has free. */
export async function takeJobs(
  pool: pg.Pool,
  worker: string,
  kinds: readonly Omit<JobKind, 'payload'>[],
  free: Readonly<Record<Lane, number>>,
  holdSeconds: number,
): Promise<TakenJob[]> {
  const open = kinds.filter(({ lane }) => free[lane] > 0);
  if (open.length === 0) return [];
  return onConnection(pool, (client) =>
    send<TakenJob>(
      client,
      sql`select * from take_jobs(${worker}, ${open.map(({ name }) => name)}, ${open.map(({ mostPerTenant }) => mostPerTenant)},
        ${open.map(({ lane }) => lane)}, ${open.map(({ lane }) => free[lane])}, ${interval(holdSeconds)})`,
    ),
  );
}

/** Renews the worker's hold on all its jobs. */
export async function holdJobs(pool: pg.Pool, worker: string, holdSeconds: number): Promise<void> {
  await onConnection(pool, (client) => send(client, sql`select hold_jobs(${worker}, ${interval(holdSeconds)})`));
}

/** Enqueues the scheduled tasks that are due, over all tenants. */
export async function runSchedules(
  pool: pg.Pool,
  tasks: readonly { readonly kind: { readonly name: string }; readonly schedule: Schedule | undefined }[],
): Promise<void> {
  const declared = tasks.flatMap(({ kind, schedule }) =>
    schedule ? [{ task: kind.name, every: schedule.every, at_time: schedule.atTime, label: schedule.label }] : [],
  );
  await onConnection(pool, (client) => send(client, sql`select run_schedules(${JSON.stringify(declared)}::jsonb)`));
}

/** Figures of a kind of job for operators, over all tenants (SC010). */
export interface JobFigures {
  readonly kind: string;
  readonly waiting: number;
  readonly held: number;
  readonly dead: number;
  readonly oldestSeconds: number;
}

/** The figures of each kind that has jobs. */
export function readJobFigures(pool: pg.Pool): Promise<JobFigures[]> {
  return onConnection(pool, (client) => send<JobFigures>(client, sql`select * from job_figures()`));
}

async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** True when the worker still holds the job; locks it until the end of the transaction. */
export async function holdsJob(tx: Transaction, { tenantId, jobId, worker }: JobPlace): Promise<boolean> {
  const held = await tx.row(sql`
    select 1 as held from job where tenant_id = ${tenantId} and job_id = ${jobId} and held_by = ${worker} for update`);
  return held !== undefined;
}

/** Takes a job that is done out of the queue. */
export async function finishJob(tx: Transaction, { tenantId, jobId, worker }: JobPlace): Promise<void> {
  await tx.rows(sql`
    delete from job where tenant_id = ${tenantId} and job_id = ${jobId} and held_by = ${worker}`);
}

/** Lets a job wait again; where another of its key waits by now, that one does the work. */
export async function rescheduleJob(
  tx: Transaction,
  { tenantId, jobId, worker }: JobPlace,
  next: { readonly minutes: number; readonly attempts: number; readonly error?: string },
): Promise<void> {
  await tx.rows(sql`
    delete from job j using job o where j.tenant_id = ${tenantId} and j.job_id = ${jobId} and j.held_by = ${worker}
      and o.tenant_id = j.tenant_id and o.kind = j.kind and o.job_key = j.job_key and o.job_id <> j.job_id
      and o.held_by is null and o.dead_since is null`);
  await tx.rows(sql`
    update job set held_by = null, held_until = null, run_at = now() + make_interval(mins => ${next.minutes}),
      attempts = ${next.attempts}, last_error = coalesce(${next.error ?? null}, last_error)
    where tenant_id = ${tenantId} and job_id = ${jobId} and held_by = ${worker}`);
}

/** Gives a job up, to be seen and revived by hand (SC004). */
export async function buryJob(
  tx: Transaction,
  { tenantId, jobId, worker }: JobPlace,
  attempts: number,
  error: string,
): Promise<void> {
  await tx.rows(sql`
    update job set held_by = null, held_until = null, dead_since = now(), attempts = ${attempts}, last_error = ${error}
    where tenant_id = ${tenantId} and job_id = ${jobId} and held_by = ${worker}`);
}
