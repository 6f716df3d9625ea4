// Finds final bills of inpatients by their number or that of their tax document, for the search of the shell.
import type { RecordNumber } from '@charaka/rules/list/record-number';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { ofListedModes } from '../../stay/admission/admission-reach.ts';
import { type FoundRecord, MOST_OF_AN_AREA, yearsFrom } from '../../stay/admission/numbered-records.ts';

/** Bills of the stays whose list the caller sees. */
export async function findByNumber(call: Call, { series, document }: RecordNumber): Promise<readonly FoundRecord[]> {
  const { tenantId, hospital } = call;
  const isListed = ofListedModes(call, sql`a.admission_mode`);
  const years = series ? yearsFrom(call, series.year) : [];
  if (!isListed || (!document && years.length === 0)) return [];
  const wanted = document
    ? sql`b.bill_id in (select d.bill_id from gst_document d where d.tenant_id = ${tenantId}
        and d.hospital_id = ${hospital.hospitalId} and d.document_no = ${document})`
    : sql`b.hospital_id = ${hospital.hospitalId} and b.fin_year = any(${years}::text[])
        and b.order_no = ${series?.number ?? 0}::bigint`;
  return call.tx.rows<FoundRecord>(sql`
    select 'finalBill' as kind, coalesce(${document ?? null}, b.order_no || ' / ' || b.fin_year) as number,
      b.bill_id as record_id, a.patient_id, a.admission_id
    from bill b join admission a on a.tenant_id = b.tenant_id and a.admission_id = b.admission_id
    where b.tenant_id = ${tenantId} and ${wanted} and not a.is_cancelled and ${isListed}
    order by b.fin_year desc limit ${MOST_OF_AN_AREA}`);
}
