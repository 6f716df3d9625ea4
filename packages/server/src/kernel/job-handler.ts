// Ties kinds of jobs to the functions that do them.
import type { Job } from './job.ts';
import type { JobKind, Payload, Schedule } from './job-kind.ts';

/** A kind of job with what does it, and when it comes by itself. */
export interface JobHandler {
  readonly kind: Omit<JobKind, 'payload'>;
  readonly schedule: Schedule | undefined;
  readonly run: (job: Job) => Promise<void>;
}

/**
 * Ties a kind of job to the function that does it. The function is safe to run twice: a worker may be killed after its work and before
 * it could say so, unless the function settles the job in the transaction of the work (SC002).
 */
export function handleJob<P extends Payload>(
  { payload, ...kind }: JobKind<P>,
  run: (job: Job, payload: P) => Promise<void>,
  schedule?: Schedule,
): JobHandler {
  return { kind, schedule, run: (job) => run(job, payload.parse(job.payload)) };
}
