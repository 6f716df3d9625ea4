// Deletes expired rows tenant by tenant: short-lived rows every hour, old history every night.
import sql, { raw } from 'sql-template-tag';
import { z } from 'zod';
import type { Job } from './job.ts';
import { handleJob } from './job-handler.ts';
import { jobKind } from './job-kind.ts';

/** Maximum rows of a table deleted in one transaction; a batch stays under a second (SC038). */
const MOST_ROWS = 2000;

const nothing = z.object({});
const sweep = jobKind({ name: 'sweep', payload: nothing, lane: 'single' });
const prune = jobKind({ name: 'prune', payload: nothing, lane: 'single' });

/** Does one batch, and comes again while there is more. */
function sweepBy(work: 'sweep_short_lived' | 'sweep_history'): (job: Job) => Promise<void> {
  return (job) =>
    job.write(async (tx) => {
      const [gone] = await tx.rows<{ rows: number }>(sql`select ${raw(work)}(${MOST_ROWS}) as rows`);
      if (gone && gone.rows >= MOST_ROWS) await job.again(tx);
      else await job.finish(tx);
    });
}

/** Hourly: answers to repeated money calls, old codes, unused files. Nightly: sessions, devices, messages, months of the log of charts. */
export const cleaningJobs = [
  handleJob(sweep, sweepBy('sweep_short_lived'), { schedule: { every: 'Hour', atTime: '00:00', label: 'Sweep' } }),
  handleJob(prune, sweepBy('sweep_history'), { schedule: { every: 'Day', atTime: '02:30', label: 'Clean up' } }),
];
