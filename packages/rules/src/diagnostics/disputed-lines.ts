// Samples of one message that name the same specimen and contradict each other: nobody knows which of them is meant (Q246, LB085).
import type { AnalyserLine, AnalyserSample } from './analyser-reading.ts';
import { statusMeaning } from './analyser-status.ts';

/** Why a line waits for a person. */
export type Dispute = 'SeveralValues' | 'SeveralPatients' | 'OtherPatient';

/** A line with the place of its sample in the message, and its value with its unit. */
interface PlacedLine {
  readonly line: AnalyserLine;
  readonly place: number;
  readonly key: string;
}

/**
 * The lines of samples of one specimen that contradict a line of another sample; `parameterOf` answers the parameter of a code, null for an
 * unknown one. Takes linear time: a message has many samples.
 */
export function disputedLines(
  samples: readonly AnalyserSample[],
  protocol: string,
  parameterOf: (code: string) => number | null,
): ReadonlyMap<AnalyserLine, Dispute> {
  const meaningOf = ({ status }: AnalyserLine) => statusMeaning(protocol, status);
  const saysValue = (line: AnalyserLine) => !['Withdrawn', 'Open'].includes(meaningOf(line)) && line.value !== '';
  const placed = samples.flatMap(({ lines }, place) =>
    lines.filter(saysValue).map((line): PlacedLine => ({ line, place, key: JSON.stringify([line.value, line.unit]) })),
  );
  const groups = Map.groupBy(placed, ({ line }) => parameterOf(line.code));
  groups.delete(null);
  const isFinal = ({ line }: PlacedLine) => meaningOf(line) !== 'Preliminary';
  const isNoCorrection = ({ line }: PlacedLine) => line.status.trim().toUpperCase() !== 'C';
  const contradicted = [...groups.values()].flatMap((group) => [
    ...differing(group, isFinal, isNoCorrection),
    ...differing(group.toReversed(), isNoCorrection, isFinal),
  ]);
  return new Map<AnalyserLine, Dispute>([
    ...contradicted.map(({ line }) => [line, 'SeveralValues'] as const),
    ...ofSeveralPatients(samples).flatMap(({ lines }) => lines.map((line) => [line, 'SeveralPatients'] as const)),
  ]);
}

/** The lines, of those judged, with another value than a counted line of a sample before theirs. */
function differing(
  group: readonly PlacedLine[],
  isCounted: (one: PlacedLine) => boolean,
  isJudged: (one: PlacedLine) => boolean,
): PlacedLine[] {
  const before = new Set<string>();
  const found: PlacedLine[] = [];
  for (const sample of Map.groupBy(group, ({ place }) => place).values()) {
    found.push(...sample.filter((one) => isJudged(one) && before.size > (before.has(one.key) ? 1 : 0)));
    for (const one of sample) if (isCounted(one)) before.add(one.key);
  }
  return found;
}

/** The samples that name different patients in the same field. */
function ofSeveralPatients(samples: readonly AnalyserSample[]): AnalyserSample[] {
  const named = samples.map(({ patient }) => patient.map((text) => text.toLowerCase()));
  const fields = [...new Set(named.flatMap((texts) => texts.keys().toArray()))];
  const several = fields.filter((field) => new Set(named.flatMap((texts) => texts[field] || [])).size > 1);
  return samples.filter((_, place) => several.some((field) => named[place]?.[field]));
}

/** The UHIDs that a sample may name: the number that each patient field begins with; the last field is the name. */
export const patientNumbersOf = ({ patient }: AnalyserSample): string[] =>
  patient.slice(0, -1).flatMap((text) => {
    const [number] = /^\d{1,15}(?=\s|$)/.exec(text) ?? [];
    return number === undefined ? [] : [String(Number(number))];
  });

/** True when the sample names the UHID of another patient, and nowhere that of the specimen's patient; numbers of nobody say nothing. */
export function namesOtherPatient(
  sample: AnalyserSample,
  patientId: number,
  patients: ReadonlyMap<string, number>,
): boolean {
  const named = patientNumbersOf(sample).flatMap((number) => patients.get(number) ?? []);
  return named.length > 0 && !named.includes(patientId);
}
