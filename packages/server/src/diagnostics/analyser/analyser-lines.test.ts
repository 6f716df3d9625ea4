// Lines of analysers that fall silent, questions in the form of the asker, and values that are preliminary or come again.
import { previewReading } from '@charaka/contract/diagnostics/analyser/analyser-message';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { astm, astmFrames, nextAstmEvent } from '@charaka/rules/diagnostics/astm-link';
import { describe, expect, it } from 'vitest';
import { astmSample, hl7Sample, openAnalyser } from '../../../test-support/patient/analyser-bench.ts';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { AnalyserListener } from './analyser-listener.ts';
import { askHl7, callListener, type SimulatedLine, sendAstm, sendHl7 } from './simulated-line.ts';

const parts = useTestApp({ analyserHost: '127.0.0.1' });
const salts = [
  ['NA', 'NA', null],
  ['K', 'K', null],
] as const;

async function scene(changed: Parameters<typeof openAnalyser>[2] = {}) {
  const bench = await openLabBench(parts, ['NA', 'K']);
  return { bench, ...(await openAnalyser(bench.tenant, salts, changed)) };
}

/** Asks by ASTM with a field of its own; answers the records of the answer. */
async function ask(line: SimulatedLine, question: string): Promise<string> {
  for (const bytes of [astm.enquiry, ...astmFrames(['H|\\^&', `Q|1|${question}||ALL`, 'L|1|N'])])
    await line.tell(bytes, 1);
  let said = await line.tell(astm.end, 1);
  const texts: string[] = [];
  for (said = await line.tell(astm.accept, 1); said !== '' && !said.startsWith(astm.end); ) {
    if (!said.endsWith('\n')) said += await line.tell('', '\n');
    const { event } = nextAstmEvent(said);
    if (event?.kind === 'Frame') texts.push(event.text);
    said = await line.tell(astm.accept, 1);
  }
  return texts.join('');
}

describe('silent lines', () => {
  it('do not lock the analyser out: it calls again and is heard (LB084)', async () => {
    const { port, messages } = await scene();
    const silent = await Promise.all(Array.from({ length: 4 }, () => callListener(port)));
    const line = await callListener(port);
    await sendAstm(line, astmSample('1', [['NA', '140', 'mmol/L']]));
    await messages(1);
    const ended = silent.filter(({ socket }) => socket.destroyed || socket.readableEnded);
    expect(ended).toHaveLength(1);
    for (const one of [line, ...silent]) one.close();
  });

  it('are ended after their time (LB084)', async () => {
    const { port } = await scene();
    const { address } = parts;
    // A listener of its own, on an address where the server has none.
    const listener = new AnalyserListener({ address, host: '127.0.0.2', onFault: () => undefined, idleMs: 300 });
    await listener.look();
    const { socket } = await callListener(port, '127.0.0.2');
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    await listener.stop();
    expect(socket.destroyed).toBe(true);
  });

  it('a block that ends without CR is heard, and so is the next one (LB084)', async () => {
    const { port, messages } = await scene({ protocol: 'Hl7Mllp' });
    const line = await callListener(port);
    const block = (id: string) => `\x0b${hl7Sample('1', [['NA', '140', 'mmol/L']], id)}\r\x1c`;
    const answers = await line.tell(block('1') + block('2'), (heard) => heard.split('\x1c').length > 2);
    expect(answers.match(/MSA\|AA\|[12]/g)).toEqual(['MSA|AA|1', 'MSA|AA|2']);
    await messages(2);
    line.close();
  });
});

describe('a question', () => {
  it('of Sysmex is answered in its own form, with the UHID of the patient (LB090)', async () => {
    const { bench, port } = await scene({ specimenPlace: 'O-4.3', codePlace: 'R-3.5', questionPlace: 'Q-3.3' });
    const { specimenNo } = await bench.arrive();
    const line = await callListener(port);
    const asked = `2^1^          ${specimenNo}^B`;
    const answer = await ask(line, asked);
    expect(answer).toContain(`O|1|${asked}||^^^^K\\^^^^NA|R`);
    expect(answer).toMatch(/P\|1\|\d+\r/);
    expect(answer).toContain('L|1|F');
    line.close();
  });

  it('about a specimen that is unknown is answered without an order (LB090)', async () => {
    const { port } = await scene();
    const line = await callListener(port);
    const answer = await ask(line, '^999999999999');
    expect(answer).not.toContain('O|');
    expect(answer).toContain('L|1|I');
    line.close();
  });

  it('of HL7 is repeated in its answer (LB090)', async () => {
    const { bench, port } = await scene({ protocol: 'Hl7Mllp' });
    const { specimenNo } = await bench.arrive();
    const line = await callListener(port);
    const answer = await askHl7(line, specimenNo);
    expect(answer).toContain(`QAK|tag|OK\rQPD|Q11|tag|${specimenNo}\rPID|1||`);
    line.close();
  });
});

describe('a value', () => {
  it('that is preliminary lets nobody finish the work until a final one comes (LB031)', async () => {
    const { bench, port, messages } = await scene();
    const { specimenNo, labWorkId } = await bench.arrive();
    const line = await callListener(port);
    const sample = (status: string, at: string) =>
      ['NA', 'K'].map((code, place) => `R|${place + 1}|^^^${code}|4.2|mmol/L||N||${status}||||${at}`);
    const transfer = (records: string[]) => ['H|\\^&', 'P|1', `O|1|${specimenNo}||^^^ALL|R`, ...records, 'L|1|N'];
    const values = (status: string) => sample(status, '20261124101430').map((one) => one.replace('NA|4.2', 'NA|140'));
    await sendAstm(line, transfer(values('P')));
    await messages(1);
    const refused = await bench.finish(labWorkId, true);
    expect(refused.message).toMatch(/^Still preliminary: .*Potassium/);
    await sendAstm(line, transfer(values('F')));
    await messages(2);
    expect((await bench.finish(labWorkId, true)).isFailure).toBe(false);
    line.close();
  });

  it('of a specimen that arrives later is entered when it comes again, and waits nowhere else (LB084, LB086)', async () => {
    const { bench, port, messages, state } = await scene();
    const orderId = await bench.order();
    const { specimenId, specimenNo } = await bench.label(orderId);
    const line = await callListener(port);
    const sample = astmSample(specimenNo, [['NA', '140', 'mmol/L']]);
    await sendAstm(line, sample);
    expect((await messages(1))[0]?.status).toBe('Unmatched');
    await bench.receive(specimenId, specimenNo);
    await sendAstm(line, sample);
    expect((await messages(2)).map(({ status }) => status)).toEqual(['Matched', 'Matched']);
    expect(await state()).toMatchObject({ openCount: 0 });
    line.close();
  });

  it('with a comma is named on the page of analysers (LB026)', async () => {
    const { bench, port, messages, state } = await scene();
    const { specimenNo } = await bench.arrive();
    expect((await state())?.commaAt ?? null).toBeNull();
    const line = await callListener(port);
    await sendAstm(line, astmSample(specimenNo, [['K', '4,2', 'mmol/L']]));
    await messages(1);
    expect((await state())?.commaAt).toBeTruthy();
    line.close();
  });
});

it('places that are typed read the last message before they are saved (LB085)', async () => {
  const { bench, port, messages, analyser } = await scene({ protocol: 'Hl7Mllp' });
  const { analyserId } = analyser;
  const preview = async (typed: Partial<InputOf<typeof previewReading>>) =>
    (await bench.tenant.ask(previewReading, { analyserId, protocol: 'Hl7Mllp', ...typed })).lastMessage;
  expect(await preview({})).toBeNull();
  const line = await callListener(port);
  await sendHl7(line, hl7Sample('4711', [['NA', '140', 'mmol/L']]));
  await messages(1);
  expect((await preview({}))?.samples).toMatchObject([
    { numbers: ['4711'], isControl: false, lines: [{ code: 'NA', value: '140', unit: 'mmol/L', status: 'F' }] },
  ]);
  const other = await preview({ specimenPlace: 'MSH-10', codePlace: 'OBX-6', controlMarks: ['MSH-11=P'] });
  expect(other?.samples).toMatchObject([{ isControl: true, lines: [{ code: 'mmol/L' }] }]);
  expect((await preview({ protocol: 'AstmTcp' }))?.fault).toContain('header');
  line.close();
});

describe('the patient that an analyser names', () => {
  const values = ['R|1|^^^NA|140|mmol/L||N||F||||20261124101430', 'R|2|^^^K|4.2|mmol/L||N||F||||20261124101430'];
  const transfer = (specimenNo: string, patient: string) => [
    'H|\\^&',
    `P|1|${patient}`,
    `O|1|${specimenNo}||^^^ALL|R`,
    ...values,
    'L|1|N',
  ];
  const outcomesOf = (found: { readonly findings: readonly { readonly outcome: string }[] }) =>
    found.findings.map(({ outcome }) => outcome);

  it("is not another patient than the specimen's: such values wait for a person (LB085)", async () => {
    const { bench, port, messages, findings } = await scene();
    const { specimenNo } = await bench.arrive();
    const [other = 0] = await bench.tenant.addPatients(1);
    const line = await callListener(port);
    for (const patient of [`${other}`, `|${other}^2^M10`, `||0${other}`]) {
      await sendAstm(line, transfer(specimenNo, patient));
    }
    const waiting = await messages(3);
    expect(waiting.map(({ status }) => status)).toEqual(['Unmatched', 'Unmatched', 'Unmatched']);
    for (const { analyserMessageId } of waiting)
      expect(outcomesOf(await findings(analyserMessageId))).toEqual(['OtherPatient', 'OtherPatient']);
    line.close();
  });

  it('is the same after a merge, and numbers of nobody contradict nothing (LB085)', async () => {
    const { bench, port, messages } = await scene();
    const { specimenNo } = await bench.arrive();
    const [merged = 0] = await bench.tenant.addPatients(1);
    await parts.owner.query(
      `update patient set is_active = false, merged_into_id = (select patient_id from specimen where tenant_id = $1 and specimen_no = $2)
         where tenant_id = $1 and patient_id = $3`,
      [bench.tenant.tenantId, specimenNo, merged],
    );
    const line = await callListener(port);
    await sendAstm(line, transfer(specimenNo, `${merged}|H77 1`));
    const { specimenNo: next } = await bench.arrive();
    await sendAstm(line, transfer(next, '999999999|Ward 3'));
    expect((await messages(2)).map(({ status }) => status)).toEqual(['Matched', 'Matched']);
    line.close();
  });
});
