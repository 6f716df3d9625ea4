// What tests need of an analyser: one that is heard by the real listener, and short words for what it sends.
import { connect, createServer, type Socket } from 'node:net';
import {
  getAnalyserMessage,
  listAnalyserMessages,
  listAnalyserStates,
} from '@charaka/contract/diagnostics/analyser/analyser-message';
import { addAnalyser, type updateAnalyser } from '@charaka/contract/diagnostics/labtest/analyser';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { astm, astmFrames } from '@charaka/rules/diagnostics/astm-link';
import { mllpBlock } from '@charaka/rules/diagnostics/hl7-message';
import { expect } from 'vitest';
import { analyserOf } from '../record/lab-catalogue.ts';
import type { TestTenant } from '../server/test-tenant.ts';

type Typed = InputOf<typeof updateAnalyser>['analyser'];
type Codes = Parameters<typeof analyserOf>[1];
const patience = { timeout: 20_000 };

/** A line to the listener: says bytes and waits for so many answers. */
export interface Line {
  readonly socket: Socket;
  /** Sends bytes, and answers what came back once it has so many bytes or ends with a text. */
  say(bytes: string, until: number | string): Promise<string>;
  close(): void;
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Calls the listener. */
export async function call(port: number): Promise<Line> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  let heard = '';
  let told: () => void = () => undefined;
  socket.on('data', (chunk) => {
    heard += String(chunk);
    told();
  });
  socket.on('error', () => told());
  socket.on('close', () => told());
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    socket,
    close: () => socket.destroy(),
    say: async (bytes, until) => {
      heard = '';
      socket.write(bytes, 'latin1');
      const isEnough = () => (typeof until === 'number' ? heard.length >= until : heard.endsWith(until));
      while (!isEnough() && !socket.destroyed)
        await new Promise<void>((resolve) => {
          told = resolve;
        });
      return heard;
    },
  };
}

/** The records of one sample: code, value, unit. */
export function astmSample(
  specimenNo: string,
  values: readonly (readonly [string, string, string])[],
  at = '20261124101500',
) {
  const results = values.map(
    ([code, value, unit], place) => `R|${place + 1}|^^^${code}|${value}|${unit}||N||F||||${at}`,
  );
  return [`H|\\^&|||SIM|||||||P|LIS2-A2|${at}`, 'P|1||MR1', `O|1|${specimenNo}||^^^ALL|R`, ...results, 'L|1|N'];
}

/** The same as a message of HL7. */
export function hl7Sample(
  specimenNo: string,
  values: readonly (readonly [string, string, string])[],
  id = '1',
): string {
  const results = values.map(
    ([code, value, unit], place) => `OBX|${place + 1}|NM|${code}||${value}|${unit}||N|||F|||20261124101500`,
  );
  return [
    `MSH|^~\\&|SIM|LAB|||20261124||ORU^R01|${id}|P|2.5.1`,
    `OBR|1|${specimenNo}|${specimenNo}|ALL`,
    ...results,
  ].join('\r');
}

/** Sends records as a transfer of ASTM; every frame is accepted. */
export async function sendAstm(line: Line, records: readonly string[]): Promise<void> {
  for (const bytes of [astm.enquiry, ...astmFrames(records)]) expect(await line.say(bytes, 1)).toBe(astm.accept);
  line.socket.write(astm.end, 'latin1');
}

/** Sends a message of HL7, and answers the code of its acknowledgement. */
export async function sendHl7(line: Line, text: string): Promise<string> {
  const answer = await line.say(mllpBlock(text), '\x1c\r');
  return /MSA\|(\w\w)/.exec(answer)?.[1] ?? '';
}

/** An analyser that is heard, and what is known of its messages. */
export async function openAnalyser(tenant: TestTenant, codes: Codes, changed: Partial<Typed> = {}) {
  const port = await freePort();
  const { analyser } = await tenant.ask(addAnalyser, {
    analyser: await analyserOf(tenant, codes, { port, ...changed }),
  });
  const states = async () => (await tenant.ask(listAnalyserStates, {})).analysers;
  const state = async () => (await states()).find(({ analyserId }) => analyserId === analyser.analyserId);
  await expect.poll(async () => (await state())?.isListening, patience).toBe(true);
  /** The messages once all of them are matched, the first one first. */
  const messages = async (count: number) => {
    const read = async () => (await tenant.ask(listAnalyserMessages, {})).rows.toReversed();
    const settled = async () => (await read()).filter(({ status }) => status !== 'Stored').length;
    await expect.poll(settled, patience).toBe(count);
    return read();
  };
  const findings = async (analyserMessageId: number) =>
    (await tenant.ask(getAnalyserMessage, { analyserMessageId })).analyserMessage;
  return { analyser, port, state, messages, findings };
}
