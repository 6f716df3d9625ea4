// Writes what the demo's counter gave back, and what it owes: tests that were paid for and cancelled, most with credit note and what was paid out.
import type pg from 'pg';

const GIVEN_BACK = 25;

/** Bills of a cancelled order, the oldest ones each given back whole a little later. */
const given = `create temp table demo_back on commit drop as
  select d.*, b.counter_bill_id, x.service_charge_id, g.gst_document_id, g.document_no, g.document_date, d.billed_at + interval '150 minutes' as back_at,
    o.status_reason as reason, row_number() over (partition by d.hospital_id, d.fin_year order by d.billed_at, d.clinical_order_id) as back_no
  from demo_bill d
  join clinical_order o on o.tenant_id = $1 and o.clinical_order_id = d.clinical_order_id and o.status = 'Cancelled'
  join counter_bill b on b.tenant_id = $1 and b.hospital_id = d.hospital_id and b.fin_year = d.fin_year and b.bill_no = d.bill_no
  join service_charge x on x.tenant_id = $1 and x.counter_bill_id = b.counter_bill_id
  left join gst_document g on g.tenant_id = $1 and g.counter_bill_id = b.counter_bill_id
  order by d.billed_at, d.clinical_order_id limit $2`;

/** Orders cancelled since then are in the cashier's list. */
const owed = `insert into refund_due (tenant_id, service_charge_id, hospital_id, clinical_order_id, quantity_thousandths, reason, owed_at, owed_by)
  select $1, x.service_charge_id, o.hospital_id, o.clinical_order_id, x.quantity_thousandths, o.status_reason, o.status_at, o.status_by
  from demo_bill d
  join clinical_order o on o.tenant_id = $1 and o.clinical_order_id = d.clinical_order_id and o.status = 'Cancelled'
  join service_charge x on x.tenant_id = $1 and x.clinical_order_id = o.clinical_order_id and x.is_active
  where not exists (select from demo_back b where b.clinical_order_id = d.clinical_order_id)`;

const backs: readonly string[] = [
  `insert into counter_receipt (tenant_id, hospital_id, counter_bill_id, kind, fin_year, receipt_no, paid_at, amount_paise, cash_paise, card_paise,
     upi_paise, neft_paise, cheque_paise, reason, created_by, created_at)
   select $1, hospital_id, counter_bill_id, 'Refund', fin_year, back_no, back_at, paise, paise, 0, 0, 0, 0, reason, user_id, back_at
   from demo_back order by back_at`,
  `insert into counter_refund (tenant_id, hospital_id, counter_bill_id, fin_year, refund_no, refunded_at, reason, amount_paise, round_off_paise,
     claim_reduced_paise, due_reduced_paise, paid_out_paise, counter_receipt_id, created_by, created_at)
   select $1, d.hospital_id, d.counter_bill_id, d.fin_year, back_no, back_at, d.reason, paise, 0, 0, 0, paise, r.counter_receipt_id, user_id, back_at
   from demo_back d join counter_receipt r on r.tenant_id = $1 and r.counter_bill_id = d.counter_bill_id and r.kind = 'Refund' order by back_at`,
  `insert into counter_refund_line (tenant_id, counter_refund_id, service_charge_id, quantity_thousandths, net_paise, igst_paise, sgst_paise, cgst_paise,
     discount_share_paise, amount_paise)
   select $1, r.counter_refund_id, d.service_charge_id, 1000, paise, 0, 0, 0, 0, paise
   from demo_back d join counter_refund r on r.tenant_id = $1 and r.counter_bill_id = d.counter_bill_id`,
];

const notes = `insert into gst_document (tenant_id, hospital_id, document_kind, series, fin_year, serial_no, document_no, document_date, issued_at,
    return_period, original_id, original_no, original_date, reason, counter_refund_id, seller_name, seller_gstin, seller_state_code, party_name,
    party_state_code, place_of_supply, is_inter_state, value_paise, taxable_paise, exempt_paise, igst_paise, cgst_paise, sgst_paise, created_by, created_at)
  select $1, d.hospital_id, 'CreditNote', $3, d.fin_year, d.back_no, ($2::json -> d.hospital_id::text ->> d.fin_year) || d.back_no,
    (d.back_at at time zone h.timezone)::date, d.back_at, to_char(d.back_at at time zone h.timezone, 'MMYYYY'), d.gst_document_id, d.document_no,
    d.document_date, d.reason, r.counter_refund_id, g.seller_name, g.seller_gstin, g.seller_state_code, g.party_name, g.party_state_code,
    g.place_of_supply, false, d.paise, 0, d.paise, 0, 0, 0, d.user_id, d.back_at
  from demo_back d
  join counter_refund r on r.tenant_id = $1 and r.counter_bill_id = d.counter_bill_id
  join gst_document g on g.tenant_id = $1 and g.gst_document_id = d.gst_document_id
  join hospital h on h.tenant_id = $1 and h.hospital_id = d.hospital_id
  order by d.back_at`;

const noteLines = `insert into gst_document_line (tenant_id, gst_document_id, line_no, hsn_code, description, uqc, quantity_thousandths, value_paise,
    taxable_paise, rate_basis_points, igst_paise, cgst_paise, sgst_paise, treatment)
  select $1, g.gst_document_id, 1, coalesce(nullif(d.hsn_code, ''), $2), d.charge_name, 'NA', 1000, d.paise, d.paise, 0, 0, 0, 0, 'Exempt'
  from demo_back d
  join counter_refund r on r.tenant_id = $1 and r.counter_bill_id = d.counter_bill_id
  join gst_document g on g.tenant_id = $1 and g.counter_refund_id = r.counter_refund_id`;

const series = `insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
  select $1, s.series, hospital_id, fin_year, max(back_no) from demo_back, unnest(array['counter refund', 'counter payout', $2]) s (series)
  where s.series <> $2 or gst_document_id is not null
  group by 2, 3, 4`;

/** How credit notes are numbered, and what stands for a code that the price list has not. */
export interface NoteNumbers {
  readonly letter: string;
  /** Prefixes of numbers, by hospital and financial year. */
  readonly prefixes: string;
  readonly serviceCode: string;
}

/** After the bills, while their rows are at hand. */
export async function seedCounterRefunds(owner: pg.Client, tenantId: number, numbers: NoteNumbers): Promise<void> {
  await owner.query(given, [tenantId, GIVEN_BACK]);
  await owner.query(owed, [tenantId]);
  for (const statement of backs) await owner.query(statement, [tenantId]);
  await owner.query(notes, [tenantId, numbers.prefixes, numbers.letter]);
  await owner.query(noteLines, [tenantId, numbers.serviceCode]);
  await owner.query(series, [tenantId, `gst ${numbers.letter}`]);
  await owner.query('drop table demo_back');
}
