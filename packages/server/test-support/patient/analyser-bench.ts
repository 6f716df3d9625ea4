// An analyser for tests: the real listener hears it, and short functions send its messages.
import {
  getAnalyserMessage,
  listAnalyserMessages,
  listAnalyserStates,
} from '@charaka/contract/diagnostics/analyser/analyser-message';
import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { astmResults, hl7Results } from '@charaka/rules/diagnostics/simulated-profile';
import { expect } from 'vitest';
import { analyserOf } from '../record/lab-catalogue.ts';
import type { TestTenant } from '../server/test-tenant.ts';
import { freePort } from './free-port.ts';

type Typed = InputOf<typeof analysers.update>['analyser'];
type Codes = Parameters<typeof analyserOf>[1];
const patience = { timeout: 20_000 };

/** Values as code, value and unit. */
type Values = readonly (readonly [string, string, string])[];

const named = (values: Values) => values.map(([code, value, unit]) => ({ code, value, unit }));

/** The records of one sample. */
export function astmSample(specimenNo: string, values: Values, at = '20261124101500'): string[] {
  return astmResults(specimenNo, named(values), at);
}

/** The same as a message of HL7. */
export function hl7Sample(specimenNo: string, values: Values, id = '1'): string {
  return hl7Results(specimenNo, named(values), { at: '20261124101500', id });
}

/** An analyser that is heard, and what is known of its messages. */
export async function openAnalyser(tenant: TestTenant, codes: Codes, changed: Partial<Typed> = {}) {
  const port = await freePort();
  const { analyser } = await tenant.ask(analysers.add, {
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
