// Writes the fees of the demo's doctors and what was billed and paid of them at the counter since they are asked, with the tests of visits; some visits owe a fee.
import { type GstSeries, gstNumberPrefix, gstSeries, HEALTH_SERVICE_CODE } from '@charaka/rules/money/gst-document';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';
import { isInIndia } from './in-india.ts';
import { seedCounterRefunds } from './seed-counter-refunds.ts';

/** Fees are asked since so many days, of the doctors whose visits the demo has. */
const DAYS = 30;
const FREE_DAYS = 7;

/** The first two doctors and the last one by their names ask nothing. */
const fees = `insert into consultation_fee (tenant_id, hospital_id, fee_name, doctor_id, visit_kind, charge_id, free_days, free_visits, valid_from)
  select $1, c.hospital_id, name_in_one(s.salutation, s.first_name, s.last_name) || ', ' || k.words, s.staff_id, k.visit_kind, c.charge_id,
    $3, 1, ($2::timestamptz at time zone h.timezone)::date - $4::integer
  from hospital h
  join lateral (select charge_id, hospital_id from charge x join gst_slab g on g.tenant_id = x.tenant_id and g.gst_slab_id = x.gst_slab_id
    where x.tenant_id = $1 and x.hospital_id = h.hospital_id and x.charge_type_id = 4 and x.is_active
      and g.igst_basis_points + g.sgst_basis_points + g.cgst_basis_points = 0 order by charge_id limit 1) c on true
  join (select *, row_number() over (partition by hospital_id order by first_name, last_name) as place, count(*) over (partition by hospital_id) as many
    from staff where tenant_id = $1 and role_id = 1 and is_active) s on s.place > 2 and s.place < s.many and exists (select from opd_visit v where v.tenant_id = $1 and v.hospital_id = h.hospital_id
    and v.doctor_id = s.staff_id and v.queue_state = 'Done' and v.created_at < $2::timestamptz - interval '2 days')
  cross join (values ('New', 'new'), ('FollowUp', 'follow-up')) k (visit_kind, words)
  where h.tenant_id = $1`;

/** Some doctors of the demo ask nothing: their visits are free without a rule, as in hospitals from before that setting. */
const feeSettings = `insert into opd_fee_setting (tenant_id, hospital_id, is_free_without_rule)
  select tenant_id, hospital_id, true from hospital where tenant_id = $1`;

/** The fee due for each visit: none soon after a paid one, else its fee; every other patient who waits today has not paid yet. */
const asked = `create temp table demo_fee on commit drop as
  select v.*, case when since <= $3 and coalesce(since_before, 999) > $3 then before_id end as free_of,
    queue_state = 'Waiting' and place % 2 = 0 and (coalesce(since, 999) > $3 or coalesce(since_before, 999) <= $3) as is_due
  from (
    select v.opd_visit_id, v.hospital_id, v.doctor_id, v.patient_id, v.day, v.visit_kind, v.queue_state, v.created_at, v.arrived_at, e.encounter_id,
      f.charge_id, f.valid_from, v.day - lag(v.day) over one as since, lag(v.opd_visit_id) over one as before_id,
      lag(v.day) over one - lag(v.day, 2) over one as since_before, row_number() over (order by v.opd_visit_id) as place
    from opd_visit v
    join encounter e on e.tenant_id = v.tenant_id and e.opd_visit_id = v.opd_visit_id
    join consultation_fee f on f.tenant_id = v.tenant_id and f.hospital_id = v.hospital_id and f.doctor_id = v.doctor_id
      and f.visit_kind = v.visit_kind and f.valid_from <= v.day
    where v.tenant_id = $1 and v.day <= $2::date
    window one as (partition by v.doctor_id, v.patient_id order by v.day)) v`;

const numbered = `create temp table demo_bill on commit drop as
  select b.*, row_number() over (partition by hospital_id, fin_year order by billed_at, opd_visit_id, clinical_order_id) as bill_no
  from (
    select d.opd_visit_id, d.encounter_id, d.patient_id, d.hospital_id, d.clinical_order_id, d.billed_at, y.fin_year,
      ($2::json ->> d.hospital_id::text)::bigint as user_id, c.charge_id, c.charge_type_id, c.charge_category_id, c.charge_code, c.charge_name,
      c.unit, c.hsn_code, c.standard_charge_paise as paise, d.opd_visit_id % 3 = 0 as is_upi
    from (
      select opd_visit_id, encounter_id, patient_id, hospital_id, null::bigint as clinical_order_id, charge_id, day,
        coalesce(arrived_at, created_at) as billed_at
      from demo_fee where free_of is null and not is_due
      union all
      select v.opd_visit_id, e.encounter_id, v.patient_id, v.hospital_id, o.clinical_order_id, o.charge_id, v.day, o.order_for + interval '5 minutes'
      from clinical_order o
      join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
      join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
      where o.tenant_id = $1 and o.order_kind = 'Investigation' and v.day < $3::date) d
    join charge c on c.tenant_id = $1 and c.charge_id = d.charge_id
    join hospital h on h.tenant_id = $1 and h.hospital_id = d.hospital_id
    cross join lateral (select case when extract(month from d.day) >= h.start_month
      then extract(year from d.day) || '-' || extract(year from d.day) + 1
      else extract(year from d.day) - 1 || '-' || extract(year from d.day) end as fin_year) y) b`;

const itsBill = `join counter_bill b on b.tenant_id = $1 and b.hospital_id = d.hospital_id and b.fin_year = d.fin_year and b.bill_no = d.bill_no`;

const bills: readonly string[] = [
  `insert into counter_bill (tenant_id, hospital_id, bill_kind, fin_year, bill_no, billed_at, encounter_id, patient_id, is_igst,
     total_without_gst_paise, igst_paise, sgst_paise, cgst_paise, total_charge_paise, discount_paise, round_off_paise, net_amount_paise,
     authorized_paise, due_paise, created_by, created_at)
   select $1, hospital_id, 'OPD', fin_year, bill_no, billed_at, encounter_id, patient_id, false, paise, 0, 0, 0, paise, 0, 0, paise, 0, 0, user_id, billed_at
   from demo_bill order by billed_at`,
  `insert into service_charge (tenant_id, hospital_id, charge_id, charge_type_id, charge_category_id, charge_code, description, applied_at, unit,
     quantity_thousandths, standard_charge_paise, applied_charge_paise, created_by, created_at, counter_bill_id, encounter_id, clinical_order_id)
   select $1, d.hospital_id, charge_id, charge_type_id, charge_category_id, charge_code, charge_name, d.billed_at, unit, 1000, paise, paise, user_id,
     d.billed_at, b.counter_bill_id, d.encounter_id, d.clinical_order_id
   from demo_bill d ${itsBill} order by d.billed_at`,
  `insert into counter_receipt (tenant_id, hospital_id, counter_bill_id, kind, fin_year, receipt_no, paid_at, amount_paise, cash_paise, card_paise,
     upi_paise, upi_reference, neft_paise, cheque_paise, created_by, created_at)
   select $1, d.hospital_id, b.counter_bill_id, 'Receive', d.fin_year, d.bill_no, d.billed_at, paise, case when is_upi then 0 else paise end, 0,
     case when is_upi then paise else 0 end, case when is_upi then (400000000000 + d.opd_visit_id * 7919)::text end, 0, 0, user_id, d.billed_at
   from demo_bill d ${itsBill} order by d.billed_at`,
  `update opd_visit v set counter_bill_id = x.counter_bill_id, fee_service_charge_id = x.service_charge_id
   from demo_bill d ${itsBill} join service_charge x on x.tenant_id = $1 and x.counter_bill_id = b.counter_bill_id
   where v.tenant_id = $1 and v.opd_visit_id = d.opd_visit_id and d.clinical_order_id is null`,
  `update opd_visit v set fee_state = case when d.is_due then 'Due' else 'Free' end, free_of_visit_id = d.free_of
   from demo_fee d where v.tenant_id = $1 and v.opd_visit_id = d.opd_visit_id and (d.is_due or d.free_of is not null)`,
];

/** The bill of supply of each, as the product writes it: consultations are exempt. */
const documents = `insert into gst_document (tenant_id, hospital_id, document_kind, series, fin_year, serial_no, document_no, document_date, issued_at,
    return_period, counter_bill_id, seller_name, seller_gstin, seller_state_code, party_name, party_state_code, place_of_supply, is_inter_state,
    value_paise, taxable_paise, exempt_paise, igst_paise, cgst_paise, sgst_paise, created_by, created_at)
  select $1, d.hospital_id, 'BillOfSupply', $3, d.fin_year, d.bill_no, ($2::json -> d.hospital_id::text ->> d.fin_year) || d.bill_no,
    (d.billed_at at time zone h.timezone)::date, d.billed_at, to_char(d.billed_at at time zone h.timezone, 'MMYYYY'), b.counter_bill_id,
    h.hospital_name, h.gst_number, h.state_code, name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name), p.state_code,
    h.state_code, false, d.paise, 0, d.paise, 0, 0, 0, d.user_id, d.billed_at
  from demo_bill d
  ${itsBill}
  join hospital h on h.tenant_id = $1 and h.hospital_id = d.hospital_id
  join patient p on p.tenant_id = $1 and p.patient_id = d.patient_id
  where ${isInIndia}
  order by d.billed_at`;

const documentLines = `insert into gst_document_line (tenant_id, gst_document_id, line_no, hsn_code, description, uqc, quantity_thousandths, value_paise,
    taxable_paise, rate_basis_points, igst_paise, cgst_paise, sgst_paise, treatment)
  select $1, g.gst_document_id, 1, coalesce(nullif(d.hsn_code, ''), $2), d.charge_name, 'NA', 1000, d.paise, d.paise, 0, 0, 0, 0, 'Exempt'
  from demo_bill d
  ${itsBill}
  join gst_document g on g.tenant_id = $1 and g.counter_bill_id = b.counter_bill_id`;

const series = `insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
  select $1, s.series, d.hospital_id, d.fin_year, max(d.bill_no)
  from demo_bill d join hospital h on h.tenant_id = $1 and h.hospital_id = d.hospital_id,
    unnest(array['counter bill', 'counter receipt', $2]) s (series)
  where s.series <> $2 or ${isInIndia}
  group by 2, 3, 4`;

/** Runs after the queues of today, so that no called patient owes a fee. `desk` is the biller of each hospital. */
export async function seedCounterBills(
  owner: pg.Client,
  { tenantId, hospitals }: DemoTenant,
  { now, desk }: { readonly now: Date; readonly desk: string },
): Promise<void> {
  const at = now.toISOString();
  await owner.query(feeSettings, [tenantId]);
  await owner.query(fees, [tenantId, at, FREE_DAYS, DAYS]);
  await owner.query(asked, [tenantId, dateInZone(now, 'Asia/Kolkata'), FREE_DAYS]);
  await owner.query(numbered, [tenantId, desk, dateInZone(now, 'Asia/Kolkata')]);
  for (const [index, statement] of bills.entries()) {
    await owner.query(statement, [tenantId]);
    // The next statements look for the bills, and for their lines.
    if (index < 2) await owner.query('analyze demo_bill, counter_bill, service_charge');
  }
  const { rows } = await owner.query<{ finYear: string }>('select distinct fin_year as "finYear" from demo_bill');
  const prefixes = (letter: GstSeries) =>
    JSON.stringify(
      Object.fromEntries(
        hospitals.map(({ hospitalId }) => [
          hospitalId,
          Object.fromEntries(rows.map(({ finYear }) => [finYear, gstNumberPrefix(letter, hospitalId, finYear)])),
        ]),
      ),
    );
  await owner.query(documents, [tenantId, prefixes(gstSeries.counter), gstSeries.counter]);
  await owner.query('analyze gst_document');
  await owner.query(documentLines, [tenantId, HEALTH_SERVICE_CODE]);
  await owner.query(series, [tenantId, `gst ${gstSeries.counter}`]);
  await seedCounterRefunds(owner, tenantId, {
    letter: gstSeries.counterNote,
    prefixes: prefixes(gstSeries.counterNote),
    serviceCode: HEALTH_SERVICE_CODE,
  });
  await owner.query('drop table demo_fee, demo_bill');
  // Deferred constraints are checked now: the next tenant's admissions alter the table of lines, which may have no pending checks.
  await owner.query('set constraints all immediate');
  await owner.query('set constraints all deferred');
}
