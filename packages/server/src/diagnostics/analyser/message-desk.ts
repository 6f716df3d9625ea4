// What a line to an analyser does with what arrives: keeps it before it is answered, and asks what is to be measured (LB084, LB090).
import type { AnalyserOrder } from '@charaka/rules/diagnostics/astm-record';
import type pg from 'pg';
import { inTransaction, type Transaction } from '../../kernel/transaction.ts';
import { keepFrame, keepMessage, lostTransfers, markListening, takeFrames } from './message-store.ts';
import { readOpenOrders } from './open-orders.ts';
import { hashOf } from './read-message.ts';

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

type Place = { readonly tx: Transaction; readonly tenantId: number };

/** The desk of one analyser; each deed is a transaction of its tenant. */
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

  /** Makes a message of the frames of a transfer; answers its bytes, none where no frame came. */
  endTransfer(transfer: string): Promise<Buffer> {
    return this.#write((place) => this.#endIn(place, transfer));
  }

  /** What a listener before this one left behind becomes messages, so that no accepted frame is lost. */
  endLostTransfers(): Promise<void> {
    return this.#write(async (place) => {
      for (const transfer of await lostTransfers(place, this.analyser.analyserId)) await this.#endIn(place, transfer);
    });
  }

  /** Keeps a whole message. */
  keepMessage(bytes: Buffer): Promise<void> {
    return this.#write(async (place) => {
      await this.#keepIn(place, bytes);
    });
  }

  /** What is to be measured on specimens. */
  openOrders(specimenNos: readonly string[]): Promise<AnalyserOrder[]> {
    const { tenantId, analyserId } = this.analyser;
    return inTransaction(this.#pool, { tenantId }, 'read', (tx) =>
      readOpenOrders({ tx, tenantId }, analyserId, specimenNos),
    );
  }

  /** Says whether its port is open, and why it is not. */
  markListening(fault: string | null, isListening: boolean): Promise<void> {
    return this.#write((place) => markListening(place, this.analyser.analyserId, fault, isListening));
  }

  async #endIn(place: Place, transfer: string): Promise<Buffer> {
    const bytes = await takeFrames(place, this.analyser.analyserId, transfer);
    if (bytes.length > 0) await this.#keepIn(place, bytes);
    return bytes;
  }

  #keepIn(place: Place, bytes: Buffer): Promise<number> {
    const { hospitalId, analyserId } = this.analyser;
    return keepMessage(place, { hospitalId, analyserId, bytes, sha256: hashOf(this.analyser, bytes) });
  }

  #write<T>(work: (place: Place) => Promise<T>): Promise<T> {
    const { tenantId, hospitalId } = this.analyser;
    const scope = { tenantId, hospitalId, operation: 'analyser' };
    return inTransaction(this.#pool, scope, 'write', (tx) => work({ tx, tenantId }));
  }
}
