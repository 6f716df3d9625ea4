// Ties kinds of jobs to the functions that do them.
import type { Job } from './job.ts';
import type { JobKind, Payload, Schedule } from './job-kind.ts';
import type { Transaction } from './transaction.ts';

/** A kind of job with what does it, and when it comes by itself. */
export interface JobHandler {
  readonly kind: Omit<JobKind, 'payload'>;
  readonly schedule: Schedule | undefined;
  readonly run: (job: Job) => Promise<void>;
  /** Marks the waiting record when its job is given up, in the same transaction. */
  readonly giveUp: (tx: Transaction, tenantId: number, payload: unknown) => Promise<void>;
}

/** Optional parts of a kind of job. */
interface Beside<P extends Payload> {
  /** When it comes by itself. */
  readonly schedule?: Schedule | undefined;
  /** Marks the record that a user waits for, once the queue has given up the job (SC004). */
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
    // A job whose payload could never be read has no record to mark.
    giveUp: async (tx, tenantId, told) => {
      const { data } = payload.safeParse(told);
      if (data) await giveUp?.(tx, tenantId, data);
    },
  };
}
