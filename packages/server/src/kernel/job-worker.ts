// Takes jobs from the queue and runs them next to the calls. Several processes share one queue, and the jobs of a killed one are taken
// over.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type DatabaseAddress, openListener, openPool } from './database.ts';
import { faultWords } from './fault-words.ts';
import { Job, JobLost } from './job.ts';
import type { JobHandler } from './job-handler.ts';
import type { Lane } from './job-kind.ts';
import { type JobResult, logTry } from './job-log.ts';
import { buryJob, holdJobs, rescheduleJob, runSchedules, type TakenJob, takeJobs } from './job-store.ts';
import { inTransaction, type Transaction } from './transaction.ts';

/** So many of each lane run at once in a process (SC006). */
const lanes: Readonly<Record<Lane, number>> = { quick: 4, slow: 2, single: 1 };
/** Jobs wait for each other, never calls for jobs: their connections are apart from the pool of the calls. */
const CONNECTIONS = 4;
/** Poll interval in milliseconds for scheduled jobs; immediate ones arrive by NOTIFY. */
const LOOK_MS = 2000;
const LOOKS_PER_MINUTE = 60_000 / LOOK_MS;
/** Seconds of silence after which a worker counts as killed; a living worker reports three times as often. */
const HOLD_SECONDS = 60;
/** The time that a stop waits for running jobs before it returns the rest to the queue (SC008). */
const STOP_MS = 15_000;
const MOST_ERROR_CHARACTERS = 500;

/** The parts that a worker uses. */
export interface WorkerParts {
  /** Under the server's own log-in. */
  readonly address: DatabaseAddress;
  readonly handlers: readonly JobHandler[];
  /** Hears of every try that failed, and of faults of the queue itself. */
  readonly onFault: (error: unknown) => void;
  /** Hears of every try that ended. */
  readonly onEnd?: (kind: string, seconds: number, result: JobResult) => void;
  readonly holdSeconds?: number;
  readonly stopMilliseconds?: number;
}

/** One process's share of the queue. */
export class JobWorker {
  /** Names this worker in the jobs it holds. */
  readonly name = randomUUID();
  readonly #parts: WorkerParts;
  readonly #byKind: ReadonlyMap<string, JobHandler>;
  readonly #pool: pg.Pool;
  readonly #holdSeconds: number;
  readonly #stopping = new AbortController();
  readonly #running = new Map<Promise<void>, Lane>();
  #timer: NodeJS.Timeout | undefined;
  #listener: pg.Client | undefined;
  #looks = 0;
  #looking: Promise<void> | undefined;
  #isLookWanted = false;
  #isStopping = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
    this.#byKind = new Map(parts.handlers.map((handler) => [handler.kind.name, handler]));
    this.#pool = openPool(parts.address, CONNECTIONS);
    this.#holdSeconds = parts.holdSeconds ?? HOLD_SECONDS;
  }

  /** Begins to take jobs. */
  start(): void {
    this.#timer = setInterval(() => this.#tick(), LOOK_MS);
    this.#timer.unref();
    this.#look();
  }

  /** Takes no more jobs, waits for running jobs, and returns jobs that have not ended within 15 s to the queue (SC008). */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#looking;
    const patience = new AbortController();
    const late = pause(this.#parts.stopMilliseconds ?? STOP_MS, undefined, { signal: patience.signal }).catch(
      () => undefined,
    );
    await Promise.race([Promise.all(this.#running.keys()), late]);
    patience.abort();
    this.#stopping.abort(new Stopped());
    await Promise.all(this.#running.keys());
    await this.#listener?.end();
    await this.#pool.end();
  }

  #tick(): void {
    this.#looks += 1;
    const looksPerHold = Math.max(1, Math.floor((this.#holdSeconds * 1000) / LOOK_MS / 3));
    if (this.#running.size > 0 && this.#looks % looksPerHold === 0)
      holdJobs(this.#pool, this.name, this.#holdSeconds).catch(this.#parts.onFault);
    if (this.#looks % LOOKS_PER_MINUTE === 0) runSchedules(this.#pool, this.#parts.handlers).catch(this.#parts.onFault);
    this.#look();
  }

  /** One look at a time; one that is wanted meanwhile follows it. */
  #look(): void {
    this.#isLookWanted = true;
    this.#looking ??= this.#takeWhatIsDue()
      .catch(this.#parts.onFault)
      .finally(() => {
        this.#looking = undefined;
      });
  }

  async #takeWhatIsDue(): Promise<void> {
    await this.#listen();
    while (this.#isLookWanted && !this.#isStopping) {
      this.#isLookWanted = false;
      const kinds = this.#parts.handlers.map(({ kind }) => kind);
      for (const taken of await takeJobs(this.#pool, this.name, kinds, this.#free(), this.#holdSeconds))
        this.#begin(taken);
    }
  }

  async #listen(): Promise<void> {
    if (this.#listener || this.#isStopping) return;
    const client = await openListener(this.#parts.address);
    client.on('notification', () => this.#look());
    client.on('end', () => {
      this.#listener = undefined;
    });
    this.#listener = client;
    await client.query('listen charaka_job');
  }

  #free(): Record<Lane, number> {
    const free = { ...lanes };
    for (const lane of this.#running.values()) free[lane] -= 1;
    return free;
  }

  #begin(taken: TakenJob): void {
    const handler = this.#byKind.get(taken.kind);
    if (!handler) return;
    const run = this.#run(handler, taken)
      .catch(this.#parts.onFault)
      .finally(() => {
        this.#running.delete(run);
        if (!this.#isStopping) this.#look();
      });
    this.#running.set(run, handler.kind.lane);
  }

  async #run(handler: JobHandler, taken: TakenJob): Promise<void> {
    const { name, retryMinutes, limitSeconds } = handler.kind;
    const began = performance.now();
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(limitSeconds * 1000)]);
    const tell = async (result: JobResult, error: string | null = null) => {
      const milliseconds = performance.now() - began;
      this.#parts.onEnd?.(name, milliseconds / 1000, result);
      await logTry(this.#pool, taken, { milliseconds, result, error });
    };
    try {
      // One that brought its worker down with every try is not tried for ever.
      if (taken.attempts > retryMinutes.length + 1) throw new Error('The worker ended before the job did');
      const job = new Job(this.#pool, taken, this.name, signal);
      await Promise.race([handler.run(job), aborted(signal)]);
      if (!job.isSettled) await job.write((tx) => job.finish(tx));
    } catch (error) {
      if (error instanceof JobLost) return this.#parts.onFault(error);
      const outcome = await this.#fail(handler, taken, error);
      if (outcome !== 'given back') await tell(outcome, wordsOf(error));
      return;
    }
    await tell('done');
  }

  async #fail(handler: JobHandler, taken: TakenJob, error: unknown): Promise<JobResult | 'given back'> {
    const { tenantId, jobId, kind, attempts } = taken;
    const place = { tenantId, jobId, worker: this.name };
    const write = (work: (tx: Transaction) => Promise<void>) =>
      inTransaction(this.#pool, { tenantId, operation: kind }, 'write', work);
    if (error instanceof Stopped) {
      await write((tx) => rescheduleJob(tx, place, { minutes: 0, attempts: attempts - 1 }));
      return 'given back';
    }
    this.#parts.onFault(error);
    const words = wordsOf(error);
    const minutes = handler.kind.retryMinutes[attempts - 1];
    if (minutes === undefined)
      await write(async (tx) => {
        await buryJob(tx, place, attempts, words);
        await handler.giveUp(tx, tenantId, taken.payload);
      });
    else await write((tx) => rescheduleJob(tx, place, { minutes, attempts, error: words }));
    return minutes === undefined ? 'dead' : 'failed';
  }
}

const wordsOf = (error: unknown) =>
  faultWords(error instanceof Error ? error.message : String(error)).slice(0, MOST_ERROR_CHARACTERS);

/** The server stops: the job returns to the queue and this try does not count. */
class Stopped extends Error {
  constructor() {
    super('The server stops');
  }
}

/** Fails when the signal is given. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason instanceof Stopped ? signal.reason : new Error('The job took longer than it may'));
    });
  });
}
