// The log of who saw whose chart: gathered in memory after each answer, written in batches within a second (PS012-PS015).
import type { ChartReason, ChartRelationship, ShownChart } from '@charaka/contract/people/privacy/chart';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { inTransaction } from './transaction.ts';

/** How long a row waits in memory at most, and so what a crash may lose. */
const EVERY_MS = 1000;
/** So many rows wait for a database that is away; what comes beyond is lost, counted and told. */
const MOST_WAITING = 200_000;
/** So many rows are written in one batch. */
const BATCH_ROWS = 2000;

/** Who reads, by which call and why. */
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
}

/** A chart and how many rows of the answer are about it. */
export interface CountedChart extends ShownChart {
  readonly rowCount: number;
}

interface Entry extends ChartReading, CountedChart {
  readonly at: Date;
}

/** What the log tells the operator. */
export interface ChartLogEvents {
  /** An hour's chain is closed; its last hash belongs into the log stream, out of the database's reach (PS014). */
  onHourEnded(head: { tenantId: number; hour: string; hash: string }): void;
  onFault(error: unknown): void;
}

/** Keeps the rows of this server until they are written. */
export class ChartLog {
  readonly #pool: pg.Pool;
  readonly #events: ChartLogEvents;
  readonly #timer: NodeJS.Timeout;
  #waiting: Entry[] = [];
  #writing: Promise<void> = Promise.resolve();
  /** Taken from those that wait, and not yet in the database. */
  #underway = 0;
  #written = 0;
  #lost = 0;

  constructor(pool: pg.Pool, events: ChartLogEvents) {
    this.#pool = pool;
    this.#events = events;
    this.#timer = setInterval(() => void this.flush(), EVERY_MS);
    this.#timer.unref();
  }

  /** Rows written since the start, rows in memory, and rows that could not be kept. */
  get counts(): { written: number; waiting: number; lost: number } {
    return { written: this.#written, waiting: this.#waiting.length + this.#underway, lost: this.#lost };
  }

  /** Notes what an answer showed; it is written within a second. */
  note(reading: ChartReading, charts: readonly CountedChart[]): void {
    const room = MOST_WAITING - this.#waiting.length;
    const at = new Date();
    for (const chart of charts.slice(0, room)) this.#waiting.push({ ...reading, ...chart, at });
    if (charts.length <= room) return;
    this.#lost += charts.length - room;
    this.#events.onFault(new Error(`${charts.length - room} rows of the log of charts were lost: too many wait`));
  }

  /** Writes at once what is about to be shown. Throws when it cannot be written: an export without its rows does not leave. */
  async writeNow(reading: ChartReading, charts: readonly CountedChart[]): Promise<void> {
    const at = new Date();
    await this.#write(
      reading.tenantId,
      charts.map((chart) => ({ ...reading, ...chart, at })),
    );
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

  async #writeWaiting(): Promise<void> {
    const taken = this.#waiting.splice(0);
    this.#underway = taken.length;
    const byTenant = Map.groupBy(taken, ({ tenantId }) => tenantId);
    for (const [tenantId, entries] of byTenant) {
      for (let start = 0; start < entries.length; start += BATCH_ROWS) {
        const batch = entries.slice(start, start + BATCH_ROWS);
        await this.#write(tenantId, batch).catch((error: unknown) => {
          this.#waiting.push(...batch);
          this.#events.onFault(error);
        });
        this.#underway -= batch.length;
      }
    }
  }

  async #write(tenantId: number, entries: readonly Entry[]): Promise<void> {
    const json = JSON.stringify(entries.map(rowOf));
    const [done] = await inTransaction(this.#pool, { tenantId }, 'write', (tx) =>
      tx.rows<{ endedHour: string | null; endedHash: string | null; rowsWritten: number }>(
        sql`select ended_hour, ended_hash, rows_written from write_chart_access(${json}::jsonb)`,
      ),
    );
    this.#written += done?.rowsWritten ?? 0;
    if (done?.endedHour && done.endedHash)
      this.#events.onHourEnded({ tenantId, hour: done.endedHour, hash: done.endedHash });
  }
}

function rowOf(entry: Entry): Record<string, unknown> {
  return {
    at: entry.at.toISOString(),
    user_id: entry.userId,
    role_id: entry.roleId,
    hospital_id: entry.hospitalId,
    patient_id: entry.patientId,
    admission_id: entry.admissionId,
    part: entry.part,
    reason: entry.reason,
    relationship: entry.relationship,
    break_glass_id: entry.breakGlassId,
    ip: entry.ip,
    session_id: entry.sessionId,
    row_count: entry.rowCount,
  };
}
