// Keeps an eye on the embedded PostgreSQL: when its process dies, by the kernel's memory killer for one, it is started again.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Postmaster } from './embedded-postmaster.ts';
import { isProcessAlive } from './embedded-process.ts';

const LOOK_EVERY_MS = 500;
/** Waits before the next try to start it again; the children of a killed postmaster may hold its memory for seconds. */
const PAUSES_MS = [0, 1000, 2000, 4000, 8000];

/** The postmaster in use. It changes when another one had to be started in its place. */
export class WatchedPostmaster {
  current: Postmaster;
  readonly #leaving = new AbortController();
  #watching: Promise<void> = Promise.resolve();

  constructor(postmaster: Postmaster) {
    this.current = postmaster;
  }

  /** Starts it again whenever it has died. `onLost` hears the last error when five tries in a row did not help. */
  keepRunning(startAgain: () => Promise<Postmaster>, onLost: (error: Error) => void): void {
    this.#watching = this.#watch(startAgain).catch((error: unknown) => {
      if (!this.#leaving.signal.aborted) onLost(error instanceof Error ? error : new Error(String(error)));
    });
  }

  /** Ends the watching, after a start that is under way. */
  async leave(): Promise<void> {
    this.#leaving.abort();
    await this.#watching;
  }

  async #watch(startAgain: () => Promise<Postmaster>): Promise<void> {
    const { signal } = this.#leaving;
    while (!signal.aborted) {
      await sleep(LOOK_EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted || isProcessAlive(this.current.processId)) continue;
      console.error('PostgreSQL has died; it is being started again.');
      this.current = await this.#tryAgain(startAgain);
      console.error('PostgreSQL runs again.');
    }
  }

  async #tryAgain(startAgain: () => Promise<Postmaster>): Promise<Postmaster> {
    let failure: unknown;
    for (const pause of PAUSES_MS) {
      if (this.#leaving.signal.aborted) return this.current;
      await sleep(pause);
      try {
        return await startAgain();
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }
}
