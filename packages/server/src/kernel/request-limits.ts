// How many failed tries an address has per minute on what guesses could be made with: log-in and codes.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { networkOf } from './network-of.ts';
import { TooManyRequests } from './refusal.ts';

const WINDOW_MS = 60_000;
/** So many addresses are remembered before those whose minute is over are swept out. */
const SWEPT_AT = 10_000;

interface Tries {
  failed: number;
  running: number;
  until: number;
}

/** Counts tries that failed, by address; what succeeds, is not understood or never arrives whole costs nothing. */
export class FailureLimit {
  readonly #most: number;
  readonly #byAddress = new Map<string, Tries>();

  constructor(mostPerMinute: number) {
    this.#most = mostPerMinute;
  }

  /** Runs a try once its request has arrived. Throws 429 when the address had too many failures, or has as many tries running. */
  async watch<T extends { isCounted: boolean }>(address: string, run: () => Promise<T>): Promise<T> {
    const tries = this.#triesOf(address);
    if (tries.failed >= this.#most || tries.running >= this.#most) {
      const seconds = Math.max(1, Math.ceil((tries.until - Date.now()) / 1000));
      throw new TooManyRequests(kernelSentences.tooManyTries, seconds);
    }
    tries.running += 1;
    try {
      const answer = await run();
      if (answer.isCounted) tries.failed += 1;
      return answer;
    } finally {
      tries.running -= 1;
    }
  }

  #triesOf(address: string): Tries {
    const key = networkOf(address);
    const now = Date.now();
    if (this.#byAddress.size > SWEPT_AT)
      for (const [one, { until, running }] of this.#byAddress)
        if (until < now && running === 0) this.#byAddress.delete(one);
    const known = this.#byAddress.get(key);
    if (!known) {
      const fresh = { failed: 0, running: 0, until: now + WINDOW_MS };
      this.#byAddress.set(key, fresh);
      return fresh;
    }
    if (known.until < now) Object.assign(known, { failed: 0, until: now + WINDOW_MS });
    return known;
  }
}
