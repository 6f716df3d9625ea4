// A kind of job: declared once by its area, with its payload, its retries, and how many may run at once.
import type { z } from 'zod';

/** Quick jobs send messages, slow ones move files and write reports, of single ones a process runs one at a time (SC006). */
export type Lane = 'quick' | 'slow' | 'single';

/** Numbers of records, never names or texts: the queue holds no personal data (SC003). */
export type Payload = Readonly<Record<string, number>>;

/** A kind of job. */
export interface JobKind<P extends Payload = Payload> {
  /** One word, as the queue and the metrics name it. */
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly lane: Lane;
  /** So many run at once for a tenant, over all processes (SC005). */
  readonly mostPerTenant: number;
  /** Minutes before each further try; after the last one the job is dead (SC004). */
  readonly retryMinutes: readonly number[];
  /** A try that takes longer has failed. */
  readonly limitSeconds: number;
}

/** The times of further tries where a kind has no reason for others. */
const RETRY_MINUTES = [1, 5, 30, 120, 360];
const LIMIT_SECONDS = 300;

/** Declares a kind of job. */
export function jobKind<P extends Payload>(
  kind: Pick<JobKind<P>, 'name' | 'payload' | 'lane'> & Partial<JobKind<P>>,
): JobKind<P> {
  return { mostPerTenant: 1, retryMinutes: RETRY_MINUTES, limitSeconds: LIMIT_SECONDS, ...kind };
}

/** When a task comes for each tenant: every minute, every hour, or every day at a time of its hospital's clock (SC012). */
export interface Schedule {
  readonly every: 'Minute' | 'Hour' | 'Day';
  /** HH:mm; overridden by a row of the scheduler master named `label`. */
  readonly atTime: string;
  readonly label: string;
}
