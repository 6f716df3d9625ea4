// The database work of a line to an analyser: stores each message before it is answered, and reads the open orders (LB084, LB090).
import type { AnalyserQuery, AnalyserReading } from '@charaka/rules/diagnostics/analyser-reading';
import type { AnalyserOrder, AnswerForm } from '@charaka/rules/diagnostics/astm-answer';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { inTransaction, type Transaction } from '../../kernel/transaction.ts';
import { findSetting } from './analyser-setting.ts';
import { keepFrame, keepMessage, lostTransfers, markListening, takeFrames } from './message-store.ts';
import { readOpenOrders } from './open-orders.ts';
import { hashOf, readingOf, textOf } from './read-message.ts';

/** An analyser that is listened for. */
export interface ListedAnalyser {
  readonly tenantId: number;
  readonly hospitalId: number;
  readonly analyserId: number;
  readonly analyserName: string;
  readonly protocol: string;
  readonly host: string | null;
  readonly port: number;
  readonly characterSet: string;
}

/** The reading of a stored message, or the reason why it cannot be read. */
export interface KeptReading {
  readonly text: string;
  readonly reading: AnalyserReading | { readonly fault: string };
}

type Place = { readonly tx: Transaction; readonly tenantId: number };

/** The database access of one analyser's line; each method is a transaction of its tenant. */
export class MessageDesk {
  readonly analyser: ListedAnalyser;
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, analyser: ListedAnalyser) {
    this.#pool = pool;
    this.analyser = analyser;
  }

  /** Keeps a frame; once this has come back it may be accepted. */
  keepFrame(transfer: string, bytes: Buffer): Promise<void> {
    return this.#write((place) => keepFrame(place, this.analyser.analyserId, transfer, bytes));
  }

  /** Makes a message of the frames of a transfer; returns its reading, undefined when there was no frame. */
  endTransfer(transfer: string): Promise<KeptReading | undefined> {
    return this.#write((place) => this.#endIn(place, transfer));
  }

  /** Makes messages of transfers left by an earlier listener, so that no accepted frame is lost. */
  endLostTransfers(): Promise<void> {
    return this.#write(async (place) => {
      for (const transfer of await lostTransfers(place, this.analyser.analyserId)) await this.#endIn(place, transfer);
    });
  }

  /** Stores a whole message, and returns its reading. */
  keepMessage(bytes: Buffer): Promise<KeptReading> {
    return this.#write((place) => this.#keepIn(place, bytes));
  }

  /** The open orders of specimens, and the form of answers for this analyser. */
  openOrders(
    queries: readonly AnalyserQuery[],
  ): Promise<{ readonly orders: readonly AnalyserOrder[]; readonly form: AnswerForm }> {
    const { tenantId, analyserId } = this.analyser;
    return inTransaction(this.#pool, { tenantId }, 'read', async (tx) => {
      const place = { tx, tenantId };
      const { codePlace, timezone } = await findSetting(place, analyserId);
      return {
        orders: await readOpenOrders(place, analyserId, queries),
        form: { codePlace, sentAt: await stampOf(tx, timezone) },
      };
    });
  }

  /** Records whether its port is open, and the fault if not. */
  markListening(fault: string | null, isListening: boolean): Promise<void> {
    return this.#write((place) => markListening(place, this.analyser.analyserId, fault, isListening));
  }

  async #endIn(place: Place, transfer: string): Promise<KeptReading | undefined> {
    const bytes = await takeFrames(place, this.analyser.analyserId, transfer);
    return bytes.length > 0 ? this.#keepIn(place, bytes) : undefined;
  }

  async #keepIn(place: Place, bytes: Buffer): Promise<KeptReading> {
    const { hospitalId, analyserId } = this.analyser;
    const setting = await findSetting(place, analyserId);
    await keepMessage(place, { hospitalId, analyserId, bytes, sha256: hashOf(setting, bytes) });
    const text = textOf(setting, bytes);
    return { text, reading: readingOf(setting, text) };
  }

  #write<T>(work: (place: Place) => Promise<T>): Promise<T> {
    const { tenantId, hospitalId } = this.analyser;
    const scope = { tenantId, hospitalId, operation: 'analyser' };
    return inTransaction(this.#pool, scope, 'write', (tx) => work({ tx, tenantId }));
  }
}

/** The moment by the hospital's clock, as the standards write it. */
async function stampOf(tx: Transaction, timezone: string): Promise<string> {
  const { stamp } = await tx.single<{ stamp: string }>(
    sql`select to_char(now() at time zone ${timezone}, 'YYYYMMDDHH24MISS') as stamp`,
  );
  return stamp;
}
