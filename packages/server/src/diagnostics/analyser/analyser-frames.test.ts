// The frames of docs/analyser-frames.md, sent to the real listener: each has the result that the document states.

import { getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { expect, it } from 'vitest';
import { openAnalyser } from '../../../test-support/patient/analyser-bench.ts';
import { type AnalyserFrame, framedAnalysers, readFrames } from '../../../test-support/patient/analyser-frames.ts';
import { type LabBench, openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { callListener, sendAstm, sendHl7 } from './simulated-line.ts';

const parts = useTestApp({ analyserHost: '127.0.0.1' });
const LEAST_FRAMES = 60;
const frames = readFrames();

/** An analyser as the document calls it, with its units that are not sent. */
async function openFramed(bench: LabBench, name: string) {
  const { codes, unitNotSent = [], setting } = framedAnalysers[name] ?? { codes: [], setting: {} };
  const heard = await openAnalyser(bench.tenant, codes, { ...setting, analyserName: name });
  const { analyserId, isActive: _active, ...kept } = heard.analyser;
  const map = kept.map.map((line) => ({ ...line, isUnitNotSent: unitNotSent.includes(line.analyserCode) }));
  await bench.tenant.ask(analysers.update, { analyser: { ...kept, map, analyserId } });
  return { ...heard, isAstm: heard.analyser.protocol === 'AstmTcp' };
}

/** The values of a work by the codes of their parameters. */
async function cellsOf(bench: LabBench, labWorkId: number): Promise<string[]> {
  const { works, columns } = await bench.tenant.ask(getBench, {});
  const codeOf = (id: number) => columns.find(({ labParameterId }) => labParameterId === id)?.code ?? '';
  const work = works.find((one) => one.labWorkId === labWorkId);
  const said = (work?.cells ?? []).flatMap(({ labParameterId, valueText, remark }) => {
    const note = work?.notes.find((one) => one.labParameterId === labParameterId)?.note;
    const beside = [remark && ` (${remark})`, note && ` [${note}]`].filter(Boolean).join('');
    return valueText === null ? [] : [`${codeOf(labParameterId)} ${valueText}${beside}`];
  });
  return said.toSorted();
}

/** Plays the frames of one analyser over one line; answers what became of each of them. */
async function play(bench: LabBench, name: string, own: readonly AnalyserFrame[]): Promise<string[]> {
  const heard = await openFramed(bench, name);
  const line = await callListener(heard.port);
  const said: string[] = [];
  let count = 0;
  for (const { messages } of own) {
    const { specimenNo, labWorkId } = await bench.arrive();
    for (const message of messages) {
      count += 1;
      const text = message.replaceAll('{specimen}', specimenNo).replaceAll('{id}', String(count));
      if (heard.isAstm) await sendAstm(line, text.split('\n'));
      else await sendHl7(line, text.replaceAll('\n', '\r').replace('7.7\rsee', '7.7\nsee'));
    }
    const last = (await heard.messages(count)).at(-1);
    const { findings } = await heard.findings(last?.analyserMessageId ?? 0);
    const lines = findings.map(({ code, outcome }) => `${code || '-'} ${outcome}`);
    const cells = await cellsOf(bench, labWorkId);
    said.push([last?.status, lines.join(', ') || 'no line', cells.join(', ') || 'no value'].join('; '));
  }
  line.close();
  return said;
}

it(`has ${LEAST_FRAMES} frames at least, of analysers that are set up here (LB085)`, () => {
  expect(frames.length).toBeGreaterThanOrEqual(LEAST_FRAMES);
  expect(frames.filter(({ analyser }) => !framedAnalysers[analyser])).toEqual([]);
});

it.each(Object.keys(framedAnalysers))(
  'frames of %s become what the document says (LB085-LB089, LB091)',
  async (name) => {
    const bench = await openLabBench(parts, ['WBC', 'HB', 'PLT', 'NEUT', 'NA', 'K', 'GLUR', 'CRP']);
    const own = frames.filter(({ analyser }) => analyser === name);
    const said = await play(bench, name, own);
    expect(own.map(({ title }, place) => `${title}: ${said[place]}`)).toEqual(
      own.map(({ title, outcome }) => `${title}: ${outcome}`),
    );
  },
  400_000,
);
