// Ties kinds of jobs to the functions that do them.
import type { Job } from './job.ts';
import type { JobKind, Payload, Schedule } from './job-kind.ts';
import type { Transaction } from './transaction.ts';

/** A kind of job with what does it, and when it comes by itself. */
export interface JobHandler {
  readonly kind: Omit<JobKind, 'payload'>;
  readonly schedule: Schedule | undefined;
  readonly run: (job: Job) => Promise<void>;
  /** Tells of a job that is given up what waits for it, in the transaction that gives it up. */
  readonly giveUp: (tx: Transaction, tenantId: number, payload: unknown) => Promise<void>;
}

/** What a kind of job may have beside its work. */
interface Beside<P extends Payload> {
  /** When it comes by itself. */
  readonly schedule?: Schedule | undefined;
  /** Says so where a user waits for it, once the queue has given it up (SC004). */
  readonly giveUp?: (tx: Transaction, tenantId: number, payload: P) => Promise<void>;
}

/**
 * Ties a kind of job to the function that does it. The function is safe to run twice: a worker may be killed after its work and before
 * it could say so, unless the function settles the job in the transaction of the work (SC002).
 */
export function handleJob<P extends Payload>(
  { payload, ...kind }: JobKind<P>,
  run: (job: Job, payload: P) => Promise<void>,
  { schedule, giveUp }: Beside<P> = {},
): JobHandler {
  return {
    kind,
    schedule,
    run: (job) => run(job, payload.parse(job.payload)),
    // One that never could be read is nobody's.
    giveUp: async (tx, tenantId, told) => {
      const { data } = payload.safeParse(told);
      if (data) await giveUp?.(tx, tenantId, data);
    },
  };
}
