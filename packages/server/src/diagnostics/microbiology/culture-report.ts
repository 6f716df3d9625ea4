// The parts of reports and orders for a culture: stages, isolates, and susceptibilities (LB059-LB063).
import { cultureWords, microbiologySentences } from '@charaka/contract/diagnostics/microbiology/microbiology-sentences';
import type { Call } from '../../kernel/handler.ts';
import type { LabWorkKind, ReportPart } from '../laboratory/lab-work-kind.ts';
import { enterCultureChange } from './amend-culture.ts';
import {
  type Isolate,
  readIsolates,
  readStages,
  readSusceptibilities,
  type Stage,
  type Susceptibility,
  saysSomething,
} from './culture-store.ts';

const LONGEST_SUMMARY = 4000;
type Part = Omit<ReportPart, 'isChanged'>;

function stageText({ stage, hours, note }: Pick<Stage, 'stage' | 'hours' | 'note'>): string {
  const { gram, noGrowth, growth, growthNoted } = cultureWords;
  if (stage === 'Gram') return gram({ text: note ?? '' }).text;
  if (stage === 'NoGrowth') return [noGrowth({ hoursCount: hours ?? 0 }).text, note].filter(Boolean).join('. ');
  if (stage === 'Growth') return (note ? growthNoted({ text: note }) : growth).text;
  return note ?? '';
}

/** The heading of an isolate: organism, resistances, growth, and whether it is a probable contaminant. */
function headingOf({ isolateNo, organismName, resistance, growth, isContaminant }: Isolate): string {
  const rest = [...resistance, growth, isContaminant && cultureWords.contaminant.text].filter(Boolean);
  return [cultureWords.isolate({ isolateNo, organismName }).text, ...rest].join(', ');
}

/** True for lines on the report: judged, and not hidden by their cascade (LB062). */
const isShown = ({ category, isSuppressed }: Susceptibility) => category !== null && !isSuppressed;

function measuredText({ method, valueText }: Susceptibility): string {
  if (valueText === null) return cultureWords.intrinsic.text;
  return (method === 'Mic' ? cultureWords.mic : cultureWords.zone)({ value: valueText }).text;
}

/** The meaning of the categories, in the words of each guideline that was used: I differs between CLSI and EUCAST. */
function keysOf(own: readonly Susceptibility[]): string[] {
  const families = Map.groupBy(own, ({ guideline }) => /clsi|eucast/i.exec(guideline ?? '')?.[0].toUpperCase());
  return [...families].map(([family, judged]) => {
    const names = [...new Set(judged.map((one) => [one.guideline, one.guidelineVersion].filter(Boolean).join(' ')))];
    const { key, keyClsi, keyOther } = cultureWords;
    return (family === 'CLSI' ? keyClsi : family === 'EUCAST' ? key : keyOther)({ names: names.join(', ') }).text;
  });
}

function isolatePart(isolate: Isolate, tested: readonly Susceptibility[]): Part {
  const own = tested.filter((one) => one.isolateId === isolate.isolateId && isShown(one));
  const { antibiotic, measured, category, notTested } = cultureWords;
  return {
    heading: headingOf(isolate),
    paragraphs: own.length === 0 ? [notTested.text] : keysOf(own),
    columns: own.length === 0 ? [] : [antibiotic.text, measured.text, category.text],
    rows: own.map((one) => ({
      cells: [one.antibioticName, measuredText(one), one.category ?? ''],
      isMarked: one.category === 'R' || one.category === 'NS',
    })),
  };
}

/** The present record of a culture. */
export interface CultureRecord {
  readonly stages: readonly Pick<Stage, 'stage' | 'hours' | 'note'>[];
  readonly isolates: readonly Isolate[];
  readonly tested: readonly Susceptibility[];
}

/** The summary of a culture for its order, line by line. */
export function cultureSummary({ stages, isolates, tested }: CultureRecord): string {
  const lines = [
    ...stages.map(stageText),
    ...isolates.map((isolate) => {
      const own = tested.filter((one) => one.isolateId === isolate.isolateId && isShown(one));
      const categories = own.map((one) => `${one.antibioticName} ${one.category}`).join(', ');
      return [headingOf(isolate), categories].filter(Boolean).join(': ');
    }),
  ];
  return lines.join('\n').slice(0, LONGEST_SUMMARY);
}

/** The parts of a culture's report. */
export function cultureParts({ stages, isolates, tested }: CultureRecord): Part[] {
  const findings: Part = {
    heading: cultureWords.findings.text,
    paragraphs: stages.map(stageText),
    columns: [],
    rows: [],
  };
  return [...(stages.length > 0 ? [findings] : []), ...isolates.map((one) => isolatePart(one, tested))];
}

async function read(call: Call, labWorkId: number): Promise<CultureRecord> {
  const [stages, isolates] = [await readStages(call, labWorkId), await readIsolates(call, labWorkId)];
  const tested = await readSusceptibilities(
    call,
    isolates.map(({ isolateId }) => isolateId),
  );
  return { stages, isolates, tested };
}

/** The kind of laboratory works whose test is a culture. */
export const cultureKind: LabWorkKind = {
  testKind: 'Culture',
  async missing(call, { labWorkId }) {
    return (await saysSomething(call, labWorkId)) ? [] : [microbiologySentences.finding.text];
  },
  async tell(call, { labWorkId }) {
    return { resultSummary: cultureSummary(await read(call, labWorkId)), isCritical: false };
  },
  amend: enterCultureChange,
  async parts(call, labWorkId) {
    return cultureParts(await read(call, labWorkId));
  },
};
