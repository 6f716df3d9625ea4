// One connection of an HL7 analyser over MLLP: each message is stored and then answered.
import { ReadingFault } from '@charaka/rules/diagnostics/analyser-reading';
import {
  type Hl7Answer,
  type Hl7Message,
  hl7Acknowledgement,
  mllpBlock,
  nextMllpBlock,
  readHl7,
} from '@charaka/rules/diagnostics/hl7-message';
import { writeHl7Orders } from '@charaka/rules/diagnostics/hl7-reading';
import type { AnalyserLine } from './line.ts';
import type { MessageDesk } from './message-desk.ts';
import { textOf } from './read-message.ts';

const DIGITS = 14;

/** The moment as HL7 writes it. */
const stamp = () => new Date().toISOString().replaceAll(/\D/g, '').slice(0, DIGITS);

/**
 * AA when a message is stored, AE when it is stored but unreadable, AR when it has no header; a message that is not stored is not
 * accepted.
 */
export class Hl7Line implements AnalyserLine {
  readonly #desk: MessageDesk;
  readonly #say: (bytes: string) => void;
  #arrived = '';

  constructor(desk: MessageDesk, say: (bytes: string) => void) {
    this.#desk = desk;
    this.#say = say;
  }

  async hear(bytes: string): Promise<void> {
    this.#arrived += bytes;
    for (;;) {
      const { block, rest } = nextMllpBlock(this.#arrived);
      this.#arrived = rest;
      if (block === undefined) return;
      this.#say(mllpBlock(await this.#answer(Buffer.from(block, 'latin1'))));
    }
  }

  async end(): Promise<void> {
    this.#arrived = '';
  }

  async #answer(bytes: Buffer): Promise<string> {
    const asked = readOr(textOf(this.#desk.analyser, bytes));
    try {
      const { reading } = await this.#desk.keepMessage(bytes);
      const fault = 'fault' in reading ? reading.fault : '';
      if (!('fault' in reading) && asked && reading.queries.length > 0) {
        const { orders, form } = await this.#desk.openOrders(reading.queries);
        const more = writeHl7Orders(asked, orders);
        return hl7Acknowledgement(asked, { code: 'AA', sentAt: form.sentAt }, { type: 'RSP^K11', more });
      }
      return hl7Acknowledgement(asked, { code: codeOf(asked, fault), sentAt: stamp(), fault });
    } catch {
      return hl7Acknowledgement(asked, { code: 'AE', sentAt: stamp(), fault: 'The message could not be kept' });
    }
  }
}

function readOr(text: string): Hl7Message | undefined {
  try {
    return readHl7(text);
  } catch (error) {
    if (error instanceof ReadingFault) return undefined;
    throw error;
  }
}

function codeOf(asked: Hl7Message | undefined, fault: string): Hl7Answer {
  if (!asked) return 'AR';
  return fault === '' ? 'AA' : 'AE';
}
