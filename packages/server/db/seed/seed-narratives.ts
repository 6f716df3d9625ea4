// Writes the reports in words of the demo, with the blocks and slides of tissue.
import { readTemplate, type WrittenSection } from '@charaka/rules/diagnostics/narrative';
import type pg from 'pg';
import { narrativeParts, narrativeSummary } from '../../src/diagnostics/histopathology/narrative-report.ts';
import type { TissueBlock } from '../../src/diagnostics/histopathology/narrative-store.ts';
import { biopsyCases, cytologyCases, type NarrativeCase } from './culture-cases.ts';
import { insertRows, type Row } from './insert-rows.ts';
import type { NumberSeries } from './number-series.ts';
import { biopsy, cytology } from './seed-histopathology.ts';
import type { Told, ToldWork } from './told-work.ts';

const BLOCKED_AFTER = 300;
const WRITTEN_AFTER = 1500;
const STAIN = 'H&E';

interface Report {
  readonly work: ToldWork;
  readonly sections: readonly WrittenSection[] | null;
  readonly block: TissueBlock | null;
  readonly caseNo: string | null;
}

/** Writes narrative reports; an unfinished one has its tissue in the block and the gross description. */
export async function seedNarratives(
  owner: pg.Client,
  tenantId: number,
  works: readonly ToldWork[],
  numbers: NumberSeries,
): Promise<ReadonlyMap<number, Told>> {
  const reports = works.map((work, index): Report => {
    const isTissue = work.orderName.startsWith('Biopsy');
    const cases = isTissue ? biopsyCases : cytologyCases;
    const told = cases[index % cases.length] as NarrativeCase;
    const year = work.at(BLOCKED_AFTER).slice(2, 4);
    const caseNo = isTissue ? `${year}-${numbers.next('tissue case', work.hospitalId, year)}` : null;
    const sections = isTissue || work.isWhole ? sectionsOf(isTissue ? biopsy : cytology, told, work.isWhole) : null;
    return { work, sections, caseNo, block: caseNo === null ? null : blockOf(index + 1, caseNo) };
  });
  await write(owner, tenantId, reports);
  return new Map(
    reports.map(({ work: { labWorkId }, sections, block }) => {
      const written = { sections: sections ?? [] };
      const parts = narrativeParts(block ? [block] : [], written);
      return [labWorkId, { labWorkId, summary: narrativeSummary(written), parts }];
    }),
  );
}

function sectionsOf(template: string, told: NarrativeCase, isWhole: boolean): WrittenSection[] {
  return readTemplate(template).map(({ code, label, isRequired, choices }) => {
    const said = isWhole || label === 'Clinical details' || label === 'Gross description' ? (told[label] ?? '') : '';
    const chosen = choices.find((one) => one.code === said);
    return { code, label, isRequired, text: chosen?.label ?? said, choiceCode: chosen?.code ?? null };
  });
}

const blockOf = (tissueBlockId: number, caseNo: string): TissueBlock => ({
  tissueBlockId,
  caseNo,
  blockNo: 'A1',
  description: 'All embedded',
  slides: [{ slideId: tissueBlockId, slideNo: 'A1-1', stain: STAIN, isRecut: false }],
});

async function write(owner: pg.Client, tenantId: number, reports: readonly Report[]): Promise<void> {
  const add = (table: string, rows: readonly Row[]) => insertRows(owner, tenantId, table, rows);
  const tissue = reports.flatMap(({ work, block, caseNo }) => (block && caseNo ? [{ work, block, caseNo }] : []));
  const by = ({ technicianId, at }: ToldWork) => ({ createdBy: technicianId, createdAt: at(BLOCKED_AFTER) });
  await add(
    'tissue_case',
    tissue.map(({ work: { specimenId, hospitalId }, caseNo }) => ({ specimenId, hospitalId, caseNo })),
  );
  await add(
    'tissue_block',
    tissue.map(({ work, block: { tissueBlockId, description } }) => ({
      tissueBlockId,
      specimenId: work.specimenId,
      part: 'A',
      blockNo: 1,
      description,
      ...by(work),
    })),
  );
  await add(
    'tissue_slide',
    tissue.map(({ work, block: { tissueBlockId } }) => ({
      slideId: tissueBlockId,
      tissueBlockId,
      slideNo: 1,
      stain: STAIN,
      isRecut: false,
      ...by(work),
    })),
  );
  await add(
    'narrative',
    reports.flatMap(({ work: { labWorkId, technicianId, at }, sections }) =>
      sections === null
        ? []
        : [{ labWorkId, versionNo: 1, repeatNo: 0, sections, enteredBy: technicianId, enteredAt: at(WRITTEN_AFTER) }],
    ),
  );
}
