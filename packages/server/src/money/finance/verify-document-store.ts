// Data for the check of the tax documents: papers and documents of a batch of admissions, with the owner's rights.
import type pg from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { send } from '../../kernel/database.ts';
import type { KeptDocument, KeptPaper } from './verify-documents.ts';

/** Whether a hospital is in India: elsewhere no tax document is written, those of before stay (Q261). */
export const writesDocuments = (hospitalId: Sql, tenantId: number): Sql =>
  sql`exists (select from hospital h join country c on c.country_id = h.country_id
    where h.tenant_id = ${tenantId} and h.hospital_id = ${hospitalId} and c.country_code = 'IN')`;

/** Every final bill, cancelled ones too, every memo and every return. */
export const readPapers = (owner: pg.Client, tenantId: number, admissionIds: readonly number[]) =>
  send<KeptPaper & { readonly admissionId: number }>(
    owner,
    sql`with paper as (
        select hospital_id, admission_id, 'bill' as source, bill_id as paper_id, has_gst_document, not is_active as is_cancelled,
          total_without_gst_paise + other_charge_paise + treatment_medicine_paise as value_paise, igst_paise, cgst_paise, sgst_paise
        from bill where tenant_id = ${tenantId} and admission_id = any(${[...admissionIds]}::bigint[])
        union all
        select hospital_id, admission_id, 'memo', sale_id, has_gst_document, false, taxable_paise, 0, cgst_paise, sgst_paise
        from pharmacy_sale where tenant_id = ${tenantId} and admission_id = any(${[...admissionIds]}::bigint[])
        union all
        select hospital_id, admission_id, 'return', return_id, has_gst_document, false, taxable_paise, 0, cgst_paise, sgst_paise
        from pharmacy_return where tenant_id = ${tenantId} and admission_id = any(${[...admissionIds]}::bigint[]))
      select p.*, p.has_gst_document and (${writesDocuments(sql`p.hospital_id`, tenantId)} or exists (select from gst_document d
          where d.tenant_id = ${tenantId} and case p.source when 'bill' then d.bill_id when 'memo' then d.sale_id else d.return_id end
            = p.paper_id)) as is_documented
      from paper p`,
  );

/** Every document with the sums of its lines. */
export const readDocuments = (owner: pg.Client, tenantId: number, admissionIds: readonly number[]) =>
  send<KeptDocument & { readonly admissionId: number }>(
    owner,
    sql`select d.admission_id, case when d.bill_id is not null then 'bill' when d.sale_id is not null then 'memo' else 'return' end as source,
        coalesce(d.bill_id, d.sale_id, d.return_id) as paper_id, d.document_no, d.is_note, d.value_paise, d.igst_paise, d.cgst_paise,
        d.sgst_paise, d.discount_value_paise, d.discount_igst_paise, d.discount_cgst_paise, d.discount_sgst_paise, coalesce(l.value, 0)::bigint as lines_value_paise, coalesce(l.tax, 0)::bigint as lines_tax_paise,
        coalesce(l.odd, 0)::bigint as odd_lines
      from gst_document d
      left join lateral (
        select sum(value_paise) as value, sum(igst_paise + cgst_paise + sgst_paise) as tax,
          count(*) filter (where abs(taxable_paise * rate_basis_points - 10000 * (igst_paise + cgst_paise + sgst_paise)) > 30000) as odd
        from gst_document_line where tenant_id = d.tenant_id and gst_document_id = d.gst_document_id) l on true
      where d.tenant_id = ${tenantId} and d.admission_id = any(${[...admissionIds]}::bigint[])`,
  );

/** The first gap in the numbers of documents; null when each run goes from 1 to its count. */
export async function findDocumentGap(owner: pg.Client, tenantId: number): Promise<string | null> {
  const [row] = await send<{ run: string }>(
    owner,
    sql`select series || ' of hospital ' || hospital_id || ' in ' || fin_year as run from gst_document where tenant_id = ${tenantId}
      group by hospital_id, fin_year, series having count(*) <> max(serial_no) or min(serial_no) <> 1 order by 1 limit 1`,
  );
  return row?.run ?? null;
}
