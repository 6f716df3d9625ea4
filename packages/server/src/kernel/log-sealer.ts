// Chains the audit log and the security log by hashes, behind the writers: every ten seconds as far as all of them have ended (Q291).
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from './database.ts';

const EVERY_MS = 10_000;
/** Entries of a batch; a database of before has many batches to make. */
const MOST_ENTRIES = 5000;

/** The last batch of an hour; its hash belongs into the log stream, out of the database's reach. */
export interface LogHead {
  readonly tenantId: number;
  readonly log: string;
  readonly hour: string;
  readonly hash: string;
}

/** Events reported to the operator. */
export interface SealerEvents {
  onHourEnded(head: LogHead): void;
  onFault(error: unknown): void;
}

interface SealedBatch {
  readonly tenantId: number;
  readonly log: string;
  readonly sealed: number;
  readonly endedHour: string | null;
  readonly endedHash: string | null;
}

/** Seals the logs of all tenants; of several servers the first to come does it. */
export class LogSealer {
  readonly #pool: pg.Pool;
  readonly #events: SealerEvents;
  readonly #timer: NodeJS.Timeout;
  #sealing: Promise<void> | undefined;
  #isStopping = false;

  constructor(pool: pg.Pool, events: SealerEvents) {
    this.#pool = pool;
    this.#events = events;
    this.#timer = setInterval(() => void this.seal(), EVERY_MS);
    this.#timer.unref();
  }

  /** Seals what may be sealed by now; an entry is marked by one run and sealed by the second run after it. */
  seal(): Promise<void> {
    this.#sealing ??= this.#sealAll()
      .catch((error: unknown) => this.#events.onFault(error))
      .finally(() => {
        this.#sealing = undefined;
      });
    return this.#sealing;
  }

  /** Ends the runs; entries since the last one are sealed by the next server that starts. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#sealing;
  }

  async #sealAll(): Promise<void> {
    let isMore = true;
    while (isMore && !this.#isStopping) {
      const batches = await this.#sealOnce();
      for (const { tenantId, log, endedHour, endedHash } of batches)
        if (endedHour && endedHash) this.#events.onHourEnded({ tenantId, log, hour: endedHour, hash: endedHash });
      isMore = batches.some(({ sealed }) => sealed >= MOST_ENTRIES);
    }
  }

  async #sealOnce(): Promise<SealedBatch[]> {
    const client = await this.#pool.connect();
    try {
      return await send<SealedBatch>(
        client,
        sql`select tenant_id, log, sealed, ended_hour, ended_hash from seal_logs(${MOST_ENTRIES})`,
      );
    } finally {
      client.release();
    }
  }
}
