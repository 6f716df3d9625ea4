// A line of a message for a cell: its value in our unit, its hashes, and its outcome.
import type { AnalyserLine } from '@charaka/rules/diagnostics/analyser-reading';
import { type StatusMeaning, statusMeaning } from '@charaka/rules/diagnostics/analyser-status';
import { type OwnValue, ownValue } from '@charaka/rules/diagnostics/analyser-unit';
import type { Dispute } from '@charaka/rules/diagnostics/disputed-lines';
import { numberText } from '@charaka/rules/diagnostics/lab-number';
import { readMeasuredNumber } from '@charaka/rules/diagnostics/measured-number';
import type { LabDeed } from '../laboratory/lab-deed.ts';
import type { MachineValue } from '../laboratory/result-store.ts';
import type { AnalyserSetting } from './analyser-setting.ts';
import { instantOf } from './match-store.ts';
import type { Finding, KeptMessage } from './message-store.ts';
import { lineHashes } from './read-message.ts';

/** The data that a line is matched with. */
export interface Matching {
  readonly deed: LabDeed;
  readonly analyser: AnalyserSetting;
  readonly message: KeptMessage;
  readonly sentAt: string;
  /** Times of the analyser as instants, as far as they were worked out. */
  readonly instants: Map<string, string>;
  /** The units of the parameters that the codes of the analyser mean. */
  readonly units: ReadonlyMap<number, string | null>;
  /** Lines that another sample of the same specimen contradicts. */
  readonly disputed: ReadonlyMap<AnalyserLine, Dispute>;
}

/** A line with its meaning, our value and its hashes. */
export interface ReadLine {
  readonly line: AnalyserLine;
  readonly meaning: StatusMeaning;
  readonly own: OwnValue;
  readonly hashes: readonly [string, ...string[]];
  /** The value has a comma that the analyser's setting does not explain (Q245). */
  readonly isCommaOpen: boolean;
}

/** Reads a line of a sample; `isNumber` returns whether a parameter is a number, so that a comma in words stays. */
export function readLine(
  { deed, analyser, units, sentAt }: Matching,
  sampleNo: string,
  line: AnalyserLine,
  isNumber: (labParameterId: number) => boolean,
): ReadLine {
  const meant = analyser.map.find(({ analyserCode }) => analyserCode === line.code);
  const isMeasured = meant !== undefined && isNumber(meant.labParameterId);
  const number = readMeasuredNumber(line.value, analyser);
  const value = isMeasured && number.kind === 'value' ? numberText(number.value) : line.value;
  const meaning = statusMeaning(analyser.protocol, line.status);
  const isPreliminary = meaning === 'Preliminary';
  return {
    line,
    meaning,
    own: ownValue({ ...line, value }, analyser.map, (id) => units.get(id) ?? null),
    hashes: lineHashes(sampleNo, line, { ranAt: line.ranAt || sentAt, isPreliminary, now: deed.now }),
    isCommaOpen: isMeasured && number.kind === 'proposals',
  };
}

/** The outcome of a line, as stored with its message. */
export function findingOf(
  specimenNo: string,
  { code, value, unit, status, comment }: AnalyserLine,
  outcome: Finding['outcome'],
  labParameterId: number | null = null,
): Finding {
  return { specimenNo, code, value, unit, status, comment, labParameterId, outcome };
}

/** The analyser's data besides the value: time, flag, comment. */
export async function machineOf(
  { deed, message, sentAt, instants }: Matching,
  { line, meaning, hashes }: ReadLine,
): Promise<MachineValue> {
  const told = line.ranAt || sentAt;
  // Most lines of a message were measured at one time.
  const ranAt = instants.get(told) ?? (await instantOf(deed, told));
  if (ranAt !== null) instants.set(told, ranAt);
  return {
    analyserMessageId: message.analyserMessageId,
    analyserId: message.analyserId,
    line: hashes[0],
    rawText: `${line.value} ${line.unit}`.trim(),
    ranAt,
    flag: line.flag.trim() || null,
    comment: line.comment || null,
    isPreliminary: meaning === 'Preliminary',
  };
}
