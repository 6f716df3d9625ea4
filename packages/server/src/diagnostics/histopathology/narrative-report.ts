// The parts of reports and orders for a narrative work: accession and blocks, coded fields as a table, sections, addenda (LB024,
// LB066-LB068).
import {
  histopathologySentences,
  narrativeWords,
} from '@charaka/contract/diagnostics/histopathology/histopathology-sentences';
import { emptySections } from '@charaka/rules/diagnostics/narrative';
import type { LabWorkKind, ReportPart } from '../laboratory/lab-work-kind.ts';
import {
  type Addendum,
  findNarrative,
  type Narrative,
  readAddenda,
  readBlocks,
  type TissueBlock,
} from './narrative-store.ts';
import { enterNarrativeChange } from './save-narrative.ts';
import { picturesOf } from './slide-pictures.ts';

const LONGEST_SUMMARY = 4000;
type Part = Omit<ReportPart, 'isChanged'>;
type Written = Pick<Narrative, 'sections'>;

function tissuePart(blocks: readonly TissueBlock[]): Part[] {
  const [first] = blocks;
  if (!first) return [];
  const blockNames = blocks.map(({ blockNo, description }) => [blockNo, description].filter(Boolean).join(' '));
  const slideNames = blocks.flatMap(({ slides }) => slides.map(({ slideNo, stain }) => `${slideNo} ${stain}`));
  const { tissue, blocks: cut, slides } = narrativeWords;
  const paragraphs = [
    cut({ names: blockNames.join(', ') }).text,
    ...(slideNames.length > 0 ? [slides({ names: slideNames.join(', ') }).text] : []),
  ];
  return [{ heading: tissue({ text: first.caseNo }).text, paragraphs, columns: [], rows: [] }];
}

/** Coded fields in one table, with the labels they had when they were chosen (LB067). */
function synopticPart({ sections }: Written): Part[] {
  const coded = sections.filter(({ choiceCode, text }) => choiceCode && text);
  if (coded.length === 0) return [];
  const { synoptic, field, finding } = narrativeWords;
  const rows = coded.map(({ label, text }) => ({ cells: [label, text], isMarked: false }));
  return [{ heading: synoptic.text, paragraphs: [], columns: [field.text, finding.text], rows }];
}

const wordParts = ({ sections }: Written): Part[] =>
  sections
    .filter(({ choiceCode, text }) => !choiceCode && text.trim() !== '')
    .map(({ label, text }) => ({ heading: label, paragraphs: [text], columns: [], rows: [] }));

function addendumPart({ kind, text, signedByName, signedTitle }: Addendum, index: number): Part {
  const of = { index: index + 1, signerName: [signedByName, signedTitle].join(', ') };
  const heading = (kind === 'SecondOpinion' ? narrativeWords.opinion : narrativeWords.addendum)(of).text;
  return { heading, paragraphs: [text], columns: [], rows: [] };
}

/** The summary for an order: the conclusion, last in a report, comes first here. */
export function narrativeSummary({ sections }: Written): string {
  const told = sections.filter(({ text }) => text.trim() !== '');
  const lines = told.toReversed().map(({ label, text }) => `${label}: ${text}`);
  return lines.join('\n').slice(0, LONGEST_SUMMARY);
}

/** The parts of a report for tissue and text. */
export const narrativeParts = (blocks: readonly TissueBlock[], written: Written | undefined): Part[] => [
  ...tissuePart(blocks),
  ...(written ? [...synopticPart(written), ...wordParts(written)] : []),
];

/** The kind of laboratory works with a narrative report. */
export const narrativeKind: LabWorkKind = {
  testKind: 'Narrative',
  async missing(call, { labWorkId }) {
    const written = await findNarrative(call, labWorkId);
    return written ? emptySections(written.sections) : [histopathologySentences.written.text];
  },
  async tell(call, { labWorkId }) {
    const written = await findNarrative(call, labWorkId);
    return { resultSummary: narrativeSummary(written ?? { sections: [] }), isCritical: false };
  },
  amend: enterNarrativeChange,
  pictures: picturesOf,
  async parts(call, labWorkId) {
    const written = await findNarrative(call, labWorkId);
    const [blocks, addenda] = [await readBlocks(call, labWorkId), await readAddenda(call, labWorkId)];
    return [...narrativeParts(blocks, written), ...addenda.map(addendumPart)];
  },
};
