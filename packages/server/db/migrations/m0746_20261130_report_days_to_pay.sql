-- expand
-- A settled claim shows the days from the day when its bill went to the payer until the last money of the payer; without a version that was sent
-- they begin with the day of the bill.
grant select (received_on) on payer_receipt to charaka_report_owner;

create or replace view report.claim as
select x.tenant_id, x.hospital_id, x.desk, x.bill_id, x.payer_id,
  (select s.association_name from association s where s.tenant_id = x.tenant_id and s.association_id = x.payer_id) as payer_name,
  x.bill_no, x.fin_year, x.billed_at, x.submitted_at, x.admission_id, x.patient_id, x.person_name,
  x.authorised, x.claimed, x.paid, x.tds, x.disallowed, case when x.is_open then x.claimed - x.settled else 0 end as outstanding,
  case
    when not x.is_open then 'cancelled'
    when x.rest = 0 then 'settled'
    when a.days <= 30 then 'upTo30'
    when a.days <= 60 then 'upTo60'
    when a.days <= 90 then 'upTo90'
    else 'older'
  end as age, x.reason, x.entry, x.refund_id,
  case when x.entry = 'claimed' and x.is_open and x.rest = 0 then greatest(0,
    (select max(r.received_on) from payer_receipt_part t
       join payer_receipt r on r.tenant_id = t.tenant_id and r.receipt_id = t.receipt_id and r.association_id = x.payer_id
       where t.tenant_id = x.tenant_id and t.is_active and t.paid_paise > 0
         and ((x.desk = 'stay' and t.bill_id = x.bill_id) or (x.desk = 'counter' and t.counter_bill_id = x.bill_id)))
    - (coalesce(x.submitted_at, x.billed_at) at time zone a.timezone)::date) end as days_to_pay
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
       where t.tenant_id = b.tenant_id and t.bill_id = b.bill_id and t.is_active) as reason,
    'claimed' as entry, 0::bigint as refund_id, b.is_active as is_open, k.claim_paise - k.settled_paise as rest, b.billed_at as aged_from
  from bill b
  join bill_payer k on k.tenant_id = b.tenant_id and k.bill_id = b.bill_id
  cross join lateral (
    select coalesce(sum(t.paid_paise), 0)::bigint as paid, coalesce(sum(t.tds_paise), 0)::bigint as tds,
      coalesce(sum(t.disallowed_paise), 0)::bigint as disallowed
    from payer_receipt_part t
    join payer_receipt r on r.tenant_id = t.tenant_id and r.receipt_id = t.receipt_id and r.association_id = k.association_id
    where t.tenant_id = b.tenant_id and t.bill_id = b.bill_id and t.is_active
  ) p
  where b.association_id is not null
  union all
  select b.tenant_id, b.hospital_id, 'stay', b.bill_id, k.association_id, b.order_no, b.fin_year, b.cancelled_at, null::timestamptz,
    b.admission_id,
    (select a.patient_id from admission a where a.tenant_id = b.tenant_id and a.admission_id = b.admission_id),
    (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name))
       from admission a join patient n on n.tenant_id = a.tenant_id and n.patient_id = a.patient_id
       where a.tenant_id = b.tenant_id and a.admission_id = b.admission_id),
    -k.authorized_paise, -k.claim_paise, 0::bigint, 0::bigint, 0::bigint, 0::bigint, b.cancel_reason,
    'reduced', 0::bigint, false, 0::bigint, b.billed_at
  from bill b
  join bill_payer k on k.tenant_id = b.tenant_id and k.bill_id = b.bill_id
  where not b.is_active and b.association_id is not null
  union all
  select c.tenant_id, c.hospital_id, 'counter', c.counter_bill_id, c.association_id, c.bill_no, c.fin_year, c.billed_at,
    null::timestamptz, null::bigint, c.patient_id,
    (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
       where n.tenant_id = c.tenant_id and n.patient_id = c.patient_id),
    c.authorized_paise, c.authorized_paise, c.settled_paise, p.paid, p.tds, p.disallowed,
    (select string_agg(t.reason, '; ' order by t.receipt_id) from payer_receipt_part t
       where t.tenant_id = c.tenant_id and t.counter_bill_id = c.counter_bill_id and t.is_active),
    'claimed', 0::bigint, c.is_active, q.rest, c.billed_at
  from counter_bill c
  cross join lateral (
    select c.authorized_paise - c.settled_paise - coalesce((select sum(f.claim_reduced_paise)::bigint from counter_refund f
      where f.tenant_id = c.tenant_id and f.counter_bill_id = c.counter_bill_id), 0) as rest
  ) q
  cross join lateral (
    select coalesce(sum(t.paid_paise), 0)::bigint as paid, coalesce(sum(t.tds_paise), 0)::bigint as tds,
      coalesce(sum(t.disallowed_paise), 0)::bigint as disallowed
    from payer_receipt_part t
    where t.tenant_id = c.tenant_id and t.counter_bill_id = c.counter_bill_id and t.is_active
  ) p
  where c.authorized_paise > 0
  union all
  select c.tenant_id, c.hospital_id, 'counter', c.counter_bill_id, c.association_id, c.bill_no, c.fin_year, f.refunded_at,
    null::timestamptz, null::bigint, c.patient_id,
    (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
       where n.tenant_id = c.tenant_id and n.patient_id = c.patient_id),
    0::bigint, -f.claim_reduced_paise, 0::bigint, 0::bigint, 0::bigint, 0::bigint, f.reason,
    'reduced', f.counter_refund_id, c.is_active, q.rest, c.billed_at
  from counter_refund f
  join counter_bill c on c.tenant_id = f.tenant_id and c.counter_bill_id = f.counter_bill_id and c.authorized_paise > 0
  cross join lateral (
    select c.authorized_paise - c.settled_paise - coalesce((select sum(g.claim_reduced_paise)::bigint from counter_refund g
      where g.tenant_id = c.tenant_id and g.counter_bill_id = c.counter_bill_id), 0) as rest
  ) q
  where f.claim_reduced_paise > 0
) x
cross join lateral (
  select (now() at time zone h.timezone)::date - (x.aged_from at time zone h.timezone)::date as days, h.timezone
  from hospital h where h.tenant_id = x.tenant_id and h.hospital_id = x.hospital_id
) a;
