// Messages of analysers, sent over real lines to the real listener: stored, matched, never entered twice, never dropped.
import { getOrder } from '@charaka/contract/clinic/order/order';
import {
  getAnalyserMessage,
  listAnalyserMessages,
  matchMessage,
  previewReading,
  refuseMessage,
  replayMessage,
} from '@charaka/contract/diagnostics/analyser/analyser-message';
import { getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { analysers } from '@charaka/contract/diagnostics/labtest/analyser';
import { astm, astmFrame, astmFrames } from '@charaka/rules/diagnostics/astm-link';
import { describe, expect, it } from 'vitest';
import { astmSample, hl7Sample, openAnalyser } from '../../../test-support/patient/analyser-bench.ts';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { askAstm, askHl7, callListener, sendAstm, sendHl7 } from './simulated-line.ts';

const parts = useTestApp({ analyserHost: '127.0.0.1' });
const salts = [
  ['NA', 'NA', null],
  ['K+', 'K', null],
  ['GLU', 'GLUR', 18.016],
] as const;

async function scene(changed: Parameters<typeof openAnalyser>[2] = {}) {
  const bench = await openLabBench(parts, ['NA', 'K', 'GLUR']);
  const heard = await openAnalyser(bench.tenant, salts, changed);
  const cells = async (labWorkId: number) => {
    const { works, columns } = await bench.tenant.ask(getBench, {});
    const found = works.find((one) => one.labWorkId === labWorkId)?.cells ?? [];
    const codeOf = (id: number) => columns.find(({ labParameterId }) => labParameterId === id)?.code ?? '';
    return Object.fromEntries(found.map((one) => [codeOf(one.labParameterId), one.valueText]));
  };
  const results = async () =>
    (
      await parts.owner.query<{ source: string; raw_text: string; ran_at: string }>(
        'select source, raw_text, ran_at from lab_result where tenant_id = $1 order by lab_result_id',
        [bench.tenant.tenantId],
      )
    ).rows;
  return { bench, ...heard, cells, results };
}

describe('an analyser that speaks ASTM', () => {
  it('has its values in the bench as versions of its own, turned into our units; what comes again makes no second result (LB027, LB084, LB085, LB089)', async () => {
    const { bench, port, messages, cells, results, findings } = await scene();
    const { labWorkId, specimenNo } = await bench.arrive();
    const line = await callListener(port);
    const sample = astmSample(specimenNo, [
      ['NA', '140', 'mmol/L'],
      ['K+', '4.25', 'mmol/L'],
      ['GLU', '5.40', 'mmol/L'],
    ]);
    await sendAstm(line, sample);
    const [first] = await messages(1);
    expect(first).toMatchObject({ status: 'Matched', lineCount: 3, openCount: 0, specimenNos: specimenNo });
    expect(await cells(labWorkId)).toEqual({ NA: '140', K: '4.3', GLUR: '97' });
    expect(await results()).toMatchObject([
      { source: 'Analyser', raw_text: '140 mmol/L', ran_at: '2026-11-24T04:45:00Z' },
      { source: 'Analyser', raw_text: '4.25 mmol/L' },
      { source: 'Analyser', raw_text: '5.40 mmol/L' },
    ]);
    await sendAstm(line, sample);
    expect((await messages(2))[1]?.status).toBe('Duplicate');
    expect(await results()).toHaveLength(3);
    expect((await findings(first?.analyserMessageId ?? 0)).rawText).toContain(`O|1|${specimenNo}`);
    line.close();
  });

  it('that is cut off after an accepted frame loses nothing, and its repetition is entered once (LB084)', async () => {
    const { bench, port, messages, cells, results } = await scene();
    const { labWorkId, specimenNo } = await bench.arrive();
    const records = astmSample(specimenNo, [
      ['NA', '140', 'mmol/L'],
      ['K+', '4.2', 'mmol/L'],
    ]);
    const broken = await callListener(port);
    for (const bytes of [astm.enquiry, ...astmFrames(records).slice(0, 4)])
      expect(await broken.tell(bytes, 1)).toBe(astm.accept);
    broken.close();
    await messages(1);
    expect(await cells(labWorkId)).toEqual({ NA: '140' });
    const line = await callListener(port);
    await sendAstm(line, records);
    expect((await messages(2))[1]).toMatchObject({ status: 'Matched' });
    expect(await cells(labWorkId)).toEqual({ NA: '140', K: '4.2' });
    expect(await results()).toHaveLength(2);
    line.close();
  });

  it('is answered with the open works of the specimen it asks about, within two seconds (LB090)', async () => {
    const { bench, port } = await scene();
    const { specimenNo } = await bench.arrive();
    const line = await callListener(port);
    const began = performance.now();
    const answer = await askAstm(line, specimenNo);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(answer).toContain(`O|1|${specimenNo}||^^^GLU\\^^^K+\\^^^NA|R`);
    line.close();
  });

  it('has what does not match kept with its text until a person settles it; nothing is dropped (LB086-LB089, LB091)', async () => {
    const { bench, port, messages, findings, cells } = await scene();
    const { labWorkId, specimenNo } = await bench.arrive();
    const line = await callListener(port);
    await sendAstm(line, astmSample('999999999999', [['NA', '141', 'mmol/L']]));
    const parted = [
      ['NA', '140', 'g/L'],
      ['K+', '4.2', 'mmol/L'],
      ['XYZ', '1', ''],
    ] as const;
    await sendAstm(line, astmSample(specimenNo, parted));
    await sendAstm(line, astmSample('QC-7', [['NA', '139', 'mmol/L']]));
    await sendAstm(line, ['NOT', 'A', 'MESSAGE']);
    const [unknown, partly, control, broken] = await messages(4);
    expect([unknown, partly, control, broken].map((one) => one?.status)).toEqual([
      'Unmatched',
      'PartlyMatched',
      'Unmatched',
      'Unmatched',
    ]);
    expect((await findings(partly?.analyserMessageId ?? 0)).findings.map(({ outcome }) => outcome)).toEqual([
      'UnknownUnit',
      'Entered',
      'UnknownCode',
    ]);
    expect((await findings(control?.analyserMessageId ?? 0)).findings).toMatchObject([{ outcome: 'UnknownControl' }]);
    expect(broken?.fault).toContain('header');
    expect(await cells(labWorkId)).toEqual({ K: '4.2' });
    const { tenant } = bench;
    const match = (no: string) =>
      tenant.call(matchMessage, { analyserMessageId: unknown?.analyserMessageId ?? 0, specimenNo: no });
    expect((await match('888888888888')).message).toBe('No value of this message belongs to specimen 888888888888');
    expect((await match(specimenNo)).message).toBe('Values entered: 1');
    expect(await cells(labWorkId)).toEqual({ K: '4.2', NA: '141' });
    expect((await match(specimenNo)).message).toBe('This message is already settled');
    const asked = { analyserMessageId: broken?.analyserMessageId ?? 0, reason: 'A test of the line' };
    expect((await tenant.call(refuseMessage, { ...asked, reason: '' })).isFailure).toBe(true);
    await tenant.ask(refuseMessage, asked);
    const open = await tenant.ask(listAnalyserMessages, { isOpen: true });
    expect(open.rows.map(({ analyserMessageId }) => analyserMessageId).toSorted()).toEqual(
      [partly?.analyserMessageId, control?.analyserMessageId].toSorted(),
    );
    line.close();
  });
});

describe('a line without end', () => {
  it.each(['AstmTcp', 'Hl7Mllp'] as const)(
    'of %s fills nothing, and what follows on it is heard (LB084)',
    async (protocol) => {
      const { port, messages } = await scene({ protocol });
      const line = await callListener(port);
      const isAstm = protocol === 'AstmTcp';
      const flood = (isAstm ? `${astm.enquiry}\x021` : '\x0bMSH|') + 'A'.repeat(6 * 1024 * 1024);
      // A frame that grows too long is refused before it has ended.
      expect(await line.tell(flood, isAstm ? 2 : 0)).toBe(isAstm ? astm.accept + astm.refuse : '');
      if (isAstm) await sendAstm(line, astmSample('1', [['NA', '140', 'mmol/L']]));
      else expect(await sendHl7(line, hl7Sample('1', [['NA', '140', 'mmol/L']]))).toBe('AA');
      line.close();
      await messages(1);
    },
  );

  it('that goes on in whole frames is closed before it fills the memory; what was accepted is kept (LB084)', async () => {
    const { port, messages } = await scene();
    const line = await callListener(port);
    let accepted = (await line.tell(astm.enquiry, 1)) === astm.accept ? 0 : -1;
    while ((await line.tell(astmFrame(accepted + 1, 'A'.repeat(60_000)), 1)) === astm.accept) accepted += 1;
    expect(line.socket.destroyed).toBe(true);
    expect(accepted).toBe(Math.floor((4 * 1024 * 1024) / 60_000));
    expect(await messages(1)).toMatchObject([{ status: 'Unmatched' }]);
  });
});

describe('a message with several samples', () => {
  it('never has the values of one patient entered for another by the specimen that a person names (LB085, LB086)', async () => {
    const { bench, port, messages, findings, cells } = await scene();
    const [first, second, third] = [await bench.arrive(), await bench.arrive(), await bench.arrive()];
    const line = await callListener(port);
    const values = [
      [first.specimenNo, '140'],
      ['999999999998', '151'],
      ['999999999999', '162'],
    ];
    const samples = values.map(([no = '', value = '']) => astmSample(no, [['NA', value, 'mmol/L']]));
    await sendAstm(line, [samples[0]?.[0] ?? '', ...samples.flatMap((records) => records.slice(1, -1)), 'L|1|N']);
    const [message] = await messages(1);
    const analyserMessageId = message?.analyserMessageId ?? 0;
    expect(message).toMatchObject({ status: 'PartlyMatched', lineCount: 3, openCount: 2 });
    const match = (specimenNo: string, sampleNo?: string) =>
      bench.tenant.call(matchMessage, { analyserMessageId, specimenNo, sampleNo });
    expect((await match(second.specimenNo)).message).toBe(
      'This message has 2 samples without a specimen number. Choose the sample that is meant',
    );
    expect((await match(third.specimenNo, '999999999999')).message).toBe('Values entered: 1');
    expect((await match(second.specimenNo)).message).toBe('Values entered: 1');
    const entered = await Promise.all([first, second, third].map(({ labWorkId }) => cells(labWorkId)));
    expect(entered).toEqual([{ NA: '140' }, { NA: '151' }, { NA: '162' }]);
    expect(await findings(analyserMessageId)).toMatchObject({ status: 'Matched' });
    line.close();
  });
});

describe('an analyser that speaks HL7', () => {
  it('is answered AA for what is kept, AE for other kinds and AR for what has no header; a code added later is matched anew (LB084, LB087)', async () => {
    const { bench, port, messages, cells, analyser } = await scene({ protocol: 'Hl7Mllp', characterSet: 'utf-8' });
    const { labWorkId, specimenNo } = await bench.arrive();
    const line = await callListener(port);
    expect(
      await sendHl7(
        line,
        hl7Sample(specimenNo, [
          ['NA', '138', 'mmol/L'],
          ['KALI', '4.0', 'mmol/L'],
        ]),
      ),
    ).toBe('AA');
    expect(await sendHl7(line, 'MSH|^~\\&|SIM|LAB|||1||ADT^A01|2|P|2.5.1')).toBe('AE');
    expect(await sendHl7(line, 'OBX|1')).toBe('AR');
    const [parted] = await messages(3);
    expect(parted).toMatchObject({ status: 'PartlyMatched', openCount: 1 });
    const [, kali] = analyser.map;
    const { analyserId, isActive: _active, ...kept } = analyser;
    const map = [...kept.map, { analyserCode: 'KALI', labParameterId: kali?.labParameterId ?? 0 }];
    await bench.tenant.ask(analysers.update, { analyser: { ...kept, analyserId, map } });
    await bench.tenant.ask(replayMessage, { analyserMessageId: parted?.analyserMessageId ?? 0 });
    expect(await cells(labWorkId)).toEqual({ NA: '138', K: '4.0' });
    expect((await messages(3))[0]).toMatchObject({ status: 'Matched' });
    line.close();
  });

  it('is told by QBP what is to be measured (LB090)', async () => {
    const { bench, port } = await scene({ protocol: 'Hl7Mllp' });
    const { specimenNo } = await bench.arrive();
    const line = await callListener(port);
    const answer = await askHl7(line, specimenNo);
    expect(answer).toContain('QAK|tag|OK');
    expect(answer.match(/OBR\|\d/g)).toHaveLength(3);
    line.close();
  });
});

describe('a result that comes late', () => {
  it('never changes a verified work: it stands for a person (LB088)', async () => {
    const { bench, port, messages, findings, results } = await scene();
    const { labWorkId, specimenNo, orderId } = await bench.arrive();
    await bench.type(labWorkId, { NA: '140', K: '4.0', GLUR: '90' });
    await bench.finish(labWorkId);
    await bench.tenant.ask(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
    const line = await callListener(port);
    await sendAstm(line, astmSample(specimenNo, [['K+', '6.9', 'mmol/L']]));
    const [late] = await messages(1);
    expect(late?.status).toBe('Unmatched');
    expect((await findings(late?.analyserMessageId ?? 0)).findings).toMatchObject([{ outcome: 'Late', value: '6.9' }]);
    expect(await results()).toHaveLength(3);
    expect((await bench.tenant.ask(getOrder, { order: { orderId } })).order.status).toBe('Verified');
    line.close();
  });
});

describe('the listener', () => {
  it('hears only the address an analyser is known by, and tells which one is silent (LB092, LB093, LB096)', async () => {
    const { port, state, messages, bench } = await scene({ host: '192.0.2.7' });
    expect(await state()).toMatchObject({ isSilent: true, lastHeardAt: null });
    const stranger = await callListener(port);
    expect(await stranger.tell(astm.enquiry, 1)).toBe('');
    await messages(0);
    const known = await openAnalyser(bench.tenant, [], { analyserName: 'Known' });
    const line = await callListener(known.port);
    await sendAstm(line, astmSample('1', [['NA', '1', '']]));
    await known.messages(1);
    expect(await known.state()).toMatchObject({ isSilent: false, openCount: 1 });
    line.close();
  });

  it('keeps messages that no right of the server can change or delete (LB084)', async () => {
    const may = await parts.owner.query<{ may: boolean }>(
      `select has_column_privilege('charaka_app', 'analyser_message', 'raw_bytes', 'update')
        or has_table_privilege('charaka_app', 'analyser_message', 'delete') as may`,
    );
    expect(may.rows[0]?.may).toBe(false);
  });
});

it('hides values of a confidential test in messages from readers without the right (LB056, Q270)', async () => {
  const { tenant, arrive } = await openLabBench(parts, ['NA', 'K', 'GLUR'], { isConfidential: true });
  const { port, messages, analyser } = await openAnalyser(tenant, salts);
  const { specimenNo } = await arrive();
  const line = await callListener(port);
  await sendAstm(line, astmSample(specimenNo, [['NA', '147.7', 'mmol/L']]));
  const [{ analyserMessageId } = { analyserMessageId: 0 }] = await messages(1);
  const read = (as: 'admin' | 'clerk') => tenant.ask(getAnalyserMessage, { analyserMessageId }, { as });
  expect((await read('admin')).analyserMessage.rawText).toContain('147.7');
  await parts.owner.query(
    `update role_permission set can_view = false where tenant_id = $1 and role_id = 0 and menu_path = 'confidential-results'`,
    [tenant.tenantId],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [
    JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
  ]);
  await expect.poll(async () => (await read('admin')).analyserMessage.rawText).toBeNull();
  const [finding] = (await read('admin')).analyserMessage.findings;
  expect(finding).toMatchObject({ specimenNo, code: 'NA', value: null, isConfidential: true });
  expect((await read('clerk')).analyserMessage.findings[0]).toMatchObject({ value: '147.7', isConfidential: false });
  const { analyserId, protocol } = analyser;
  for (const codePlace of [null, 'R-4']) {
    const preview = await tenant.call(previewReading, { analyserId, protocol, codePlace }, { as: 'admin' });
    expect(preview.output.lastMessage).toMatchObject({ isConfidential: true, samples: [] });
    expect(JSON.stringify(preview.wire)).not.toContain('147.7');
  }
});
