// Finds the specimen and the works of each sample of a message, and enters what fits (LB085-LB089, LB091).
import { analyserMessageSentences } from '@charaka/contract/diagnostics/analyser/analyser-message-sentences';
import {
  type AnalyserReading,
  type AnalyserSample,
  isControlSample,
} from '@charaka/rules/diagnostics/analyser-reading';
import { hasComma } from '@charaka/rules/diagnostics/analyser-unit';
import { disputedLines, namesOtherPatient, patientNumbersOf } from '@charaka/rules/diagnostics/disputed-lines';
import { refuse } from '../../kernel/refusal.ts';
import type { LabDeed } from '../laboratory/lab-deed.ts';
import { lockWorks } from '../laboratory/work-store.ts';
import type { AnalyserSetting } from './analyser-setting.ts';
import { enterLines } from './enter-lines.ts';
import { keepControls } from './keep-controls.ts';
import { findingOf, type Matching } from './line-cell.ts';
import { type FoundSpecimen, findSpecimen, markComma, readPatientNumbers, readUnits, worksOf } from './match-store.ts';
import { type Finding, type KeptMessage, type MessageStatus, moveMessage } from './message-store.ts';
import { readingOf, textOf } from './read-message.ts';

const settled: readonly Finding['outcome'][] = ['Entered', 'Duplicate', 'Control'];
const NO_RESULT = 'The message has no result';

const TRAINING = 'The analyser sent this for training or to find a fault (processing id T or D)';

/** Values of a message for training: none of them is a patient's. */
const notProduction = ({ numbers: [number = ''], lines }: AnalyserSample): Finding[] =>
  lines.map((line) => findingOf(number, line, 'NotProduction'));

/** True when a line needs no further action. */
export const isSettled = ({ outcome }: Finding) => settled.includes(outcome);

/** The status of a message, from its lines. */
function statusOf(findings: readonly Finding[]): MessageStatus {
  const count = findings.filter(isSettled).length;
  if (count === findings.length) return 'Matched';
  return count > 0 ? 'PartlyMatched' : 'Unmatched';
}

/** A specimen that a person names, for a sample of the message that names none itself. */
export interface NamedSpecimen {
  readonly specimenNo: string;
  /** The sample's number in the message; null when only one is open. */
  readonly sampleNo: string | null;
}

/**
 * Matches a message with the specimens named by its samples; a sample without a number belongs to the specimen a user names. Writes the
 * status and returns the lines.
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
  if (reading.samples.every(({ lines }) => lines.length === 0)) {
    await moveMessage(deed, message.analyserMessageId, emptyStatus(analyser, reading));
    return [];
  }
  if (reading.isTraining) {
    const findings = reading.samples.flatMap(notProduction);
    await moveMessage(deed, message.analyserMessageId, { status: 'NoResult', fault: TRAINING, findings });
    return findings;
  }
  const plain = {
    deed,
    analyser,
    message,
    sentAt: reading.sentAt,
    instants: new Map<string, string>(),
    units: await readUnits(
      deed,
      analyser.map.map(({ labParameterId }) => labParameterId),
    ),
  };
  if (reading.samples.some(({ lines }) => lines.some(({ value }) => hasComma(value))))
    await markComma(deed, analyser.analyserId);
  const findings: Finding[] = [];
  const settledBefore = settledSamples(message.findings, reading.samples);
  const open = reading.samples.filter((sample) => !settledBefore.has(sample));
  const meant = named && (await sampleMeant(plain, open, named.sampleNo));
  const specimens = new Map<AnalyserSample, FoundSpecimen | undefined>();
  for (const sample of open)
    specimens.set(sample, await findSpecimen(deed, named && sample === meant ? [named.specimenNo] : sample.numbers));
  const disputed = new Map([...disputedOf(analyser, specimens), ...(await ofOtherPatients(deed, specimens))]);
  const matching = { ...plain, disputed };
  for (const sample of reading.samples)
    findings.push(...(settledBefore.get(sample) ?? (await matchSample(matching, sample, specimens.get(sample)))));
  await moveMessage(deed, message.analyserMessageId, { status: statusOf(findings), findings });
  return findings;
}

/** The status of a message without results: a query, an empty message that only tests the line, or a message that waits for a user. */
function emptyStatus(
  { protocol }: AnalyserSetting,
  { samples, queries }: AnalyserReading,
): { readonly status: MessageStatus; readonly fault?: string } {
  if (queries.length > 0) return { status: 'Answered' };
  if (samples.length === 0 && protocol === 'AstmTcp') return { status: 'NoResult' };
  return { status: 'Unmatched', fault: NO_RESULT };
}

/** Samples without open lines, with the outcomes of their lines; a user may have named their specimen. */
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
  { deed, analyser }: Pick<Matching, 'deed' | 'analyser'>,
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

const isControl = ({ qcPattern }: Pick<AnalyserSetting, 'qcPattern'>, sample: AnalyserSample) =>
  sample.isControl || sample.numbers.some((one) => isControlSample(one, qcPattern ?? ''));

/** The lines of samples that name the same specimen and contradict each other. */
function disputedOf(
  { protocol, map, ...setting }: AnalyserSetting,
  specimens: ReadonlyMap<AnalyserSample, FoundSpecimen | undefined>,
): Matching['disputed'] {
  const patients = [...specimens].filter(([sample]) => !isControl(setting, sample));
  const groups = Map.groupBy(patients, ([, specimen]) => specimen?.specimenId);
  groups.delete(undefined);
  // Of several meanings of a code the first counts, as for its values.
  const parameters = new Map(
    map.toReversed().map(({ analyserCode, labParameterId }) => [analyserCode, labParameterId]),
  );
  const parameterOf = (code: string) => parameters.get(code) ?? null;
  const ofSpecimens = [...groups.values()].map((group) => group.map(([sample]) => sample));
  return new Map(ofSpecimens.flatMap((samples) => [...disputedLines(samples, protocol, parameterOf)]));
}

/** The lines of samples that name the UHID of another patient than that of their specimen: the tube or the order may be wrong. */
async function ofOtherPatients(
  deed: LabDeed,
  specimens: ReadonlyMap<AnalyserSample, FoundSpecimen | undefined>,
): Promise<Matching['disputed']> {
  const samples = [...specimens].flatMap(([sample, specimen]) => (specimen ? [{ sample, specimen }] : []));
  const named = samples.flatMap(({ sample }) => patientNumbersOf(sample));
  const patients = named.length > 0 ? await readPatientNumbers(deed, named) : new Map<string, number>();
  const isOther = ({ sample, specimen: { patientId } }: (typeof samples)[number]) =>
    namesOtherPatient(sample, patientId, patients);
  return new Map(
    samples.filter(isOther).flatMap(({ sample: { lines } }) => lines.map((line) => [line, 'OtherPatient'])),
  );
}

async function matchSample(
  matching: Matching,
  sample: AnalyserSample,
  specimen: FoundSpecimen | undefined,
): Promise<Finding[]> {
  const { deed, analyser } = matching;
  const [number = ''] = sample.numbers;
  if (isControl(analyser, sample)) return keepControls(matching, number, sample.lines);
  const outcome = specimenFault(specimen);
  if (!specimen || outcome) return sample.lines.map((line) => findingOf(number, line, outcome ?? 'NoSpecimen'));
  const works = await lockWorks(deed, await worksOf(deed, specimen.specimenId));
  return enterLines(matching, specimen.specimenNo, works, sample.lines);
}

function specimenFault(specimen: FoundSpecimen | undefined): Finding['outcome'] | undefined {
  if (!specimen) return 'NoSpecimen';
  return specimen.status === 'Received' || specimen.status === 'Stored' ? undefined : 'NotReceived';
}
