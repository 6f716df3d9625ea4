// Reads ORU^R01 and QBP^Q11 messages of an analyser, and answers a question.
import {
  type AnalyserPlaces,
  allParts,
  firstParts,
  hasControlMark,
  patientIn,
  plainPlaces,
  settingOr,
  trimmedNumber,
  type WireRecord,
} from './analyser-place.ts';
import {
  type AnalyserLine,
  type AnalyserReading,
  type AnalyserSample,
  isTrainingId,
  joinComments,
  ReadingFault,
} from './analyser-reading.ts';
import { statusIn } from './analyser-status.ts';
import type { AnalyserOrder } from './astm-answer.ts';
import { type Hl7Message, type Hl7Segment, hl7Text } from './hl7-message.ts';
import { measuredIn } from './hl7-value.ts';

/** OBR-4 has the code, OBR-27 how urgent it is. */
const FROM_CODE_TO_URGENCY = 23;
/** PID-2 to PID-5 have three numbers of the patient and the name. */
const PATIENT_FIELDS = [2, 3, 4, 5];
/** By the standard: the role of a specimen. */
const plainMarks = ['SPM-11=Q'];

interface OpenLine {
  readonly segment: Hl7Segment;
  readonly comments: string[];
}

interface OpenSample {
  /** Its SPM, SAC and OBR. */
  readonly segments: Hl7Segment[];
  readonly lines: OpenLine[];
  readonly comments: string[];
}

const newSample = (...segments: Hl7Segment[]): OpenSample => ({ segments, lines: [], comments: [] });
const namesSpecimen = ({ name }: Hl7Segment) => name === 'SPM' || name === 'SAC';

/** The segments of each patient; what stands before the first one belongs to all. */
function splitPatients({ segments }: Hl7Message): Hl7Segment[][] {
  const at = segments.flatMap(({ name }, place) => (name === 'PID' ? [place] : []));
  if (at.length < 2) return [[...segments]];
  const common = segments.slice(0, at[0]);
  return at.map((place, index) => [...common, ...segments.slice(place, at[index + 1])]);
}

/** Each OBR begins a sample; its SPM and SAC stand before it where the message begins so, else behind its values. */
function splitSamples(segments: readonly Hl7Segment[]): OpenSample[] {
  const first = segments.find((one) => one.name === 'OBR' || namesSpecimen(one));
  const isAhead = first !== undefined && namesSpecimen(first);
  const samples: OpenSample[] = [];
  let ahead: Hl7Segment[] = [];
  const ofPatient: string[] = [];
  for (const segment of segments) {
    const sample = samples.at(-1);
    if (namesSpecimen(segment)) {
      if (isAhead || !sample) ahead.push(segment);
      else sample.segments.push(segment);
    }
    if (segment.name === 'OBR') {
      // Several orders of one specimen that is named before the first of them.
      samples.push(
        newSample(...(ahead.length > 0 || !isAhead ? ahead : (sample?.segments.filter(namesSpecimen) ?? [])), segment),
      );
      ahead = [];
    }
    if (segment.name === 'OBX') {
      if (!sample || ahead.length > 0) samples.push(newSample(...ahead));
      ahead = [];
      samples.at(-1)?.lines.push({ segment, comments: [] });
    }
    if (segment.name === 'NTE') (sample?.lines.at(-1) ?? sample)?.comments.push(segment.value(3));
    if (segment.name === 'NTE' && !sample) ofPatient.push(segment.value(3));
  }
  return samples.map((sample) => ({ ...sample, comments: [...ofPatient, ...sample.comments] }));
}

function numbersOf(
  { segments }: OpenSample,
  context: readonly WireRecord[],
  { specimenPlace, specimenTrim }: AnalyserPlaces,
): string[] {
  const specimen = segments.findLast(({ name }) => name === 'SPM');
  const order = segments.findLast(({ name }) => name === 'OBR');
  const ofSpecimen = [specimen?.value(2), specimen?.value(2, 2)].map((one) => one?.split('&')[0] ?? '');
  const said =
    specimenPlace === null
      ? [...ofSpecimen, order?.value(3) ?? '', order?.value(2) ?? '']
      : [settingOr(specimenPlace, context, () => '')];
  return [...new Set(said.map((one) => trimmedNumber(one, specimenTrim)).filter((number) => number !== ''))];
}

function lineOf(
  { segment, comments }: OpenLine,
  sample: OpenSample,
  before: readonly WireRecord[],
  places: AnalyserPlaces,
): AnalyserLine {
  const context = [...before, segment];
  const order = sample.segments.findLast(({ name }) => name === 'OBR');
  return {
    ...measuredIn(segment),
    code: settingOr(places.codePlace, context, () => segment.value(3) || segment.value(3, 4)),
    unit: settingOr(places.unitPlace, context, () => firstParts(segment, 6)),
    status: settingOr(places.statusPlace, context, () => statusIn(allParts(segment, 11), order?.value(25) ?? '')),
    flag: firstParts(segment, 8),
    comment: joinComments([...sample.comments, ...comments]),
    ranAt: segment.value(14) || (order?.value(7) ?? ''),
  };
}

function readSamples(message: Hl7Message, places: AnalyserPlaces): AnalyserSample[] {
  return splitPatients(message).flatMap((segments) => samplesOf(segments, places));
}

function samplesOf(segments: readonly Hl7Segment[], places: AnalyserPlaces): AnalyserSample[] {
  const outside = segments.filter(({ name }) => !['OBR', 'SPM', 'SAC', 'OBX', 'NTE'].includes(name));
  return splitSamples(segments).map((sample) => {
    const context = [...outside, ...sample.segments];
    return {
      numbers: numbersOf(sample, context, places),
      patient: patientIn(segments, 'PID', PATIENT_FIELDS),
      isControl: hasControlMark(context, places.controlMarks ?? plainMarks),
      lines: sample.lines.map((line) => lineOf(line, sample, context, places)),
    };
  });
}

/** Reads what an analyser sends. Throws `ReadingFault` for messages of other kinds, and for one that cannot be answered. */
export function readHl7Reading(message: Hl7Message, places: AnalyserPlaces = plainPlaces): AnalyserReading {
  if (message.controlId === '') throw new ReadingFault('The message has no control number in MSH-10');
  const sentAt = message.header.value(7);
  const isTraining = isTrainingId(message.header.value(11));
  if (/^O(?:RU|UL)\b/.test(message.type))
    return { sentAt, isTraining, samples: readSamples(message, places), queries: [] };
  if (message.type.startsWith('QBP') || message.type.startsWith('QRY')) {
    const asked = message.segments.find(({ name }) => name === 'QPD' || name === 'QRD');
    const plain = () => (asked?.name === 'QPD' ? asked.value(3) : (asked?.value(8) ?? ''));
    const number = trimmedNumber(settingOr(places.questionPlace, message.segments, plain), places.specimenTrim);
    return { sentAt, isTraining, samples: [], queries: number === '' ? [] : [{ number, asked: null }] };
  }
  throw new ReadingFault(`Messages of the kind ${message.type || 'without a name'} are not read`);
}

/** The segments that answer a question with what is to be measured; the question is repeated, as RSP^K11 asks for it (LB090). */
export function writeHl7Orders(asked: Hl7Message, orders: readonly AnalyserOrder[]): string[] {
  const question = asked.segments.find(({ name }) => name === 'QPD');
  const answer = orders.some(({ codes }) => codes.length > 0) ? 'OK' : 'NF';
  const lines = orders.flatMap(({ specimenNo, uhid, codes, isStat }) =>
    codes.length === 0
      ? []
      : [
          `PID|1||${hl7Text(uhid ?? '')}`,
          `SPM|1|${hl7Text(specimenNo)}`,
          ...codes.flatMap((code, place) => [
            `ORC|NW|${hl7Text(specimenNo)}`,
            `OBR|${place + 1}|${hl7Text(specimenNo)}||${hl7Text(code)}${'|'.repeat(FROM_CODE_TO_URGENCY)}1^^^^^${isStat ? 'S' : 'R'}`,
          ]),
        ],
  );
  return [
    `QAK|${hl7Text(question?.value(2) ?? '')}|${answer}`,
    ...(question ? [question.raw.replaceAll('\n', ' ')] : []),
    ...lines,
  ];
}
