// Frames that noise got into, sent over real lines to the real listener.
import { expect, it } from 'vitest';
import { drawsOf } from '../../../test-support/money/order-history.ts';
import { openAnalyser } from '../../../test-support/patient/analyser-bench.ts';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { playFrames } from '../../../test-support/patient/play-frames.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

/** `npm run bench -- analyser` plays a hundred thousand. */
const FRAMES = 600;
const parts = useTestApp({ analyserHost: '127.0.0.1' });
const codes = [
  ['NA', 'NA', null],
  ['K+', 'K', null],
  ['GLU', 'GLUR', 18.016],
] as const;

it(`${FRAMES} broken frames and blocks: none is lost, none stands with another specimen (LB084, LB085, LB086)`, async () => {
  const bench = await openLabBench(parts, ['NA', 'K', 'GLUR']);
  const specimenNos: string[] = [];
  for (let place = 0; place < 4; place += 1) specimenNos.push((await bench.arrive()).specimenNo);
  const lines = [];
  for (const protocol of ['AstmTcp', 'Hl7Mllp'] as const) {
    const { analyser, port } = await openAnalyser(bench.tenant, codes, { protocol, analyserName: protocol });
    lines.push({ analyserId: analyser.analyserId, port, protocol });
  }
  const { tenantId } = bench.tenant;
  const scene = { owner: parts.owner, tenantId, lines, specimenNos, drawOf: (line: number) => drawsOf(84 + line) };
  const played = await playFrames(scene, FRAMES);
  expect(played.broken).toEqual([]);
  expect(played.frames).toBeGreaterThanOrEqual(FRAMES);
  expect(played.results).toBeGreaterThan(0);
}, 120_000);
