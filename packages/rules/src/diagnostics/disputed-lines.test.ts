// Which lines contradict another sample of their specimen: as comparing each two samples finds them, in linear time.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnalyserLine, AnalyserSample } from './analyser-reading.ts';
import { statusMeaning } from './analyser-status.ts';
import { disputedLines } from './disputed-lines.ts';

const parameters: Readonly<Record<string, number>> = { K: 1, K2: 1, NA: 2 };
const parameterOf = (code: string) => parameters[code] ?? null;

const line = fc.record({
  code: fc.constantFrom('K', 'K2', 'NA', 'X'),
  value: fc.constantFrom('4', '5', ''),
  unit: fc.constantFrom('', 'mmol/l'),
  status: fc.constantFrom('F', 'C', 'c ', 'P', 'X', ''),
});
const sample = fc.record({
  patient: fc.tuple(fc.constantFrom('', '7', '8'), fc.constantFrom('', 'Rao', 'RAO')),
  lines: fc.array(line, { maxLength: 4 }),
});
const samplesOf = (made: object) => made as readonly AnalyserSample[];

/** Each two samples compared. */
function pairwise(samples: readonly AnalyserSample[], protocol: string): Map<AnalyserLine, string> {
  const found = new Map<AnalyserLine, string>();
  const meaning = ({ status }: AnalyserLine) => statusMeaning(protocol, status);
  const says = (one: AnalyserLine) => !['Withdrawn', 'Open'].includes(meaning(one)) && one.value !== '';
  const pairs = samples.flatMap((later, place) => samples.slice(0, place).map((earlier) => [earlier, later] as const));
  for (const [earlier, later] of pairs)
    for (const second of later.lines.filter(says))
      for (const first of earlier.lines.filter(says)) {
        const isSame = parameterOf(first.code) !== null && parameterOf(first.code) === parameterOf(second.code);
        const isOther = first.value !== second.value || first.unit !== second.unit;
        const isReplaced = second.status.trim().toUpperCase() === 'C' || meaning(first) === 'Preliminary';
        if (isSame && isOther && !isReplaced) for (const one of [first, second]) found.set(one, 'SeveralValues');
      }
  for (const [earlier, later] of pairs) {
    const isOther = earlier.patient.some((text, field) => {
      const also = later.patient[field] ?? '';
      return text !== '' && also !== '' && text.toLowerCase() !== also.toLowerCase();
    });
    if (isOther) for (const one of [...earlier.lines, ...later.lines]) found.set(one, 'SeveralPatients');
  }
  return found;
}

describe('lines that contradict another sample', () => {
  it.each(['AstmTcp', 'Hl7Mllp'])('are those that comparing each two samples finds, by %s (LB085)', (protocol) => {
    fc.assert(
      fc.property(fc.array(sample, { maxLength: 6 }), (made) => {
        const samples = samplesOf(made);
        expect(new Map(disputedLines(samples, protocol, parameterOf))).toEqual(pairwise(samples, protocol));
      }),
      { numRuns: 500 },
    );
  });

  it('are found among 50,000 samples of one specimen within a second (Q291)', () => {
    const samples = samplesOf(
      Array.from({ length: 50_000 }, (_, place) => ({
        patient: ['7', 'Rao'],
        lines: [{ code: 'K', value: String(place % 7), unit: '', status: 'F' }],
      })),
    );
    const startedAt = process.cpuUsage();
    expect(disputedLines(samples, 'AstmTcp', parameterOf).size).toBe(50_000);
    expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(1000);
  });
});
