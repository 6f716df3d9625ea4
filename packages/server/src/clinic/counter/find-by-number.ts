// Finds bills of the counter by their number, and by that of a receipt, payout, credit note or tax document, for the search of the shell.
import { counterMenu } from '@charaka/contract/clinic/counter/counter-bill';
import type { RecordNumber } from '@charaka/rules/list/record-number';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { type FoundRecord, MOST_OF_AN_AREA, yearsFrom } from '../../stay/admission/numbered-records.ts';

/** The bill that each opens; none for a caller who does not see the bills of the counter. */
export async function findByNumber(call: Call, { series, document }: RecordNumber): Promise<readonly FoundRecord[]> {
  if (!hasRight(call.session, counterMenu, 'view')) return [];
  const { tenantId, hospital } = call;
  if (document)
    return call.tx.rows<FoundRecord>(sql`
      select case when d.is_note then 'creditNote' else 'counterBill' end as kind, d.document_no as number,
        b.counter_bill_id as record_id, b.patient_id, null::bigint as admission_id
      from gst_document d
      left join counter_refund r on r.tenant_id = d.tenant_id and r.counter_refund_id = d.counter_refund_id
      join counter_bill b on b.tenant_id = d.tenant_id and b.counter_bill_id = coalesce(d.counter_bill_id, r.counter_bill_id)
      where d.tenant_id = ${tenantId} and d.hospital_id = ${hospital.hospitalId} and d.document_no = ${document}`);
  const years = series ? yearsFrom(call, series.year) : [];
  if (!series || years.length === 0) return [];
  const numbered = (column: 'bill_no' | 'receipt_no' | 'refund_no') => {
    const number = { bill_no: sql`n.bill_no`, receipt_no: sql`n.receipt_no`, refund_no: sql`n.refund_no` }[column];
    return sql`n.tenant_id = ${tenantId} and n.hospital_id = ${hospital.hospitalId} and n.fin_year = any(${years}::text[])
      and ${number} = ${series.number}::bigint`;
  };
  return call.tx.rows<FoundRecord>(sql`
    select f.kind, f.number || ' / ' || f.fin_year as number, f.counter_bill_id as record_id, b.patient_id,
      null::bigint as admission_id
    from (
      select 'counterBill' as kind, 0 as place, n.bill_no as number, n.fin_year, n.counter_bill_id
        from counter_bill n where ${numbered('bill_no')}
      union all
      select case n.kind when 'Receive' then 'counterReceipt' else 'counterPayout' end, 1, n.receipt_no, n.fin_year, n.counter_bill_id
        from counter_receipt n where ${numbered('receipt_no')} and n.kind in ('Receive', 'Refund')
      union all
      select 'creditNote', 2, n.refund_no, n.fin_year, n.counter_bill_id
        from counter_refund n where ${numbered('refund_no')}
    ) f
    join counter_bill b on b.tenant_id = ${tenantId} and b.counter_bill_id = f.counter_bill_id
    order by f.fin_year desc, f.place, f.kind limit ${MOST_OF_AN_AREA}`);
}
