// One job in the hands of a worker: its tenant's transactions, and how it ends.
import type pg from 'pg';
import { finishJob, holdsJob, type JobPlace, rescheduleJob, type TakenJob } from './job-store.ts';
import { inTransaction, type Transaction } from './transaction.ts';

/** The worker no longer holds the job: another one has it, so this worker must not write for it. */
export class JobLost extends Error {
  constructor() {
    super('The job is no longer held by this worker');
  }
}

/** The data and transactions that a job runs with. */
export class Job {
  readonly tenantId: number;
  readonly payload: unknown;
  /** Aborted when the job took too long or the server stops. */
  readonly signal: AbortSignal;
  readonly #pool: pg.Pool;
  readonly #place: JobPlace;
  readonly #operation: string;
  #isSettled = false;

  constructor(pool: pg.Pool, taken: TakenJob, worker: string, signal: AbortSignal) {
    this.tenantId = taken.tenantId;
    this.payload = taken.payload;
    this.signal = signal;
    this.#pool = pool;
    this.#place = { tenantId: taken.tenantId, jobId: taken.jobId, worker };
    this.#operation = taken.kind;
  }

  /** True when the job has set its own result. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Reads in one transaction of the job's tenant. */
  read<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return inTransaction(this.#pool, { tenantId: this.tenantId }, 'read', work);
  }

  /** Writes in one transaction of the job's tenant, which no other worker can overtake. Throws `JobLost` when another has the job. */
  write<T>(work: (tx: Transaction) => Promise<T>, hospitalId?: number): Promise<T> {
    const scope = { tenantId: this.tenantId, hospitalId, operation: this.#operation };
    return inTransaction(this.#pool, scope, 'write', async (tx) => {
      if (!(await holdsJob(tx, this.#place))) throw new JobLost();
      return work(tx);
    });
  }

  /** Ends the job in a transaction of `write`: its writes happen once, even when the worker is killed. */
  async finish(tx: Transaction): Promise<void> {
    await finishJob(tx, this.#place);
    this.#isSettled = true;
  }

  /** Lets the job come again after so many minutes, its tries counted anew; with a transaction of `write`. */
  async again(tx: Transaction, minutes = 0): Promise<void> {
    await rescheduleJob(tx, this.#place, { minutes, attempts: 0 });
    this.#isSettled = true;
  }
}
