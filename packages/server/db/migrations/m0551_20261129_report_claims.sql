-- expand
-- Claims on payers for the report of claims: one row a bill and payer (RP041), with what the payer settled of it and what is open.
grant select (tenant_id, hospital_id, bill_id, admission_id, fin_year, order_no, billed_at, association_id, is_active)
  on bill to charaka_report_owner;
grant select (tenant_id, bill_id, association_id, authorized_paise, claim_paise, settled_paise) on bill_payer to charaka_report_owner;
grant select (tenant_id, admission_id, association_id, version_no, status, created_at) on bill_version to charaka_report_owner;
grant select (tenant_id, hospital_id, counter_bill_id, patient_id, fin_year, bill_no, billed_at, association_id, authorized_paise,
  settled_paise, is_active) on counter_bill to charaka_report_owner;
grant select (tenant_id, counter_bill_id, claim_reduced_paise) on counter_refund to charaka_report_owner;
grant select (tenant_id, receipt_id, association_id) on payer_receipt to charaka_report_owner;
grant select (tenant_id, receipt_id, bill_id, counter_bill_id, paid_paise, tds_paise, disallowed_paise, reason, is_active)
  on payer_receipt_part to charaka_report_owner;

-- A receipt belongs to one payer, so that its parts are of the claim of that payer. The age ends today; a settled claim has none.
create view report.claim as
select x.tenant_id, x.hospital_id, x.desk, x.bill_id, x.payer_id,
  (select s.association_name from association s where s.tenant_id = x.tenant_id and s.association_id = x.payer_id) as payer_name,
  x.bill_no, x.fin_year, x.billed_at, x.submitted_at, x.admission_id, x.patient_id, x.person_name,
  x.authorised, x.claimed, x.paid, x.tds, x.disallowed, x.claimed - x.settled as outstanding,
  case
    when x.claimed = x.settled then 'settled'
    when a.days <= 30 then 'upTo30'
    when a.days <= 60 then 'upTo60'
    when a.days <= 90 then 'upTo90'
    else 'older'
  end as age, x.reason
from (
  select b.tenant_id, b.hospital_id, 'stay' as desk, b.bill_id, k.association_id as payer_id, b.order_no as bill_no, b.fin_year,
    b.billed_at,
    (select v.created_at from bill_version v
       where v.tenant_id = b.tenant_id and v.admission_id = b.admission_id and v.association_id = k.association_id
         and v.status <> 'withdrawn' order by v.version_no desc limit 1) as submitted_at,
    b.admission_id,
    (select a.patient_id from admission a where a.tenant_id = b.tenant_id and a.admission_id = b.admission_id) as patient_id,
    (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name))
       from admission a join patient n on n.tenant_id = a.tenant_id and n.patient_id = a.patient_id
       where a.tenant_id = b.tenant_id and a.admission_id = b.admission_id) as person_name,
    k.authorized_paise as authorised, k.claim_paise as claimed, k.settled_paise as settled,
    p.paid, p.tds, p.disallowed,
    (select string_agg(t.reason, '; ' order by t.receipt_id) from payer_receipt_part t
       join payer_receipt r on r.tenant_id = t.tenant_id and r.receipt_id = t.receipt_id and r.association_id = k.association_id
       where t.tenant_id = b.tenant_id and t.bill_id = b.bill_id and t.is_active) as reason
  from bill b
  join bill_payer k on k.tenant_id = b.tenant_id and k.bill_id = b.bill_id
  cross join lateral (
    select coalesce(sum(t.paid_paise), 0)::bigint as paid, coalesce(sum(t.tds_paise), 0)::bigint as tds,
      coalesce(sum(t.disallowed_paise), 0)::bigint as disallowed
    from payer_receipt_part t
    join payer_receipt r on r.tenant_id = t.tenant_id and r.receipt_id = t.receipt_id and r.association_id = k.association_id
    where t.tenant_id = b.tenant_id and t.bill_id = b.bill_id and t.is_active
  ) p
  where b.is_active and b.association_id is not null
  union all
  select c.tenant_id, c.hospital_id, 'counter', c.counter_bill_id, c.association_id, c.bill_no, c.fin_year, c.billed_at,
    null::timestamptz, null::bigint, c.patient_id,
    (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
       where n.tenant_id = c.tenant_id and n.patient_id = c.patient_id),
    c.authorized_paise,
    c.authorized_paise - coalesce((select sum(f.claim_reduced_paise)::bigint from counter_refund f
       where f.tenant_id = c.tenant_id and f.counter_bill_id = c.counter_bill_id), 0),
    c.settled_paise, p.paid, p.tds, p.disallowed,
    (select string_agg(t.reason, '; ' order by t.receipt_id) from payer_receipt_part t
       where t.tenant_id = c.tenant_id and t.counter_bill_id = c.counter_bill_id and t.is_active)
  from counter_bill c
  cross join lateral (
    select coalesce(sum(t.paid_paise), 0)::bigint as paid, coalesce(sum(t.tds_paise), 0)::bigint as tds,
      coalesce(sum(t.disallowed_paise), 0)::bigint as disallowed
    from payer_receipt_part t
    where t.tenant_id = c.tenant_id and t.counter_bill_id = c.counter_bill_id and t.is_active
  ) p
  where c.is_active and c.authorized_paise > 0
) x
cross join lateral (
  select (now() at time zone h.timezone)::date - (x.billed_at at time zone h.timezone)::date as days
  from hospital h where h.tenant_id = x.tenant_id and h.hospital_id = x.hospital_id
) a;
alter view report.claim owner to charaka_report_owner;
grant select on report.claim to charaka_report;

-- Names of payers, for sums by payer.
create view report.payer_name as
select a.tenant_id, a.association_id as payer_id, a.association_name as payer_name from association a;
alter view report.payer_name owner to charaka_report_owner;
grant select on report.payer_name to charaka_report;
