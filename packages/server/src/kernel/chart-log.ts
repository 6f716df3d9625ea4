// The log of chart readings: collected in memory after each answer, written in batches within a second (PS012-PS015).
import type { ChartReason, ChartRelationship, ShownChart } from '@charaka/contract/people/privacy/chart';
import type pg from 'pg';
import sql from 'sql-template-tag';
import type { ChartPass, ChartVisit, FindPasses } from './handler.ts';
import { inTransaction, type Transaction } from './transaction.ts';

/** Maximum time in milliseconds that a row waits in memory; a crash can lose this much. */
const EVERY_MS = 1000;
/** Maximum rows that wait for an unreachable database. Further rows are lost, counted and reported. */
const MOST_WAITING = 200_000;
/** About so many rows are written in one batch. */
const BATCH_ROWS = 2000;

/** The reader, the call and the reason. */
export interface ChartReading {
  readonly tenantId: number;
  readonly userId: number;
  readonly roleId: number;
  readonly hospitalId: number;
  readonly sessionId: string;
  readonly ip: string;
  /** The path of the call. */
  readonly part: string;
  readonly reason: ChartReason;
  readonly relationship: ChartRelationship | null;
  readonly breakGlassId: number | null;
  /** There where it is still to be found out what let the caller in. */
  readonly visit?: ChartVisit;
}

/** The reading with what let the caller in; broken glass is its reason then, unless the charts are carried away. */
export function withPass(reading: ChartReading, pass: ChartPass): ChartReading {
  const isByGlass = pass.breakGlassId !== null && reading.reason !== 'Export';
  return { ...reading, ...pass, reason: isByGlass ? 'Emergency' : reading.reason };
}

/** A chart and how many rows of the answer are about it. */
export interface CountedChart extends ShownChart {
  readonly rowCount: number;
}

/** The charts that one answer showed. */
interface Entry {
  readonly reading: ChartReading;
  readonly at: Date;
  readonly charts: readonly CountedChart[];
}

/** Events reported to the operator. */
export interface ChartLogEvents {
  /** An hour's chain is closed; its last hash belongs into the log stream, out of the database's reach (PS014). */
  onHourEnded(head: { tenantId: number; hour: string; hash: string }): void;
  onFault(error: unknown): void;
}

/** Keeps the rows of this server until they are written. */
export class ChartLog {
  readonly #pool: pg.Pool;
  readonly #events: ChartLogEvents;
  readonly #findPasses: FindPasses;
  readonly #now: () => Date;
  readonly #timer: NodeJS.Timeout;
  #waiting: Entry[] = [];
  #waitingRows = 0;
  #writing: Promise<void> = Promise.resolve();
  /** Taken from those that wait, and not yet in the database. */
  #underway = 0;
  #written = 0;
  #lost = 0;

  /** `now` is the clock of the database. */
  constructor(pool: pg.Pool, events: ChartLogEvents, findPasses: FindPasses, now: () => Date) {
    this.#pool = pool;
    this.#events = events;
    this.#findPasses = findPasses;
    this.#now = now;
    this.#timer = setInterval(() => void this.flush(), EVERY_MS);
    this.#timer.unref();
  }

  /** Rows written since the start, rows in memory, and rows lost. */
  get counts(): { written: number; waiting: number; lost: number } {
    return { written: this.#written, waiting: this.#waitingRows + this.#underway, lost: this.#lost };
  }

  /** Notes what an answer showed; it is written within a second. */
  note(reading: ChartReading, charts: readonly CountedChart[]): void {
    const room = Math.max(0, MOST_WAITING - this.#waitingRows);
    const kept = charts.slice(0, room);
    if (kept.length > 0) this.#keep([{ reading, at: this.#now(), charts: kept }]);
    if (charts.length <= room) return;
    this.#lost += charts.length - room;
    this.#events.onFault(new Error(`${charts.length - room} rows of the log of charts were lost: too many wait`));
  }

  /**
   * Writes the rows at once, before the charts are shown. Throws when they cannot be written: an export is not sent without its log rows.
   */
  async writeNow(reading: ChartReading, charts: readonly CountedChart[]): Promise<void> {
    await this.#write(reading.tenantId, [{ reading, at: this.#now(), charts }]);
  }

  /** Writes what waits; answers when it is written or, with the database away, put back. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeWaiting());
    return this.#writing;
  }

  /** Writes the last rows. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #keep(entries: readonly Entry[]): void {
    this.#waiting.push(...entries);
    this.#waitingRows += rowsIn(entries);
  }

  async #writeWaiting(): Promise<void> {
    const taken = this.#waiting.splice(0);
    this.#underway = this.#waitingRows;
    this.#waitingRows = 0;
    const byTenant = Map.groupBy(taken, ({ reading }) => reading.tenantId);
    for (const [tenantId, entries] of byTenant) {
      for (const batch of batchesOf(entries)) {
        await this.#write(tenantId, batch).catch((error: unknown) => {
          this.#keep(batch);
          this.#events.onFault(error);
        });
        this.#underway -= rowsIn(batch);
      }
    }
  }

  async #write(tenantId: number, entries: readonly Entry[]): Promise<void> {
    const charts = entries.flatMap((entry, no) => entry.charts.map((chart) => ({ ...chart, no })));
    const [done] = await inTransaction(this.#pool, { tenantId }, 'write', async (tx) => {
      const readings = JSON.stringify((await this.#withPasses(tx, entries)).map(readingOf));
      return tx.rows<{ endedHour: string | null; endedHash: string | null; rowsWritten: number }>(
        sql`select ended_hour, ended_hash, rows_written from write_chart_access(${readings}::jsonb,
          ${charts.map(({ no }) => no)}::integer[], ${charts.map(({ patientId }) => patientId)}::bigint[],
          ${charts.map(({ admissionId }) => admissionId)}::bigint[], ${charts.map(({ rowCount }) => rowCount)}::integer[])`,
      );
    });
    this.#written += done?.rowsWritten ?? 0;
    if (done?.endedHour && done.endedHash)
      this.#events.onHourEnded({ tenantId, hour: done.endedHour, hash: done.endedHash });
  }

  /** Adds the relation or break-glass entry to entries of readers who were let in by a wall that only logs. */
  async #withPasses(tx: Transaction, entries: readonly Entry[]): Promise<readonly Entry[]> {
    const visits = entries.flatMap(({ reading: { visit } }) => visit ?? []);
    if (visits.length === 0) return entries;
    const passes = await this.#findPasses(tx, visits);
    const passOf = new Map(visits.map((visit, place) => [visit, passes[place]]));
    return entries.map((entry) => {
      const pass = entry.reading.visit && passOf.get(entry.reading.visit);
      return pass ? { ...entry, reading: withPass(entry.reading, pass) } : entry;
    });
  }
}

const rowsIn = (entries: readonly Entry[]) => entries.reduce((sum, { charts }) => sum + charts.length, 0);

/** Whole readings, so many that a batch has no more rows than it may by more than those of its last reading. */
function batchesOf(entries: readonly Entry[]): Entry[][] {
  const batches: Entry[][] = [];
  let rows = BATCH_ROWS;
  for (const entry of entries) {
    if (rows >= BATCH_ROWS) {
      batches.push([]);
      rows = 0;
    }
    batches.at(-1)?.push(entry);
    rows += entry.charts.length;
  }
  return batches;
}

function readingOf({ reading, at }: Entry, no: number): Record<string, unknown> {
  return {
    no,
    at: at.toISOString(),
    user_id: reading.userId,
    role_id: reading.roleId,
    hospital_id: reading.hospitalId,
    part: reading.part,
    reason: reading.reason,
    relationship: reading.relationship,
    break_glass_id: reading.breakGlassId,
    ip: reading.ip,
    session_id: reading.sessionId,
  };
}
