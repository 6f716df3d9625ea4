// The SQL of reports in words: the version that counts, blocks and slides by their numbers, addenda.
import type { addendumKinds } from '@charaka/contract/diagnostics/histopathology/narrative';
import type { WrittenSection } from '@charaka/rules/diagnostics/narrative';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** A stored version. */
export interface Narrative {
  readonly versionNo: number;
  readonly sections: readonly WrittenSection[];
  readonly enteredAt: string;
  readonly enteredByName: string;
}

/** The text of a work's present repeat; undefined when there is none. */
export function findNarrative(call: Call, labWorkId: number): Promise<Narrative | undefined> {
  return call.tx.row<Narrative>(sql`
    select n.version_no, n.sections, n.entered_at, u.name as entered_by_name
    from narrative n
    join lab_work w on w.tenant_id = n.tenant_id and w.lab_work_id = n.lab_work_id and w.repeat_no = n.repeat_no
    join app_user u on u.tenant_id = n.tenant_id and u.user_id = n.entered_by
    where n.tenant_id = ${call.tenantId} and n.lab_work_id = ${labWorkId} order by n.version_no desc limit 1`);
}

/** The template of a work's test, as it is now. */
export async function readTemplateText(call: Call, labWorkId: number): Promise<string> {
  const found = await call.tx.row<{ sections: string }>(sql`
    select m.sections from lab_work w
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
    join narrative_template m on m.tenant_id = t.tenant_id and m.narrative_template_id = t.narrative_template_id
    where w.tenant_id = ${call.tenantId} and w.lab_work_id = ${labWorkId}`);
  return found?.sections ?? '';
}

/** Writes the next version over all repeats; returns its number. */
export async function insertNarrative(
  call: Call,
  { labWorkId, repeatNo }: { readonly labWorkId: number; readonly repeatNo: number },
  sections: readonly WrittenSection[],
  changeReason: string | null,
): Promise<number> {
  const { versionNo } = await call.tx.single<{ versionNo: number }>(sql`
    insert into narrative (tenant_id, lab_work_id, version_no, repeat_no, sections, entered_by, entered_at, change_reason)
    values (${call.tenantId}, ${labWorkId},
      (select coalesce(max(n.version_no), 0) + 1 from narrative n where n.tenant_id = ${call.tenantId} and n.lab_work_id = ${labWorkId}),
      ${repeatNo}, ${JSON.stringify(sections)}::jsonb, ${call.userId}, ${call.now}, ${changeReason})
    returning version_no`);
  return versionNo;
}

/** A block with its slides. */
export interface TissueBlock {
  readonly tissueBlockId: number;
  readonly caseNo: string;
  readonly blockNo: string;
  readonly description: string | null;
  readonly slides: { slideId: number; slideNo: string; stain: string; isRecut: boolean }[];
}

/** The blocks of a work's specimen, each with its slides (LB024). */
export function readBlocks(call: Call, labWorkId: number): Promise<TissueBlock[]> {
  return call.tx.rows<TissueBlock>(sql`
    select b.tissue_block_id, c.case_no, b.part || b.block_no as block_no, b.description, coalesce((
      select jsonb_agg(jsonb_build_object('slideId', l.slide_id, 'slideNo', b.part || b.block_no || '-' || l.slide_no,
        'stain', l.stain, 'isRecut', l.is_recut) order by l.slide_no)
      from tissue_slide l where l.tenant_id = b.tenant_id and l.tissue_block_id = b.tissue_block_id), '[]') as slides
    from lab_work w
    join tissue_case c on c.tenant_id = w.tenant_id and c.specimen_id = w.specimen_id
    join tissue_block b on b.tenant_id = c.tenant_id and b.specimen_id = c.specimen_id
    where w.tenant_id = ${call.tenantId} and w.lab_work_id = ${labWorkId}
    order by b.part, b.block_no`);
}

/** An addendum as signed. */
export interface Addendum {
  readonly kind: (typeof addendumKinds)[number];
  readonly text: string;
  readonly signedAt: string;
  readonly signedByName: string;
  readonly signedTitle: string;
}

/** The addenda of a work, in their order. */
export function readAddenda(call: Call, labWorkId: number): Promise<Addendum[]> {
  return call.tx.rows<Addendum>(sql`
    select a.kind, a.addendum_text as text, a.signed_at, u.name as signed_by_name, a.signed_title
    from narrative_addendum a join app_user u on u.tenant_id = a.tenant_id and u.user_id = a.signed_by
    where a.tenant_id = ${call.tenantId} and a.lab_work_id = ${labWorkId} order by a.narrative_addendum_id`);
}
