// Asks the database for its time every second: the clock all calls go by, and the proof that the database still answers.

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import pg from 'pg';
import { cutOff } from './database.ts';
import { HttpError } from './refusal.ts';

const BEAT_EVERY_MS = 1000;
/** The watch counts its own turns, so that a pause of this process is not taken for silence of the database. */
const WATCH_EVERY_MS = 250;
/** Milliseconds without an answer after which the database counts as frozen; waiting callers get an error within ten seconds. */
const PATIENCE_MS = 6000;
/** How often the latest time is written down: a server that starts, and every other server, knows it from there. */
const MARK_EVERY_BEATS = 30;
/** A clock set right by some seconds is no clock set back. */
const TOLERANCE_MS = 60_000;
/** By less the clock of the database waits rather than step back. */
const SET_BACK_MS = 1000;

interface Beat {
  readonly now: string;
  /** The latest time any server has seen this database at; null before the first mark. */
  readonly latest: string | null;
}

/**
 * The clock and the pulse of the database. All server processes use the database's clock, so that bills and their numbers stay in order
 * even when a machine's clock is wrong.
 */
export class DatabasePulse {
  readonly #pool: pg.Pool;
  /** Database time minus the running time of this process, in milliseconds; not affected by the machine's clock. */
  #originMs: number | undefined;
  #lastToldMs = 0;
  #behindMs = 0;
  /** The latest time heard, by any beat. */
  #latestMs = 0;
  #markMs = 0;
  #client: pg.Client | undefined;
  #silentTurns = 0;
  #beats = 0;
  #isBeating = false;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #used = new Set<pg.PoolClient>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    pool.on('connect', (client) => this.#used.add(client));
    pool.on('remove', (client) => this.#used.delete(client));
  }

  /** Sets the clock and keeps it set. Throws when the database cannot be reached. */
  async start(): Promise<void> {
    await this.#beat();
    this.#timers.push(setInterval(() => void this.#beat().catch(() => undefined), BEAT_EVERY_MS));
    this.#timers.push(setInterval(() => this.#watch(), WATCH_EVERY_MS));
    for (const timer of this.#timers) timer.unref();
  }

  /** Ends the watch and its connection. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#client?.end().catch(() => undefined);
  }

  /** The time by the database's clock; never earlier than a time returned before, unless that clock was set back. */
  now(): Date {
    const originMs = this.#originMs ?? Date.now() - performance.now();
    this.#lastToldMs = Math.max(this.#lastToldMs, originMs + performance.now());
    return new Date(this.#lastToldMs);
  }

  /** How far this machine's clock is from the database's, in milliseconds; positive when it is ahead. */
  get machineAheadMs(): number {
    return Date.now() - this.now().getTime();
  }

  /** Why no money is booked now: the database's clock is before a time that it has shown already. Null while money is booked. */
  get moneyRefusal(): Sentence | null {
    return this.#behindMs > TOLERANCE_MS ? kernelSentences.clockSetBack({ span: spanOf(this.#behindMs) }) : null;
  }

  /** Refuses calls that book money while the database's clock is before a time that it has shown already. */
  refuseWhenSetBack(): void {
    if (this.moneyRefusal) throw new HttpError(503, this.moneyRefusal);
  }

  async #beat(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    const sentAt = performance.now();
    try {
      const client = this.#client ?? (await this.#connect());
      const isMarking = this.#beats % MARK_EVERY_BEATS === 0;
      const text = isMarking ? 'select * from mark_clock()' : 'select clock_timestamp() as now, null as latest';
      const { rows } = await client.query<Beat>(text);
      this.#hear(rows[0], sentAt);
    } catch (error) {
      this.#client = undefined;
      throw error;
    } finally {
      this.#isBeating = false;
      this.#silentTurns = 0;
    }
  }

  #hear(beat: Beat | undefined, sentAt: number): void {
    if (!beat) return;
    this.#beats += 1;
    const answeredAt = performance.now();
    this.#setClock(Date.parse(beat.now) - answeredAt, Date.parse(beat.now) - sentAt);
    const nowMs = Date.parse(beat.now);
    if (beat.latest) this.#takeMark(Date.parse(beat.latest));
    this.#latestMs = Math.max(this.#latestMs, nowMs);
    this.#behindMs = this.#latestMs - nowMs;
  }

  /** A mark never becomes earlier, unless the operator has accepted the clock: then it counts alone. */
  #takeMark(markMs: number): void {
    this.#latestMs = markMs < this.#markMs ? markMs : Math.max(this.#latestMs, markMs);
    this.#markMs = markMs;
  }

  /**
   * The database read its clock at some moment between sending and receiving. The known origin is kept when it lies between the two
   * bounds: a slow beat is less exact than a quick one and would make the clock jump (R081).
   */
  #setClock(leastMs: number, mostMs: number): void {
    const known = this.#originMs;
    if (known === undefined || known - mostMs > SET_BACK_MS) this.#lastToldMs = 0;
    this.#originMs = originBetween(known, leastMs, mostMs);
  }

  /** A connection of its own: a busy pool is no silence. */
  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#pool.options);
    client.on('error', () => undefined);
    await client.connect();
    this.#client = client;
    return client;
  }

  #watch(): void {
    this.#silentTurns = this.#isBeating ? this.#silentTurns + 1 : 0;
    if (this.#silentTurns * WATCH_EVERY_MS < PATIENCE_MS) return;
    this.#silentTurns = 0;
    // The database does not answer: calls that wait for these connections fail now, and the next calls open new ones.
    for (const client of [this.#client, ...this.#used]) if (client) cutOff(client);
  }
}

/** The origin of the clock after a beat, kept between the two bounds; in milliseconds. */
export function originBetween(known: number | undefined, leastMs: number, mostMs: number): number {
  return known === undefined ? (leastMs + mostMs) / 2 : Math.min(Math.max(known, leastMs), mostMs);
}

function spanOf(ms: number): Sentence {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 120) return kernelSentences.minutes({ count: minutes });
  return minutes < 48 * 60
    ? kernelSentences.hours({ count: Math.round(minutes / 60) })
    : kernelSentences.days({ count: Math.round(minutes / 1440) });
}
