// A simulated analyser: asks for the works of a specimen, measures it by its profile and sends the values, with the faults of real lines.
import { astm, astmFrames } from '@charaka/rules/diagnostics/astm-link';
import { mllpBlock, nextMllpBlock, readHl7 } from '@charaka/rules/diagnostics/hl7-message';
import {
  astmResults,
  hl7Results,
  type SimulatedProfile,
  type SimulatedValue,
  simulateValues,
} from '@charaka/rules/diagnostics/simulated-profile';
import { askAstm, askHl7, callListener, type SimulatedLine, sendAstm, sendHl7 } from './simulated-line.ts';

/** Simulated faults of a line: a wrong checksum, a line that breaks within a sample, a sample that is sent twice. */
export const lineFaults = ['brokenSum', 'brokenLine', 'sentTwice'] as const;
export type LineFault = (typeof lineFaults)[number];

/** The address of the listener, and the profile to measure. */
export interface SimulatedPlace {
  readonly profile: SimulatedProfile;
  readonly port: number;
  readonly host?: string;
  /** Answers numbers from 0 to less than 1. */
  readonly draw?: () => number;
}

const DIGITS = 14;

/** One machine with one line, which it opens again where it broke. */
export class SimulatedAnalyser {
  readonly #place: SimulatedPlace;
  #line: SimulatedLine | undefined;
  #sent = 0;

  constructor(place: SimulatedPlace) {
    this.#place = place;
  }

  get #speaksAstm(): boolean {
    return this.#place.profile.protocol === 'AstmTcp';
  }

  /** Measures the orders of a specimen and sends the values; returns them, empty when there is no order. */
  async run(specimenNo: string, fault?: LineFault): Promise<readonly SimulatedValue[]> {
    const wanted = await this.ask(specimenNo);
    return wanted.length === 0 ? [] : this.measure(specimenNo, { wanted, ...(fault && { fault }) });
  }

  /** The codes that are to be measured on a specimen. */
  async ask(specimenNo: string): Promise<readonly string[]> {
    const line = await this.#open();
    if (this.#speaksAstm) {
      const records = (await askAstm(line, specimenNo)).split('\r');
      const order = records.find((record) => record.startsWith('O|'));
      const tests = order?.split('|')[4] ?? '';
      return tests.split('\\').flatMap((test) => test.split('^')[3] || []);
    }
    const { block = '' } = nextMllpBlock(await askHl7(line, specimenNo));
    return readHl7(block)
      .segments.filter(({ name }) => name === 'OBR')
      .map((segment) => segment.value(4));
  }

  /** Measures and sends without asking; answers the values. Throws where the listener does not accept them. */
  async measure(
    specimenNo: string,
    { wanted, fault }: { readonly wanted?: readonly string[]; readonly fault?: LineFault } = {},
  ): Promise<readonly SimulatedValue[]> {
    const { profile, draw = Math.random } = this.#place;
    const values = simulateValues(profile, draw, wanted);
    this.#sent += 1;
    const at = new Date().toISOString().replaceAll(/\D/g, '').slice(0, DIGITS);
    if (this.#speaksAstm) await this.#sendAstm(astmResults(specimenNo, values, at), fault);
    else await this.#sendHl7(hl7Results(specimenNo, values, { at, id: String(this.#sent) }), fault);
    return values;
  }

  close(): void {
    this.#line?.close();
    this.#line = undefined;
  }

  async #open(): Promise<SimulatedLine> {
    if (this.#line && !this.#line.socket.destroyed) return this.#line;
    this.#line = await callListener(this.#place.port, this.#place.host);
    return this.#line;
  }

  async #sendAstm(records: readonly string[], fault: LineFault | undefined): Promise<void> {
    let line = await this.#open();
    const [first = '', second = ''] = astmFrames(records);
    if (fault === 'brokenSum') {
      await line.tell(astm.enquiry, 1);
      const answer = await line.tell(first.replace('H|', 'X|'), 1);
      if (answer !== astm.refuse) throw new Error('A frame with a broken sum was not refused');
    }
    if (fault === 'brokenLine') {
      for (const bytes of [astm.enquiry, first, second]) await line.tell(bytes, 1);
      this.close();
      line = await this.#open();
    }
    await sendAstm(line, records);
    if (fault === 'sentTwice') await sendAstm(line, records);
  }

  async #sendHl7(message: string, fault: LineFault | undefined): Promise<void> {
    let line = await this.#open();
    if (fault === 'brokenSum' && (await sendHl7(line, message.slice(4))) !== 'AR')
      throw new Error('A message without its header was not refused');
    if (fault === 'brokenLine') {
      line.socket.write(mllpBlock(message).slice(0, -2), 'latin1');
      this.close();
      line = await this.#open();
    }
    for (const _ of fault === 'sentTwice' ? [1, 2] : [1]) {
      const code = await sendHl7(line, message);
      if (code !== 'AA') throw new Error(`The listener answered ${code || 'nothing'}`);
    }
  }
}
