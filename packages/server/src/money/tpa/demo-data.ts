// Demo data of payers' receipts: in each hospital a payer settled two claims with tax deducted, and another paid a part of one.
import { userIdFor } from '../../../db/seed/access-data.ts';
import type { DemoPart, DemoScene } from '../../../db/seed/demo-part.ts';

/** Claims of bills that are at least this old are chosen; the money came three days ago. */
const OLDEST_DAYS = 20;
const DAYS_AGO = 3;

/** The oldest claims of the two payers that owe most bills of each hospital, with the receipt that settles each. */
const chosen = `create temp table demo_claim on commit drop as
  select p.*, dense_rank() over (partition by p.hospital_id order by p.payer_place) as receipt_no,
    (case when p.payer_place = 1 then p.claim_paise / 1000 * 100 else 0 end) as tds_paise,
    (case when p.payer_place = 1 then p.claim_paise - p.claim_paise / 1000 * 100 else p.claim_paise / 200 * 100 end) as paid_paise,
    y.received_on, case when extract(month from y.received_on) >= y.start_month
      then extract(year from y.received_on) || '-' || extract(year from y.received_on) + 1
      else extract(year from y.received_on) - 1 || '-' || extract(year from y.received_on) end as fin_year,
    ($3::json ->> p.hospital_id::text)::bigint as user_id
  from (
    select c.hospital_id, c.association_id, c.bill_id, c.bill_payer_id, b.admission_id, c.claim_paise,
      row_number() over (partition by c.hospital_id, c.association_id order by b.billed_at, b.bill_id) as bill_place,
      dense_rank() over (partition by c.hospital_id order by n.many desc, c.association_id) as payer_place
    from bill_payer c
    join bill b on b.tenant_id = c.tenant_id and b.bill_id = c.bill_id and b.is_active
    join (select hospital_id, association_id, count(*) as many from bill_payer
      where tenant_id = $1 and is_active and claim_paise > 0 group by 1, 2) n
      on n.hospital_id = c.hospital_id and n.association_id = c.association_id
    where c.tenant_id = $1 and c.is_active and c.claim_paise > 100000 and c.settled_paise = 0
      and b.billed_at < $2::timestamptz - make_interval(days => $4::integer)) p
  join lateral (select ($2::timestamptz at time zone h.timezone)::date - $5::integer as received_on, h.start_month
    from hospital h where h.tenant_id = $1 and h.hospital_id = p.hospital_id) y on true
  where p.payer_place <= 2 and p.bill_place <= 3 - p.payer_place`;

const receipts: readonly string[] = [
  `insert into payer_receipt (tenant_id, hospital_id, association_id, fin_year, receipt_no, received_on, mode, reference, note, created_by)
   select distinct $1::integer, hospital_id, association_id, fin_year, receipt_no, received_on,
     case when payer_place = 1 then 'NEFT' else 'Cheque' end,
     case when payer_place = 1 then 'UTR2026' || lpad((hospital_id * 7919)::text, 9, '0') else lpad((hospital_id * 4231)::text, 6, '0') end,
     case when payer_place = 2 then 'The rest follows' end, user_id
   from demo_claim order by hospital_id, receipt_no`,
  `insert into payer_receipt_part (tenant_id, hospital_id, receipt_id, bill_id, admission_id, paid_paise, tds_paise, disallowed_paise,
     is_written_off, created_by)
   select $1, d.hospital_id, r.receipt_id, d.bill_id, d.admission_id, d.paid_paise, d.tds_paise, 0, false, d.user_id
   from demo_claim d
   join payer_receipt r on r.tenant_id = $1 and r.hospital_id = d.hospital_id and r.fin_year = d.fin_year and r.receipt_no = d.receipt_no
   order by d.hospital_id, d.receipt_no, d.bill_place`,
  `update bill_payer p set settled_paise = d.paid_paise + d.tds_paise
   from demo_claim d where p.tenant_id = $1 and p.bill_payer_id = d.bill_payer_id`,
  `insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
   select $1, 'payer receipt', hospital_id, fin_year, max(receipt_no) from demo_claim group by hospital_id, fin_year`,
];

async function seedReceipts({ owner, tenant, now }: DemoScene): Promise<void> {
  const { tenantId, hospitals } = tenant;
  const users = hospitals.map(({ hospitalId }) => [hospitalId, userIdFor('billing', hospitalId)]);
  const clerks = JSON.stringify(Object.fromEntries(users));
  await owner.query(chosen, [tenantId, now.toISOString(), clerks, OLDEST_DAYS, DAYS_AGO]);
  for (const statement of receipts) await owner.query(statement, [tenantId]);
  await owner.query('drop table demo_claim');
}

/** Rows of the demo. */
export const tpaDemo: readonly DemoPart[] = [
  { name: 'payer receipts', needs: ['admissions', 'users', 'taxDocuments'], seed: seedReceipts },
];
