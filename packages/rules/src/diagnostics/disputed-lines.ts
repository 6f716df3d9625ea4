// Samples of one message that name the same specimen and contradict each other: nobody knows which of them is meant (Q246, LB085).
import type { AnalyserLine, AnalyserSample } from './analyser-reading.ts';
import { statusMeaning } from './analyser-status.ts';

/** Why a line waits for a person. */
export type Dispute = 'SeveralValues' | 'SeveralPatients';

/** Whether two samples name two patients: at the same place both say something, and not the same. */
const isOfOther = (one: AnalyserSample, other: AnalyserSample): boolean =>
  one.patient.some((text, place) => {
    const also = other.patient[place] ?? '';
    return text !== '' && also !== '' && text.toLowerCase() !== also.toLowerCase();
  });

/** The lines of samples of one specimen that contradict a line of another sample; `isSame` tells codes of one parameter. */
export function disputedLines(
  samples: readonly AnalyserSample[],
  protocol: string,
  isSame: (code: string, other: string) => boolean,
): ReadonlyMap<AnalyserLine, Dispute> {
  const disputed = new Map<AnalyserLine, Dispute>();
  const dispute = (lines: readonly AnalyserLine[], why: Dispute) => {
    for (const line of lines) disputed.set(line, why);
  };
  const meaningOf = ({ status }: AnalyserLine) => statusMeaning(protocol, status);
  const saysValue = (line: AnalyserLine) => !['Withdrawn', 'Open'].includes(meaningOf(line)) && line.value !== '';
  const contradicts = (earlier: AnalyserLine, later: AnalyserLine) =>
    isSame(earlier.code, later.code) &&
    (earlier.value !== later.value || earlier.unit !== later.unit) &&
    later.status.trim().toUpperCase() !== 'C' &&
    meaningOf(earlier) !== 'Preliminary';
  const pairs = samples.flatMap((later, place) => samples.slice(0, place).map((earlier) => [earlier, later] as const));
  for (const [earlier, later] of pairs)
    for (const line of later.lines.filter(saysValue))
      for (const one of earlier.lines.filter(saysValue))
        if (contradicts(one, line)) dispute([one, line], 'SeveralValues');
  for (const [earlier, later] of pairs)
    if (isOfOther(earlier, later)) dispute([...earlier.lines, ...later.lines], 'SeveralPatients');
  return disputed;
}
