// Shares the server fairly among its users: how many calls each may make, and how many of them are worked on at once.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { HttpError } from './refusal.ts';

/** A larger request counts for as many calls as it has pieces of this size. */
const PIECE_BYTES = 256 * 1024;
/** Calls of one user that wait for their turn; no screen asks so much at once. */
const MOST_WAITING = 200;
/** Users remembered before those who have been quiet for a minute are forgotten. */
const MOST_USERS = 10_000;

interface Allowance {
  left: number;
  at: number;
}

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** The limits of a user on the server; counted in this process, by user rather than session, since anyone may log in again. */
export class Turns {
  readonly #callsPerMinute: number;
  readonly #callsAtOnce: number;
  readonly #allowances = new Map<string, Allowance>();
  readonly #lines = new Map<string, Line>();

  constructor({ callsPerMinute, callsAtOnce }: { callsPerMinute: number; callsAtOnce: number }) {
    this.#callsPerMinute = callsPerMinute;
    this.#callsAtOnce = callsAtOnce;
  }

  /**
   * Counts a call of so many bytes. Half a minute's calls may come at once, the others as time passes. Throws 429 when the allowance is
   * used up.
   */
  take(user: string, bytes = 0, now = performance.now()): void {
    const most = this.#callsPerMinute / 2;
    const known = this.#allowances.get(user) ?? { left: most, at: now };
    const left = Math.min(most, known.left + ((now - known.at) / 60_000) * this.#callsPerMinute);
    const cost = 1 + Math.floor(bytes / PIECE_BYTES);
    if (this.#allowances.size >= MOST_USERS) this.#forgetQuiet(now);
    this.#allowances.set(user, { left: left >= cost ? left - cost : left, at: now });
    if (left < cost) throw new HttpError(429, kernelSentences.tooManyRequests);
  }

  #forgetQuiet(now: number): void {
    for (const [user, { at }] of this.#allowances) if (now - at > 60_000) this.#allowances.delete(user);
  }

  /** Does a user's work in its turn: the first few calls at once, the others one after the other. Throws 429 when too many wait. */
  async run<T>(user: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(user) ?? { running: 0, waiting: [] };
    this.#lines.set(user, line);
    if (line.running < this.#callsAtOnce) line.running += 1;
    else if (line.waiting.length >= MOST_WAITING) throw new HttpError(429, kernelSentences.tooManyRequests);
    else await new Promise<void>((begin) => line.waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // The turn is handed on, so that a call that comes in between does not overtake.
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) this.#lines.delete(user);
    }
  }
}
