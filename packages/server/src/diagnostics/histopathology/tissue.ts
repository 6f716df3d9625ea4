// Blocks and slides: numbered below the accession of their specimen, which is drawn with the first block (LB024).
import { histopathologySentences } from '@charaka/contract/diagnostics/histopathology/histopathology-sentences';
import * as narrative from '@charaka/contract/diagnostics/histopathology/narrative';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockNarrative } from './save-narrative.ts';

/** The accession of a specimen: the year and the count of the hospital. */
async function caseOf(call: Call, specimenId: number): Promise<string> {
  const known = await call.tx.row<{ caseNo: string }>(sql`
    select case_no from tissue_case where tenant_id = ${call.tenantId} and specimen_id = ${specimenId}`);
  if (known) return known.caseNo;
  const year = todayOf(call).slice(2, 4);
  const { hospitalId } = call.hospital;
  const { caseNo } = await call.tx.single<{ caseNo: string }>(sql`
    insert into tissue_case (tenant_id, specimen_id, hospital_id, case_no)
    values (${call.tenantId}, ${specimenId}, ${hospitalId},
      ${year} || '-' || next_number('tissue case', ${hospitalId}, ${year}))
    returning case_no`);
  return caseNo;
}

/** Behind the lock of the work, so that no two blocks get one number. */
export const addTissueBlock = handle(narrative.addTissueBlock, async (call, { block }) => {
  const { labWorkId } = await lockNarrative(call, block.labWorkId);
  const { specimenId } = await call.tx.single<{ specimenId: number | null }>(sql`
    select specimen_id from lab_work where tenant_id = ${call.tenantId} and lab_work_id = ${labWorkId}`);
  if (specimenId === null) return refuse(histopathologySentences.narrativeDoesNotExist);
  const caseNo = await caseOf(call, specimenId);
  const { tissueBlockId, blockNo } = await call.tx.single<{ tissueBlockId: number; blockNo: string }>(sql`
    insert into tissue_block (tenant_id, specimen_id, part, block_no, description, created_by, created_at)
    values (${call.tenantId}, ${specimenId}, ${block.part},
      (select coalesce(max(b.block_no), 0) + 1 from tissue_block b where b.tenant_id = ${call.tenantId}
        and b.specimen_id = ${specimenId} and b.part = ${block.part}),
      ${block.description || null}, ${call.userId}, ${call.now})
    returning tissue_block_id, part || block_no as block_no`);
  const label: string = `${caseNo} ${blockNo}`;
  call.say(histopathologySentences.blockAdded({ text: label }));
  return { tissueBlockId, blockNo: label };
});

/** Behind the lock of the work the block is of. */
export const addSlide = handle(narrative.addSlide, async (call, { slide }) => {
  const found = await call.tx.one<{ labWorkId: number; label: string }>(
    sql`select w.lab_work_id, c.case_no || ' ' || b.part || b.block_no as label
      from tissue_block b
      join tissue_case c on c.tenant_id = b.tenant_id and c.specimen_id = b.specimen_id
      join lab_work w on w.tenant_id = c.tenant_id and w.specimen_id = c.specimen_id
      join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Narrative'
      where b.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId}
        and b.tissue_block_id = ${slide.tissueBlockId}
      order by w.lab_work_id limit 1`,
    histopathologySentences.blockDoesNotExist,
  );
  await lockNarrative(call, found.labWorkId);
  const { slideId, slideNo } = await call.tx.single<{ slideId: number; slideNo: number }>(sql`
    insert into tissue_slide (tenant_id, tissue_block_id, slide_no, stain, is_recut, created_by, created_at)
    values (${call.tenantId}, ${slide.tissueBlockId},
      (select coalesce(max(l.slide_no), 0) + 1 from tissue_slide l where l.tenant_id = ${call.tenantId}
        and l.tissue_block_id = ${slide.tissueBlockId}),
      ${slide.stain}, ${slide.isRecut}, ${call.userId}, ${call.now})
    returning slide_id, slide_no`);
  const label: string = `${found.label}-${slideNo}`;
  call.say(histopathologySentences.slideAdded({ text: label }));
  return { slideId, slideNo: label };
});
