// Frames that noise got into, sent over real lines to the real listener.
import { listAnalyserMessages } from '@charaka/contract/diagnostics/analyser/analyser-message';
import { expect, it } from 'vitest';
import { drawsOf } from '../../../test-support/money/order-history.ts';
import { astmSample, openAnalyser } from '../../../test-support/patient/analyser-bench.ts';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { playFrames } from '../../../test-support/patient/play-frames.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { openPool } from '../../kernel/database.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { matchJob } from './match-job.ts';
import { callListener, sendAstm } from './simulated-line.ts';

/** `npm run bench -- analyser` plays a hundred thousand. */
const FRAMES = 200;
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

it('a time that is none and a letter no text may have stop no match; what the queue gives up waits for a person (LB026, LB086)', async () => {
  const bench = await openLabBench(parts, ['NA', 'K', 'GLUR']);
  const { specimenNo } = await bench.arrive();
  const { analyser, port, messages, findings } = await openAnalyser(bench.tenant, codes);
  const line = await callListener(port);
  const values = [
    ['NA', '140', 'mmol/L'],
    ['K+', '4\0', 'mmol/L'],
  ] as const;
  await sendAstm(line, astmSample(specimenNo, values, '20260230101500'));
  line.close();
  const [first] = await messages(1);
  expect(first?.status).toBe('PartlyMatched');
  const outcomes = (await findings(first?.analyserMessageId ?? 0)).findings.map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['Entered', 'NotAValue']);

  const { tenantId } = bench.tenant;
  const { rows } = await parts.owner.query<{ id: number }>(
    `insert into analyser_message (tenant_id, hospital_id, analyser_id, received_at, raw_bytes, sha256)
     values ($1, 1, $2, now(), 'H', repeat('0', 64)) returning analyser_message_id as id`,
    [tenantId, analyser.analyserId],
  );
  const analyserMessageId = Number(rows[0]?.id);
  const pool = openPool(parts.address, 1);
  await inTransaction(pool, { tenantId }, 'write', (tx) => matchJob.giveUp(tx, tenantId, { analyserMessageId }));
  await pool.end();
  const open = await bench.tenant.ask(listAnalyserMessages, { isOpen: true });
  expect(open.rows.map((row) => row.analyserMessageId)).toContain(analyserMessageId);
});
