// One connection of an ASTM analyser: takes its transfers, and answers its queries with orders.
import { randomUUID } from 'node:crypto';
import { writeAstmOrders } from '@charaka/rules/diagnostics/astm-answer';
import {
  type AstmEvent,
  type AstmTransfer,
  astm,
  astmFrames,
  nextAstmEvent,
  noTransfer,
  stepAstm,
} from '@charaka/rules/diagnostics/astm-link';

import { type AnalyserLine, refuseFlood } from './line.ts';
import type { MessageDesk } from './message-desk.ts';

const MOST_TRIES = 6;

/** The frames being sent to the analyser. */
interface Outgoing {
  readonly frames: readonly string[];
  /** The next frame; -1 until the analyser has accepted the enquiry. */
  next: number;
  tries: number;
}

/** Handles events one after the other; an answer is sent once the event is stored. */
export class AstmLine implements AnalyserLine {
  readonly #desk: MessageDesk;
  readonly #say: (bytes: string) => void;
  #arrived = '';
  #transfer: AstmTransfer = noTransfer;
  #transferId = randomUUID();
  #transferBytes = 0;
  #outgoing: Outgoing | undefined;

  constructor(desk: MessageDesk, say: (bytes: string) => void) {
    this.#desk = desk;
    this.#say = say;
  }

  async hear(bytes: string): Promise<void> {
    this.#arrived += bytes;
    for (;;) {
      const { event, rest } = nextAstmEvent(this.#arrived);
      this.#arrived = rest;
      if (!event) return;
      await this.#take(event);
    }
  }

  /** A silent or broken line ends its transfer: the accepted frames become a message. */
  async end(): Promise<void> {
    this.#outgoing = undefined;
    this.#arrived = '';
    if (!this.#transfer.isOpen) return;
    this.#transfer = noTransfer;
    await this.#endTransfer();
  }

  async #take(event: AstmEvent): Promise<void> {
    const isAnswer = event.kind === 'Accept' || event.kind === 'Refuse';
    if (isAnswer && this.#outgoing && !this.#transfer.isOpen) return this.#send(event.kind === 'Accept');
    const step = stepAstm(this.#transfer, event);
    if (step.hasEnded) await this.#endTransfer();
    const isKept = step.kept === undefined || (await this.#keep(step.kept));
    // A frame that could not be stored is refused: the analyser sends it again (LB084).
    if (!isKept) return this.#say(astm.refuse);
    this.#transfer = step.transfer;
    if (step.answer) this.#say(step.answer);
    if (event.kind === 'End' && this.#outgoing) this.#say(astm.enquiry);
  }

  async #keep(text: string): Promise<boolean> {
    this.#transferBytes += text.length;
    refuseFlood(this.#transferBytes);
    try {
      await this.#desk.keepFrame(this.#transferId, Buffer.from(text, 'latin1'));
      return true;
    } catch {
      return false;
    }
  }

  async #endTransfer(): Promise<void> {
    const kept = await this.#desk.endTransfer(this.#transferId);
    this.#transferId = randomUUID();
    this.#transferBytes = 0;
    if (!kept || 'fault' in kept.reading || kept.reading.queries.length === 0) return;
    const { orders, form } = await this.#desk.openOrders(kept.reading.queries);
    this.#outgoing = { frames: astmFrames(writeAstmOrders(orders, form)), next: -1, tries: 0 };
  }

  /** The next frame when the last one was accepted, else the same again, six times at most. */
  #send(isAccepted: boolean): void {
    const outgoing = this.#outgoing;
    if (!outgoing) return;
    outgoing.tries = isAccepted ? 0 : outgoing.tries + 1;
    if (isAccepted) outgoing.next += 1;
    const frame = outgoing.frames[outgoing.next];
    if (frame === undefined || outgoing.tries >= MOST_TRIES) {
      this.#outgoing = undefined;
      this.#say(astm.end);
    } else this.#say(frame);
  }
}
