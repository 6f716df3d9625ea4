// What ORU^R01 and QBP^Q11 of an analyser say, and how a question is answered.
import { type AnalyserLine, type AnalyserReading, type AnalyserSample, ReadingFault } from './analyser-reading.ts';
import type { AnalyserOrder } from './astm-record.ts';
import { type Hl7Message, type Hl7Segment, hl7Text } from './hl7-message.ts';

/** A number is NM, one with a sign before it SN, a choice CE, text ST; of a document there is no value to be read. */
function valueIn(segment: Hl7Segment): string {
  const type = segment.value(2).toUpperCase();
  if (type === 'SN') return `${segment.value(5, 1).replace('=', '')}${segment.value(5, 2)}`;
  if (type === 'CE' || type === 'CWE') return segment.value(5, 2) || segment.value(5, 1);
  return type === 'ED' || type === 'RP' ? '' : segment.value(5);
}

function lineOf(segment: Hl7Segment, ranAt: string): AnalyserLine {
  return {
    code: segment.value(3) || segment.value(3, 4),
    value: valueIn(segment),
    unit: segment.value(6),
    flag: segment.value(8),
    status: segment.value(11) || 'F',
    ranAt: segment.value(14) || ranAt,
  };
}

/** OBR-4 has the code, OBR-27 how urgent it is. */
const FROM_CODE_TO_URGENCY = 23;

interface OpenSample {
  readonly numbers: string[];
  readonly lines: AnalyserLine[];
  ranAt: string;
}

/** Each OBR begins a sample; its SPM may stand before or behind the values. */
function readSamples({ segments }: Hl7Message): AnalyserSample[] {
  const samples: OpenSample[] = [];
  let before: string[] = [];
  for (const segment of segments) {
    if (segment.name === 'SPM') {
      const numbers = [segment.value(2), segment.value(2, 2)].flatMap((one) => one.split('&')[0] ?? []);
      const sample = samples.at(-1);
      if (sample) sample.numbers.unshift(...numbers);
      else before = numbers;
    }
    if (segment.name === 'OBR') {
      samples.push({ numbers: [...before, segment.value(3), segment.value(2)], lines: [], ranAt: segment.value(7) });
      before = [];
    }
    if (segment.name === 'OBX') {
      if (samples.length === 0) samples.push({ numbers: before, lines: [], ranAt: '' });
      const sample = samples.at(-1);
      sample?.lines.push(lineOf(segment, sample.ranAt));
    }
  }
  return samples.map(({ numbers, lines }) => ({
    numbers: [...new Set(numbers.filter((number) => number !== ''))],
    lines,
  }));
}

/** Reads what an analyser sends. Throws `ReadingFault` for messages of other kinds. */
export function readHl7Reading(message: Hl7Message): AnalyserReading {
  const sentAt = message.header.value(7);
  if (message.type.startsWith('ORU')) return { sentAt, samples: readSamples(message), queries: [] };
  if (message.type.startsWith('QBP') || message.type.startsWith('QRY')) {
    const asked = message.segments.find(({ name }) => name === 'QPD' || name === 'QRD');
    const number = asked?.name === 'QPD' ? asked.value(3) : (asked?.value(8) ?? '');
    return { sentAt, samples: [], queries: number === '' ? [] : [number] };
  }
  throw new ReadingFault(`Messages of the kind ${message.type || 'without a name'} are not read`);
}

/** The segments that answer a question with what is to be measured (LB090). */
export function writeHl7Orders(asked: Hl7Message, orders: readonly AnalyserOrder[]): string[] {
  const tag = asked.segments.find(({ name }) => name === 'QPD')?.value(2) ?? '';
  const answer = orders.some(({ codes }) => codes.length > 0) ? 'OK' : 'NF';
  const lines = orders.flatMap(({ specimenNo, codes, isStat }) =>
    codes.length === 0
      ? []
      : [
          `SPM|1|${hl7Text(specimenNo)}`,
          ...codes.flatMap((code, place) => [
            `ORC|NW|${hl7Text(specimenNo)}`,
            `OBR|${place + 1}|${hl7Text(specimenNo)}||${hl7Text(code)}${'|'.repeat(FROM_CODE_TO_URGENCY)}1^^^^^${isStat ? 'S' : 'R'}`,
          ]),
        ],
  );
  return [`QAK|${hl7Text(tag)}|${answer}`, ...lines];
}
