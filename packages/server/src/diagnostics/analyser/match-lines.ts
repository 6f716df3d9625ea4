// Finds the specimen and the works of each line of a message, and enters what fits (LB085-LB089, LB091).
import { analyserMessageSentences } from '@charaka/contract/diagnostics/analyser/analyser-message-sentences';
import {
  type AnalyserLine,
  type AnalyserSample,
  inOwnUnit,
  isControlSample,
} from '@charaka/rules/diagnostics/analyser-reading';
import { refuse } from '../../kernel/refusal.ts';
import { enterMeasured } from '../laboratory/bench.ts';
import type { TypedCell } from '../laboratory/enter-values.ts';
import type { LabDeed } from '../laboratory/lab-deed.ts';
import type { MachineValue } from '../laboratory/result-store.ts';
import { type LockedWork, lockWorks, readTestParameters } from '../laboratory/work-store.ts';
import { keepControl } from '../quality/judge-run.ts';
import type { AnalyserSetting } from './analyser-setting.ts';
import { type FoundSpecimen, findSpecimen, instantOf, readEnteredLines, unitOf, worksOf } from './match-store.ts';
import { type Finding, type KeptMessage, type MessageStatus, moveMessage } from './message-store.ts';
import { lineHash, readingOf, textOf } from './read-message.ts';

const settled: readonly Finding['outcome'][] = ['Entered', 'Duplicate', 'Control'];

/** Whether nothing is left to be done about a line. */
export const isSettled = ({ outcome }: Finding) => settled.includes(outcome);

/** Where a message stands by its lines. */
export function statusOf(findings: readonly Finding[]): MessageStatus {
  const count = findings.filter(isSettled).length;
  if (count === findings.length) return 'Matched';
  return count > 0 ? 'PartlyMatched' : 'Unmatched';
}

/** What a line is matched with. */
interface Matching {
  readonly deed: LabDeed;
  readonly analyser: AnalyserSetting;
  readonly message: KeptMessage;
  readonly sentAt: string;
  /** Times of the analyser as instants, as far as they were worked out. */
  readonly instants: Map<string, string>;
}

/** A specimen that a person names, for a sample of the message that names none itself. */
export interface NamedSpecimen {
  readonly specimenNo: string;
  /** As the message calls the sample; nothing where only one is open. */
  readonly sampleNo: string | null;
}

/**
 * Matches a message with the specimens its samples name; one that names none is of the specimen a person names. Writes where it
 * stands, and answers its lines.
 */
export async function matchKept(
  deed: LabDeed,
  analyser: AnalyserSetting,
  message: KeptMessage,
  named?: NamedSpecimen,
): Promise<readonly Finding[]> {
  const reading = readingOf(analyser, textOf(analyser, message.rawBytes));
  if ('fault' in reading) {
    await moveMessage(deed, message.analyserMessageId, { status: 'Unmatched', fault: reading.fault });
    return [];
  }
  const matching = { deed, analyser, message, sentAt: reading.sentAt, instants: new Map<string, string>() };
  const findings: Finding[] = [];
  const settledBefore = settledSamples(message.findings, reading.samples);
  const open = reading.samples.filter((sample) => !settledBefore.has(sample));
  const meant = named && (await sampleMeant(matching, open, named.sampleNo));
  for (const sample of reading.samples) {
    const specimenNo = sample === meant ? named?.specimenNo : undefined;
    findings.push(...(settledBefore.get(sample) ?? (await matchSample(matching, sample, specimenNo))));
  }
  await moveMessage(deed, message.analyserMessageId, { status: statusOf(findings), findings });
  return findings;
}

/** Samples of which nothing is left to be done, with what became of their lines; a person may have named their specimen. */
function settledSamples(
  before: readonly Finding[],
  samples: readonly AnalyserSample[],
): ReadonlyMap<AnalyserSample, readonly Finding[]> {
  let from = 0;
  const known = samples.map((sample) => {
    const found = before.slice(from, from + sample.lines.length);
    from += sample.lines.length;
    return [sample, found] as const;
  });
  return new Map(before.length === from ? known.filter(([, found]) => found.length > 0 && found.every(isSettled)) : []);
}

/** The sample that a person means: values of one patient never go to another one, so that of several one is named (LB085). */
async function sampleMeant(
  { deed, analyser }: Matching,
  samples: readonly AnalyserSample[],
  sampleNo: string | null,
): Promise<AnalyserSample | undefined> {
  const open: AnalyserSample[] = [];
  for (const sample of samples)
    if (!isControl(analyser, sample) && !(await findSpecimen(deed, sample.numbers))) open.push(sample);
  const meant = sampleNo === null ? open : open.filter(({ numbers: [number = ''] }) => number === sampleNo);
  if (meant.length > 1) refuse(analyserMessageSentences.severalSamples({ count: meant.length }));
  return meant[0];
}

const isControl = ({ qcPattern }: AnalyserSetting, { numbers }: AnalyserSample) =>
  numbers.some((one) => isControlSample(one, qcPattern ?? ''));

async function matchSample(matching: Matching, sample: AnalyserSample, named?: string): Promise<Finding[]> {
  const { deed, analyser } = matching;
  const [number = ''] = sample.numbers;
  if (isControl(analyser, sample)) return keepControls(matching, number, sample.lines);
  const specimen = await findSpecimen(deed, named === undefined ? sample.numbers : [named]);
  const outcome = specimenFault(specimen);
  if (!specimen || outcome) return sample.lines.map((line) => findingOf(number, line, outcome ?? 'NoSpecimen'));
  const works = await lockWorks(deed, await worksOf(deed, specimen.specimenId));
  return enterLines(matching, specimen.specimenNo, works, sample.lines);
}

/** Controls go to quality control, and never to a patient (LB091). */
async function keepControls(matching: Matching, sampleNo: string, lines: readonly AnalyserLine[]): Promise<Finding[]> {
  const { deed, analyser } = matching;
  const findings: Finding[] = [];
  for (const line of lines) {
    const meaning = analyser.map.find(({ analyserCode }) => analyserCode === line.code);
    const own = meaning && inOwnUnit(line, await unitOf(deed, meaning.labParameterId), meaning.factor);
    if (!meaning) findings.push(findingOf(sampleNo, line, 'UnknownCode'));
    else if (own === undefined) findings.push(findingOf(sampleNo, line, 'UnknownUnit'));
    else {
      const { labParameterId } = meaning;
      const { machine } = await cellOf(matching, line, {
        ...{ value: own, labParameterId },
        hash: lineHash(sampleNo, line.code, line.value, line.ranAt || matching.sentAt),
      });
      const sent = { analyserId: analyser.analyserId, labParameterId, sampleNo, value: own, machine };
      findings.push(findingOf(sampleNo, line, await keepControl(deed, sent)));
    }
  }
  return findings;
}

function specimenFault(specimen: FoundSpecimen | undefined): Finding['outcome'] | undefined {
  if (!specimen) return 'NoSpecimen';
  return specimen.status === 'Received' || specimen.status === 'Stored' ? undefined : 'NotReceived';
}

const findingOf = (specimenNo: string, { code, value, unit }: AnalyserLine, outcome: Finding['outcome']): Finding => ({
  ...{ specimenNo, code, value, unit, outcome },
});

/** A value that is to be entered, and the line it comes from. */
interface Measured {
  readonly line: AnalyserLine;
  readonly cells: readonly TypedCell[];
}

/** Enters the lines of a specimen; one that cannot be entered does not lose the others. */
async function enterLines(
  matching: Matching,
  specimenNo: string,
  works: readonly LockedWork[],
  lines: readonly AnalyserLine[],
): Promise<Finding[]> {
  const { deed, analyser } = matching;
  const parameters = await readTestParameters(
    deed,
    works.map(({ labTestId }) => labTestId),
  );
  const entered = await readEnteredLines(
    deed,
    works.map(({ labWorkId }) => labWorkId),
  );
  const found: (Finding | Measured)[] = [];
  for (const line of lines) {
    const meaning = analyser.map.find(({ analyserCode }) => analyserCode === line.code);
    const say = (outcome: Finding['outcome']) => found.push(findingOf(specimenNo, line, outcome));
    const unit = parameters.find(({ labParameterId }) => labParameterId === meaning?.labParameterId)?.unit ?? null;
    const own = inOwnUnit(line, unit, meaning?.factor ?? null);
    const ofParameter = works.filter(({ labTestId }) =>
      parameters.some((one) => one.labTestId === labTestId && one.labParameterId === meaning?.labParameterId),
    );
    const hash = lineHash(specimenNo, line.code, line.value, line.ranAt || matching.sentAt);
    const open = ofParameter.filter(({ status }) => status === 'Ready' || status === 'Entered');
    if (!meaning) say('UnknownCode');
    else if (line.value === '') say('NoValue');
    else if (ofParameter.length === 0) say('NotOrdered');
    else if (entered.has(hash)) say('Duplicate');
    else if (open.length === 0) say('Late');
    else if (own === undefined) say('UnknownUnit');
    else {
      entered.add(hash);
      const cell = await cellOf(matching, line, { value: own, hash, labParameterId: meaning.labParameterId });
      found.push({ line, cells: open.map(({ labWorkId }) => ({ ...cell, labWorkId })) });
    }
  }
  const cells = found.flatMap((one) => ('cells' in one ? one.cells : []));
  const faults = await enterMeasured(deed, works.filter(isOpen), cells);
  const isFaulty = (cell: TypedCell) =>
    faults.some((one) => one.labWorkId === cell.labWorkId && one.labParameterId === cell.labParameterId);
  return found.map((one) =>
    'cells' in one ? findingOf(specimenNo, one.line, one.cells.some(isFaulty) ? 'NotAValue' : 'Entered') : one,
  );
}

const isOpen = ({ status }: LockedWork) => status === 'Ready' || status === 'Entered';

async function cellOf(
  { deed, message, sentAt, instants }: Matching,
  line: AnalyserLine,
  { value, hash, labParameterId }: { readonly value: string; readonly hash: string; readonly labParameterId: number },
): Promise<Omit<TypedCell, 'labWorkId'> & { readonly machine: MachineValue }> {
  const told = line.ranAt || sentAt;
  // Most lines of a message were measured at one time.
  const ranAt = instants.get(told) ?? (await instantOf(deed, told));
  if (ranAt !== null) instants.set(told, ranAt);
  const machine = {
    analyserMessageId: message.analyserMessageId,
    line: hash,
    rawText: `${line.value} ${line.unit}`.trim(),
    ranAt,
    flag: line.flag.trim() || null,
  };
  return { labParameterId, value, version: null, machine };
}
