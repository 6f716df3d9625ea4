// Frames, records and blocks of analysers: the samples of the specification, what is broken, and streams of noise.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isControlSample } from './analyser-reading.ts';
import { type CodeMeaning, ownValue } from './analyser-unit.ts';
import { writeAstmOrders } from './astm-answer.ts';
import {
  type AstmTransfer,
  astm,
  astmFrame,
  astmFrames,
  astmSum,
  nextAstmEvent,
  noTransfer,
  stepAstm,
} from './astm-link.ts';
import { readAstm } from './astm-record.ts';
import { hl7Acknowledgement, mllpBlock, nextMllpBlock, readHl7 } from './hl7-message.ts';
import { readHl7Reading, writeHl7Orders } from './hl7-reading.ts';

const records = [
  'H|\\^&|||CHARAKA-SIM|||||||P|LIS2-A2|20261122101500',
  'P|1||MR1000123',
  'O|1|A2611220007||^^^GLU|R',
  'R|1|^^^GLU|5.40|mmol/L||N||F||||20261122101430',
  'L|1|N',
];

/** Lets a receiver hear bytes; answers the texts it kept, one for each transfer, and what it said. */
function hear(bytes: string): { texts: string[]; said: string } {
  let transfer: AstmTransfer = noTransfer;
  const heard = { texts: [] as string[], said: '' };
  let open = '';
  let rest = bytes;
  for (let next = nextAstmEvent(rest); next.event; next = nextAstmEvent(rest)) {
    rest = next.rest;
    const step = stepAstm(transfer, next.event);
    transfer = step.transfer;
    if (step.hasEnded && open !== '') heard.texts.push(open);
    if (step.hasEnded) open = '';
    open += step.kept ?? '';
    heard.said += step.answer ?? '';
  }
  return heard;
}

describe('the link of ASTM', () => {
  it('has the sums of the specification (LB084)', () => {
    const sums = records.map((record, place) => astmSum(`${place + 1}${record}\r\x03`));
    expect(sums).toEqual(['77', '2D', 'B9', 'DD', '08']);
  });

  it('accepts a whole transfer and answers each frame (LB084)', () => {
    const { texts, said } = hear(`${astm.enquiry}${astmFrames(records).join('')}${astm.end}`);
    expect(texts).toEqual([`${records.join('\r')}\r`]);
    expect(said).toBe(astm.accept.repeat(6));
  });

  it('refuses a broken sum and a skipped frame, and keeps a repeated one once (LB084)', () => {
    const [first = '', second = '', third = ''] = astmFrames(records);
    const broken = second.replace('MR1000123', 'MR1000124');
    const stream = [astm.enquiry, first, broken, third, second, second, third, astm.end].join('');
    const { texts, said } = hear(stream);
    expect(texts).toEqual([`${records.slice(0, 3).join('\r')}\r`]);
    const [ack, nak] = [astm.accept, astm.refuse];
    expect(said).toBe([ack, ack, nak, nak, ack, ack, ack].join(''));
  });

  it('ends after six refusals, and numbers its frames 1 to 7 and 0 (LB084)', () => {
    const bad = astmFrame(5, 'x');
    const said = hear(`${astm.enquiry}${bad.repeat(7)}${astmFrame(1, 'late')}`);
    expect(said).toEqual({ texts: [], said: astm.accept + astm.refuse.repeat(6) });
    const many = astmFrames(Array.from({ length: 9 }, (_, place) => `C|${place}`));
    expect(many.map((frame) => frame[1]).join('')).toBe('123456701');
    expect(hear(`${astm.enquiry}${many.join('')}${astm.end}`).texts[0]).toContain('C|8');
  });

  it('parts long records and joins them again (LB084)', () => {
    const long = `C|1|I|${'x'.repeat(700)}`;
    const frames = astmFrames([long]);
    expect(frames).toHaveLength(3);
    expect(frames[0]).toContain('\x17');
    expect(hear(`${astm.enquiry}${frames.join('')}${astm.end}`).texts).toEqual([`${long}\r`]);
  });

  it('survives noise: 1,000 transfers with a broken byte are kept whole or not at all (LB084)', () => {
    const whole = `${records.join('\r')}\r`;
    const frames = astmFrames(records);
    fc.assert(
      fc.property(fc.nat(4), fc.nat(400), fc.integer({ min: 1, max: 255 }), (no, at, change) => {
        const frame = frames[no] ?? '';
        const place = at % frame.length;
        const letter = String.fromCharCode(frame.charCodeAt(place) ^ change);
        const broken = frame.slice(0, place) + letter + frame.slice(place + 1);
        const stream = [...frames.slice(0, no), broken, ...frames.slice(no)].join('');
        const { texts } = hear(`${astm.enquiry}${stream}${astm.end}`);
        // Stored text is a prefix of the sent text, never another text.
        for (const text of texts) expect(whole.startsWith(text)).toBe(true);
      }),
      { numRuns: 1000, seed: 1394 },
    );
  });
});

describe('records of ASTM', () => {
  it('are read by the delimiters of their header (LB085, LB087)', () => {
    const { samples, sentAt } = readAstm(records.join('\r'));
    expect(sentAt).toBe('20261122101500');
    const line = {
      code: 'GLU',
      value: '5.40',
      unit: 'mmol/L',
      flag: 'N',
      status: 'F',
      ranAt: '20261122101430',
      comment: '',
      isPart: false,
    };
    expect(samples).toEqual([
      { numbers: ['A2611220007'], patient: ['', 'MR1000123', '', ''], isControl: false, lines: [line] },
    ]);
    const other = records.map((record) => record.replaceAll('^', '!').replaceAll('|', '*')).join('\r');
    expect(readAstm(other.replace('H*\\!&', 'H*\\!&')).samples[0]?.lines[0]).toEqual(line);
    expect(() => readAstm('R|1|^^^GLU|5')).toThrow('header');
  });

  it('carry questions and their answers (LB090)', () => {
    const asked = readAstm(['H|\\^&', 'Q|1|^A2611220007||ALL', 'L|1|N'].join('\r'));
    expect(asked.queries).toEqual([{ number: 'A2611220007', asked: null }]);
    const order = { specimenNo: 'A2611220007', asked: null, uhid: 'MR1', codes: ['GLU', 'K'], isStat: true };
    const answer = writeAstmOrders([order], { sentAt: '20261122', codePlace: null });
    expect(answer[1]).toBe('P|1|MR1');
    expect(answer[2]).toContain('O|1|A2611220007||^^^GLU\\^^^K|S');
    expect(readAstm(answer.join('\r')).samples[0]?.numbers).toEqual(['A2611220007']);
  });
});

const oru = [
  'MSH|^~\\&|SIM|LAB|CHARAKA|LAB|20261122101500||ORU^R01|42|P|2.5.1',
  'OBR|1|A2611220007|A2611220007|PANEL|||20261122101400',
  'OBX|1|NM|GLU||5.40|mmol/L||N|||F|||20261122101430',
  'OBX|2|SN|CRP||<^0.5|mg/L||N|||F',
  'OBX|3|ST|NOTE||a \\T\\ b||||||F',
  'SPM|1|A2611220007',
].join('\r');

describe('HL7', () => {
  it('reads numbers, signs and words of an ORU, and answers its control id (LB085)', () => {
    const { block = '', rest } = nextMllpBlock(`noise${mllpBlock(oru)}\x0bMSH`);
    expect(rest).toBe('\x0bMSH');
    const message = readHl7(block);
    const [sample] = readHl7Reading(message).samples;
    expect(sample?.numbers).toEqual(['A2611220007']);
    expect(sample?.lines.map(({ value }) => value)).toEqual(['5.40', '<0.5', 'a & b']);
    expect(sample?.lines.map(({ ranAt }) => ranAt)).toEqual(['20261122101430', '20261122101400', '20261122101400']);
    expect(hl7Acknowledgement(message, { code: 'AA', sentAt: '1' })).toContain('\rMSA|AA|42\r');
  });

  it('refuses what has no header, and other kinds of messages, with a sentence (LB084)', () => {
    expect(() => readHl7('PID|1')).toThrow('does not begin with MSH');
    expect(() => readHl7Reading(readHl7(oru.replace('ORU^R01', 'ADT^A01')))).toThrow('ADT^A01');
  });

  it('answers a question with the orders of the specimen (LB090)', () => {
    const asked = readHl7('MSH|^~\\&|SIM|LAB|||1||QBP^Q11|7|P|2.5.1\rQPD|Q11|tag|A2611220007');
    expect(readHl7Reading(asked).queries).toEqual([{ number: 'A2611220007', asked: null }]);
    const order = { specimenNo: 'A2611220007', asked: null, uhid: 'MR1', codes: ['GLU'], isStat: false };
    const answer = writeHl7Orders(asked, [order]);
    expect(answer.join('\n')).toContain(
      'QAK|tag|OK\nQPD|Q11|tag|A2611220007\nPID|1||MR1\nSPM|1|A2611220007\nORC|NW|A2611220007\nOBR|1|A2611220007||GLU',
    );
  });

  it('never falls over any text (LB084)', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(300), (noise, at) => {
        const text = oru.slice(0, at) + noise + oru.slice(at);
        const { block } = nextMllpBlock(mllpBlock(text));
        if (block?.startsWith('MSH') && block.length > 8) expect(() => readHl7(block)).not.toThrow();
      }),
      { numRuns: 1000, seed: 25 },
    );
  });
});

it('controls are told by the pattern of the analyser (LB091)', () => {
  expect(['QC-1', 'qc-2', 'AQC-1', ''].map((no) => isControlSample(no, 'QC*'))).toEqual([true, true, false, false]);
  expect(isControlSample('126112200070', '')).toBe(false);
  expect(['L1-QC', 'A-1-QC-2'].map((no) => isControlSample(no, '*-QC'))).toEqual([true, false]);
});

describe('a unit', () => {
  const glucose = (changed: Partial<CodeMeaning>): CodeMeaning => ({
    analyserCode: 'GLU',
    labParameterId: 1,
    unit: 'mmol/L',
    factor: 18.016,
    isUnitNotSent: false,
    ...changed,
  });
  const read = (value: string, unit: string, ...map: CodeMeaning[]) => {
    const own = ownValue({ code: 'GLU', value, unit }, map, () => 'mg/dL');
    return 'fault' in own ? own.fault : own.value;
  };

  it('is turned by the factor of its pair of code and unit, and by no other (LB089)', () => {
    expect(read('5.40', 'mmol/L', glucose({}))).toBe('97.2864');
    expect(read('<0.5', 'mmol/L', glucose({ factor: 18 }))).toBe('<9');
    expect(read('>=20', 'mmol/L', glucose({ factor: 18 }))).toBe('>=360');
    expect(read('97', 'MG/DL', glucose({}))).toBe('97');
    expect(read('99', 'mg/100mL', glucose({}))).toBe('UnknownUnit');
    expect(read('99', 'mg/100mL', glucose({}), glucose({ unit: 'mg/100mL', factor: 1 }))).toBe('99');
    expect(read('5.40', 'mmol/L', glucose({ unit: null }))).toBe('UnknownUnit');
    expect(read('5.40', 'mmol/L', glucose({ factor: null }))).toBe('UnknownUnit');
  });

  it('that is not sent is meant only where the codes say so (LB089)', () => {
    expect(read('97', '', glucose({ unit: 'mg/dL', factor: null }))).toBe('NoUnit');
    expect(read('97', '', glucose({ unit: 'mg/dL', factor: null, isUnitNotSent: true }))).toBe('97');
    expect(read('0.561', '', glucose({ unit: null, factor: 100, isUnitNotSent: true }))).toBe('56.1');
    expect(
      ownValue(
        { code: 'INR', value: '1.1', unit: '' },
        [glucose({ analyserCode: 'INR', unit: null, factor: null })],
        () => null,
      ),
    ).toEqual({ labParameterId: 1, value: '1.1' });
  });
});
