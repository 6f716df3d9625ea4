// Controls that an analyser measured go to quality control, and never to a patient (LB091).
import type { AnalyserLine } from '@charaka/rules/diagnostics/analyser-reading';
import { keepControl } from '../quality/judge-run.ts';
import { findingOf, type Matching, machineOf, type ReadLine, readLine } from './line-cell.ts';
import type { Finding } from './message-store.ts';

/** Stores the lines of a control; a line that cannot be stored waits for a user like any other line. */
export async function keepControls(
  matching: Matching,
  sampleNo: string,
  lines: readonly AnalyserLine[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const line of lines) {
    const read = readLine(matching, sampleNo, line, () => true);
    findings.push(findingOf(sampleNo, line, await outcomeOf(matching, sampleNo, read), read.own.labParameterId));
  }
  return findings;
}

async function outcomeOf(matching: Matching, sampleNo: string, read: ReadLine): Promise<Finding['outcome']> {
  const { own, line, hashes } = read;
  if (own.labParameterId === null) return 'UnknownCode';
  if (read.meaning !== 'Final' && read.meaning !== 'SentBefore') return 'NotFinal';
  if (line.value === '') return 'NoValue';
  if (line.isPart) return 'PartRead';
  if ('fault' in own) return own.fault;
  if (read.isCommaOpen) return 'Comma';
  const { analyserId } = matching.analyser;
  const machine = await machineOf(matching, read);
  const { labParameterId, value } = own;
  return keepControl(matching.deed, { analyserId, labParameterId, sampleNo, value, machine, knownLines: hashes });
}
