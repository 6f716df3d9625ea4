-- expand
-- Concessions for the report of concessions (RP050, Q236): discounts of lines, prices below the list, charges taken off later than a day after
-- they were posted, discounts of whole bills and of memos, bills settled without payment, and write-offs. What was taken back again, with a
-- cancelled bill, a credit note or a medicine return, is negative on that day (RP005). The list price is that of the payer or of the package.
-- Amounts of lines are without GST. The approver is the one whose approval of a gift was used in that minute.
grant select (standard_charge_paise, tpa_charge_paise, package_price_paise, late_quantity_thousandths, change_reason, remark, created_at)
  on service_charge to charaka_report_owner;
grant select (created_by, created_at, gross_amount_paise, discount_reason, cancelled_by, cancel_reason, due_paise, due_reason,
  is_settled_without_pay) on bill to charaka_report_owner;
grant select (tenant_id, hospital_id, counter_bill_id, bill_no, fin_year, billed_at, created_by, total_charge_paise, discount_paise,
  discount_reason) on counter_bill to charaka_report_owner;
grant select (tenant_id, counter_refund_id, refund_no, fin_year, reason, created_by) on counter_refund to charaka_report_owner;
grant select (discount_share_paise, amount_paise) on counter_refund_line to charaka_report_owner;
grant select (tenant_id, hospital_id, write_off_id, admission_id, bill_id, amount_paise, reason, is_active, created_by, created_at)
  on bill_write_off to charaka_report_owner;
grant select (gross_paise, discount_paise, remarks) on pharmacy_sale to charaka_report_owner;
grant select (gross_paise, discount_paise, reason, fin_year) on pharmacy_return to charaka_report_owner;
grant select (tenant_id, kind, about, used_at, decided_by) on approval_request to charaka_report_owner;

create view report.concession as
select x.tenant_id, x.hospital_id, x.kind, x.entry, case when x.admission_id is null then 'counter' else 'stay' end as desk, x.paper_id, x.refund_id,
  x.given_at, x.paper_no, x.fin_year, x.admission_id,
  coalesce((select a.patient_id from admission a where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id),
    (select b.patient_id from counter_bill b where b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id)) as patient_id,
  coalesce(
    (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name))
       from admission a join patient n on n.tenant_id = a.tenant_id and n.patient_id = a.patient_id
       where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id),
    (select name_in_one(n.salutation, n.first_name, n.last_name)
       from counter_bill b join patient n on n.tenant_id = b.tenant_id and n.patient_id = b.patient_id
       where b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id)) as person_name,
  x.list_amount, x.given,
  case when x.list_amount <> 0 then trim_scale(round(x.given * 100.0 / x.list_amount, 1))::text end as given_percent,
  x.reason, x.given_by_id,
  (select u.name from app_user u where u.tenant_id = x.tenant_id and u.user_id = x.given_by_id) as given_by_name,
  (select u.name from approval_request r join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.decided_by
     where r.tenant_id = x.tenant_id and r.kind = 'gift' and r.about = jsonb_build_object('admissionId', x.admission_id)
       and r.used_at between x.made_at - interval '1 minute' and x.made_at + interval '1 minute'
     order by r.used_at desc limit 1) as approved_by_name
from (
  select s.tenant_id, s.hospital_id, v.kind, 'given' as entry, s.service_charge_id as paper_id, 0::bigint as refund_id,
    s.applied_at as given_at, coalesce(s.changed_at, s.created_at) as made_at, null::bigint as paper_no, null::text as fin_year,
    s.admission_id, s.counter_bill_id, v.list_amount, v.given, coalesce(s.change_reason, s.remark) as reason, s.created_by as given_by_id
  from service_charge s
  cross join lateral (
    select coalesce(s.package_price_paise, nullif(s.tpa_charge_paise, 0), nullif(s.standard_charge_paise, 0), s.applied_charge_paise) as price
  ) p
  cross join lateral (
    select 'lineDiscount' as kind, round(s.quantity_thousandths::numeric * s.applied_charge_paise / 1000)::bigint as list_amount,
      round(s.quantity_thousandths::numeric * s.item_discount_paise / 1000)::bigint as given where s.item_discount_paise > 0
    union all
    select 'lowered', round(s.quantity_thousandths::numeric * p.price / 1000)::bigint,
      round(s.quantity_thousandths::numeric * p.price / 1000)::bigint
        - round(s.quantity_thousandths::numeric * s.applied_charge_paise / 1000)::bigint where p.price > s.applied_charge_paise
  ) v
  where s.is_active and not s.is_bed_rent and not s.is_non_applicable
  union all
  select s.tenant_id, s.hospital_id, v.kind, 'takenBack', s.service_charge_id, r.counter_refund_id, r.refunded_at, r.refunded_at, r.refund_no,
    r.fin_year, s.admission_id, s.counter_bill_id, -v.list_amount, -v.given, r.reason, r.created_by
  from counter_refund r
  join counter_refund_line l on l.tenant_id = r.tenant_id and l.counter_refund_id = r.counter_refund_id
  join service_charge s on s.tenant_id = l.tenant_id and s.service_charge_id = l.service_charge_id
  cross join lateral (
    select coalesce(s.package_price_paise, nullif(s.tpa_charge_paise, 0), nullif(s.standard_charge_paise, 0), s.applied_charge_paise) as price
  ) p
  cross join lateral (
    select 'lineDiscount' as kind, round(l.quantity_thousandths::numeric * s.applied_charge_paise / 1000)::bigint as list_amount,
      round(l.quantity_thousandths::numeric * s.item_discount_paise / 1000)::bigint as given where s.item_discount_paise > 0
    union all
    select 'lowered', round(l.quantity_thousandths::numeric * p.price / 1000)::bigint,
      round(l.quantity_thousandths::numeric * p.price / 1000)::bigint
        - round(l.quantity_thousandths::numeric * s.applied_charge_paise / 1000)::bigint where p.price > s.applied_charge_paise
    union all
    select 'billDiscount', l.amount_paise + l.discount_share_paise, l.discount_share_paise where l.discount_share_paise <> 0
  ) v
  where not s.is_non_applicable
  union all
  select s.tenant_id, s.hospital_id, 'takenOff', 'given', s.service_charge_id, 0::bigint, s.changed_at, s.changed_at, null::bigint, null::text,
    s.admission_id, s.counter_bill_id, round(s.late_quantity_thousandths::numeric * p.price / 1000)::bigint,
    round((s.late_quantity_thousandths - case when s.is_active then s.quantity_thousandths else 0 end)::numeric * p.price / 1000)::bigint,
    s.change_reason, s.created_by
  from service_charge s
  cross join lateral (
    select coalesce(s.package_price_paise, nullif(s.tpa_charge_paise, 0), nullif(s.standard_charge_paise, 0), s.applied_charge_paise) as price
  ) p
  where s.late_quantity_thousandths > case when s.is_active then s.quantity_thousandths else 0 end and s.changed_at is not null
    and not s.is_non_applicable
  union all
  select b.tenant_id, b.hospital_id, 'billDiscount', 'given', b.bill_id, 0::bigint, b.billed_at, b.created_at, b.order_no, b.fin_year,
    b.admission_id, null::bigint, b.gross_amount_paise, b.discount_paise, b.discount_reason, b.created_by
  from bill b
  where b.discount_paise > 0
  union all
  select b.tenant_id, b.hospital_id, 'billDiscount', 'takenBack', b.bill_id, 0::bigint, b.cancelled_at, b.cancelled_at, b.order_no, b.fin_year,
    b.admission_id, null::bigint, -b.gross_amount_paise, -b.discount_paise, b.cancel_reason, b.cancelled_by
  from bill b
  where not b.is_active and b.discount_paise > 0
  union all
  select b.tenant_id, b.hospital_id, 'unpaid', 'given', b.bill_id, 0::bigint, b.billed_at, b.created_at, b.order_no, b.fin_year,
    b.admission_id, null::bigint, b.net_amount_paise, b.due_paise, b.due_reason, b.created_by
  from bill b
  where b.is_active and b.is_settled_without_pay and b.due_paise > 0
  union all
  select w.tenant_id, w.hospital_id, 'writeOff', 'given', w.write_off_id, 0::bigint, w.created_at, w.created_at, b.order_no, b.fin_year,
    w.admission_id, null::bigint, b.net_amount_paise, w.amount_paise, w.reason, w.created_by
  from bill_write_off w
  join bill b on b.tenant_id = w.tenant_id and b.bill_id = w.bill_id
  where w.is_active
  union all
  select c.tenant_id, c.hospital_id, 'billDiscount', 'given', c.counter_bill_id, 0::bigint, c.billed_at, c.billed_at, c.bill_no, c.fin_year,
    null::bigint, c.counter_bill_id, c.total_charge_paise, c.discount_paise, c.discount_reason, c.created_by
  from counter_bill c
  where c.discount_paise > 0
  union all
  select m.tenant_id, m.hospital_id, 'memoDiscount', 'given', m.sale_id, 0::bigint, m.sold_at, m.sold_at, m.memo_no, m.fin_year,
    m.admission_id, null::bigint, m.gross_paise, m.discount_paise, m.remarks, m.created_by
  from pharmacy_sale m
  where m.discount_paise > 0
  union all
  select r.tenant_id, r.hospital_id, 'memoDiscount', 'takenBack', r.return_id, 0::bigint, r.returned_at, r.returned_at, r.return_no,
    r.fin_year, r.admission_id, null::bigint, -r.gross_paise, -r.discount_paise, r.reason, r.created_by
  from pharmacy_return r
  where r.discount_paise > 0
) x;
alter view report.concession owner to charaka_report_owner;
grant select on report.concession to charaka_report;

select grant_right('report/concession', '{"0": "view add edit delete", "13": "view", "19": "view", "32": "view", "33": "view"}');
