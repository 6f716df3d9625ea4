// How many failed tries are taken in a minute on what guesses could be made with: log-in and codes.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { networkOf } from './network-of.ts';
import { TooManyRequests } from './refusal.ts';

const WINDOW_MS = 60_000;
/** Number of remembered counts at which expired ones are swept out. */
const SWEPT_AT = 10_000;
/** All names of an address together may fail so many times as often as one name (Q287). */
const NAMES_PER_ADDRESS = 10;

interface Tries {
  failed: number;
  running: number;
  until: number;
}

/** A try: its address, the name it gives, and whether the caller is already known. */
export interface Tried {
  readonly address: string;
  /** The name of a log-in; undefined for a code, which has no name. */
  readonly name?: string | undefined;
  /** Called when the name or the address has failed too often: a known device or a code that was right before passes. */
  readonly isKnown: () => Promise<boolean>;
}

/** Counts tries that failed: by name and address, and by the address alone. A try that succeeds or is not understood costs nothing. */
export class FailureLimit {
  readonly #most: number;
  readonly #counts = new Map<string, Tries>();

  constructor(mostPerMinute: number) {
    this.#most = mostPerMinute;
  }

  /** Runs a try once its request has arrived. Throws 429 when there were too many failures, or as many tries are running. */
  async watch<T extends { isCounted: boolean }>(tried: Tried, run: () => Promise<T>): Promise<T> {
    const network = networkOf(tried.address);
    const ofAddress = this.#triesOf(network);
    const ofName = tried.name === undefined ? undefined : this.#triesOf(`${network} ${tried.name}`);
    const mostOfAddress = ofName ? this.#most * NAMES_PER_ADDRESS : this.#most;
    const isShutOut = isBeyond(ofAddress, mostOfAddress) || (ofName !== undefined && isBeyond(ofName, this.#most));
    if (isShutOut && !(await tried.isKnown())) {
      if (ofName) refuseBeyond(ofName, this.#most);
      refuseBeyond(ofAddress, mostOfAddress);
    }
    const counts = ofName ? [ofAddress, ofName] : [ofAddress];
    for (const one of counts) one.running += 1;
    try {
      const answer = await run();
      if (answer.isCounted) for (const one of counts) one.failed += 1;
      return answer;
    } finally {
      for (const one of counts) one.running -= 1;
    }
  }

  #triesOf(key: string): Tries {
    const now = Date.now();
    if (this.#counts.size > SWEPT_AT)
      for (const [one, { until, running }] of this.#counts) if (until < now && running === 0) this.#counts.delete(one);
    const known = this.#counts.get(key);
    if (!known) {
      const fresh = { failed: 0, running: 0, until: now + WINDOW_MS };
      this.#counts.set(key, fresh);
      return fresh;
    }
    if (known.until < now) Object.assign(known, { failed: 0, until: now + WINDOW_MS });
    return known;
  }
}

const isBeyond = ({ failed, running }: Tries, most: number): boolean => failed >= most || running >= most;

function refuseBeyond(tries: Tries, most: number): void {
  if (!isBeyond(tries, most)) return;
  const seconds = Math.max(1, Math.ceil((tries.until - Date.now()) / 1000));
  throw new TooManyRequests(kernelSentences.tooManyTries, seconds);
}
