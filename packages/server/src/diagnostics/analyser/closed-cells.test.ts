// A value of an analyser for a cell that another test of the specimen closed.
import { repeatWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { expect, it } from 'vitest';
import { astmSample, openAnalyser } from '../../../test-support/patient/analyser-bench.ts';
import { openSharedBench } from '../../../test-support/patient/shared-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { callListener, sendAstm } from './simulated-line.ts';

const parts = useTestApp({ analyserHost: '127.0.0.1' });

it('an analyser enters no value into a cell that another test closed, until one is repeated (LB003, LB088, Q250)', async () => {
  const { tenant, specimenNo, first, second, current, type, finish } = await openSharedBench(parts);
  const codes = [
    ['K', 'K', null],
    ['CL', 'CL', null],
  ] as const;
  const { port, messages, findings } = await openAnalyser(tenant, codes);
  await type(first, 'K', '4.4');
  await type(first, 'NA', '140');
  expect(await finish(first)).toMatchObject({ message: 'Finished: 1' });
  const line = await callListener(port);
  const measured = [
    ['K', '5.9', 'mmol/L'],
    ['CL', '101', 'mmol/L'],
  ] as const;
  await sendAstm(line, astmSample(specimenNo, measured));
  const [message] = await messages(1);
  expect(message).toMatchObject({ status: 'PartlyMatched', openCount: 1 });
  expect((await findings(message?.analyserMessageId ?? 0)).findings.map(({ outcome }) => outcome)).toEqual([
    'EnteredElsewhere',
    'Entered',
  ]);
  expect([(await current(second, 'K'))?.value, (await current(second, 'CL'))?.value]).toEqual(['4.4', '101']);
  expect(await finish(second)).toMatchObject({ message: 'Finished: 1' });
  await tenant.ask(repeatWork, { labWorkId: second, reason: 'Clot in the cuvette' });
  await sendAstm(line, astmSample(specimenNo, measured, '20261124111500'));
  await messages(2);
  expect((await current(second, 'K'))?.value).toBe('5.9');
  line.close();
});
