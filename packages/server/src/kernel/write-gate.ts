// Reserves connections for reads: writes, which may wait for one another's locks, use only a part of a pool (docs/decisions/0208).
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type pg from 'pg';
import { CONNECTION_PATIENCE_MS } from './database.ts';
import { HttpError } from './refusal.ts';

/** Of ten connections six; of one that one. */
const PART_OF_WRITES = 0.6;

/** Lets so many work at once; the others wait in the order in which they came. */
export class WriteGate {
  #free: number;
  readonly #patienceMs: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number, patienceMs = CONNECTION_PATIENCE_MS) {
    this.#free = places;
    this.#patienceMs = patienceMs;
  }

  /** Does the work when there is room. Throws 503 when there was none for as long as a connection is waited for. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place goes directly to the next in line, so that no later write overtakes it.
      if (next) next();
      else this.#free += 1;
    }
  }

  #turn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      clearTimeout(tooLong);
      resolve();
    };
    const tooLong = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(begin), 1);
      reject(new HttpError(503, kernelSentences.databaseAway));
    }, this.#patienceMs);
    this.#waiting.push(begin);
    return promise;
  }
}

const gates = new WeakMap<pg.Pool, WriteGate>();

/** The gate of a pool: one for all who write through it. */
export function writeGateOf(pool: pg.Pool): WriteGate {
  const gate = gates.get(pool) ?? new WriteGate(Math.max(1, Math.floor(pool.options.max * PART_OF_WRITES)));
  gates.set(pool, gate);
  return gate;
}
