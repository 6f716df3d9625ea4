// The SQL that reads tax documents back: rows of the list, and one as it was frozen.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getGstDocument } from '@charaka/contract/money/tax/tax';
import { taxSentences } from '@charaka/contract/money/tax/tax-sentences';
import type { GstDocumentKind } from '@charaka/rules/money/gst-document';
import sql, { join, type Sql } from 'sql-template-tag';
import type { AskedDays } from '../../kernel/asked-days.ts';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';

type GstDocument = OutputOf<typeof getGstDocument>['gstDocument'];

const source = sql`case when d.bill_id is not null then 'bill' when d.sale_id is not null then 'memo'
  when d.return_id is not null then 'return' when d.counter_bill_id is not null then 'counter' else 'counterRefund' end`;
const sourceNo = sql`coalesce(b.order_no::text, s.cash_memo, r.return_number, cr.refund_no::text, cb.bill_no::text)`;

const isOutsideIndia = sql`not exists (select from hospital h join country c on c.country_id = h.country_id
  where h.tenant_id = d.tenant_id and h.hospital_id = d.hospital_id and c.country_code = 'IN')`;

/** Amounts of credit notes count as negative where a list is sorted or narrowed by them, as the list shows them. */
const signed = (amount: Sql): Sql => sql`(case when d.document_kind = 'CreditNote' then -1 else 1 end * ${amount})`;

const fields = sql`d.gst_document_id, d.document_kind, d.document_no, d.fin_year, d.document_date, d.issued_at, d.return_period,
  d.original_id, d.original_no, d.original_date, ${source} as source, ${sourceNo} as source_no, d.admission_id, coalesce(a.patient_id, cb.patient_id, e.patient_id) as patient_id,
  d.party_name, d.party_gstin, d.place_of_supply, d.is_inter_state, ${isOutsideIndia} as is_outside_india, d.value_paise as value, d.taxable_paise as taxable,
  d.exempt_paise as exempt, d.igst_paise as igst, d.cgst_paise as cgst, d.sgst_paise as sgst, d.cess_paise as cess,
  d.total_paise as total`;

const tables = sql`gst_document d
  left join admission a on a.tenant_id = d.tenant_id and a.admission_id = d.admission_id
  left join bill b on b.tenant_id = d.tenant_id and b.bill_id = d.bill_id
  left join pharmacy_sale s on s.tenant_id = d.tenant_id and s.sale_id = d.sale_id
  left join pharmacy_return r on r.tenant_id = d.tenant_id and r.return_id = d.return_id
  left join pharmacy_sale rs on rs.tenant_id = r.tenant_id and rs.sale_id = r.sale_id
  left join encounter e on e.tenant_id = d.tenant_id and e.encounter_id = coalesce(s.encounter_id, rs.encounter_id)
  left join counter_refund cr on cr.tenant_id = d.tenant_id and cr.counter_refund_id = d.counter_refund_id
  left join counter_bill cb on cb.tenant_id = d.tenant_id and cb.counter_bill_id = coalesce(d.counter_bill_id, cr.counter_bill_id)`;

/** Street, town with PIN and state of the patient. */
const partyAddress = sql`nullif(concat_ws(', ', nullif(p.address_line_one, ''), nullif(p.address_line_two, ''),
  nullif(concat_ws(' ', nullif(p.city, ''), nullif(p.pincode, '')), ''),
  (select st.state_name from state st where st.state_id = p.state_id)), '')`;

const placeName = sql`(select concat(st.state_name, ' (', st.state_code, ')') from state st
  where st.country_id = h.country_id and st.state_code = d.place_of_supply limit 1)`;

interface Filters extends AskedDays {
  readonly documentKind?: GstDocumentKind | null | undefined;
}

/** Documents of the hospital, the newest first. */
export function gstDocumentList({ tenantId, hospital }: Call, filters: Filters): ListSource {
  const { fromDate, toDate, documentKind } = filters;
  const conditions = [
    sql`d.tenant_id = ${tenantId} and d.hospital_id = ${hospital.hospitalId}`,
    ...(fromDate ? [sql`d.document_date >= ${fromDate}::date`] : []),
    ...(toDate ? [sql`d.document_date <= ${toDate}::date`] : []),
    ...(documentKind ? [sql`d.document_kind = ${documentKind}`] : []),
  ];
  return {
    select: fields,
    from: tables,
    where: join(conditions, ' and '),
    columns: {
      documentNo: { sql: sql`d.document_no`, kind: 'text' },
      documentKind: { sql: sql`d.document_kind`, kind: 'text' },
      documentDate: { sql: sql`d.document_date`, kind: 'day' },
      finYear: { sql: sql`d.fin_year`, kind: 'text' },
      returnPeriod: { sql: sql`d.return_period`, kind: 'text' },
      originalNo: { sql: sql`d.original_no`, kind: 'text' },
      sourceNo: { sql: sourceNo, kind: 'text' },
      admissionId: { sql: sql`d.admission_id`, kind: 'number' },
      patientId: { sql: sql`coalesce(a.patient_id, cb.patient_id, e.patient_id)`, kind: 'number' },
      partyName: { sql: sql`d.party_name`, kind: 'text' },
      taxable: { sql: signed(sql`d.taxable_paise`), kind: 'money' },
      exempt: { sql: signed(sql`d.exempt_paise`), kind: 'money' },
      igst: { sql: signed(sql`d.igst_paise`), kind: 'money' },
      cgst: { sql: signed(sql`d.cgst_paise`), kind: 'money' },
      sgst: { sql: signed(sql`d.sgst_paise`), kind: 'money' },
      total: { sql: signed(sql`d.total_paise`), kind: 'money' },
    },
    tieBreak: sql`d.gst_document_id desc`,
    defaultOrder: sql`d.document_date desc`,
  };
}

/** One document of the hospital with its lines. Refuses when there is none of that number. */
export async function readGstDocument(call: Call, gstDocumentId: number): Promise<GstDocument> {
  const { tx, tenantId, hospital } = call;
  const [document, lines] = await Promise.all([
    tx.one<Omit<GstDocument, 'lines'>>(
      sql`select ${fields}, d.reason, d.seller_name, d.seller_gstin, d.seller_state_code, d.party_state_code, u.name as created_by_name,
          ${partyAddress} as party_address, ${placeName} as place_name
        from ${tables}
        join patient p on p.tenant_id = d.tenant_id and p.patient_id = coalesce(a.patient_id, cb.patient_id, e.patient_id)
        join hospital h on h.tenant_id = d.tenant_id and h.hospital_id = d.hospital_id
        join app_user u on u.tenant_id = d.tenant_id and u.user_id = d.created_by
        where d.tenant_id = ${tenantId} and d.hospital_id = ${hospital.hospitalId} and d.gst_document_id = ${gstDocumentId}`,
      taxSentences.taxDocumentDoesNotExist,
    ),
    tx.rows<GstDocument['lines'][number]>(sql`
      select line_no, hsn_code, description, uqc, quantity_thousandths as quantity, value_paise as value, taxable_paise as taxable,
        rate_basis_points as rate, igst_paise as igst, cgst_paise as cgst, sgst_paise as sgst, cess_paise as cess, treatment
      from gst_document_line where tenant_id = ${tenantId} and gst_document_id = ${gstDocumentId} order by line_no`),
  ]);
  return { ...document, lines };
}
