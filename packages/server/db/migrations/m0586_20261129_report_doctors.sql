-- expand
-- Final bills and bills of the counter by consultant for the report of doctors, by the day of the bill: what was billed, what was collected on
-- it so far, and what is outstanding. Bills that were cancelled are left out; a credit note lowers the bill of the counter.
grant select (tenant_id, bill_id, claim_paise, settled_paise, is_active) on bill_payer to charaka_report_owner;
grant select (due_paise, non_hospital_due_paise, paid_in_advance_paise) on bill to charaka_report_owner;
grant select (tenant_id, counter_bill_id, encounter_id, bill_kind, net_amount_paise, due_paise, round_off_paise, settled_paise,
  authorized_paise) on counter_bill to charaka_report_owner;
grant select (tenant_id, counter_bill_id, amount_paise, claim_reduced_paise) on counter_refund to charaka_report_owner;
grant select (tenant_id, admission_id, department_id) on admission to charaka_report_owner;
grant select (tenant_id, encounter_id, department_id) on encounter to charaka_report_owner;
grant select (is_non_hospital, bill_id) on payment to charaka_report_owner;
grant select (tenant_id, hospital_id, mapping_id, charge_type_id, charge_id, staff_id, doctor_share_basis_points, is_active)
  on charge_mapping to charaka_report_owner;

create view report.doctor_bill as
select x.tenant_id, x.hospital_id, x.desk, x.bill_id, x.source, x.billed_at, x.bill_no, x.fin_year, x.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = x.tenant_id and s.staff_id = x.doctor_id) as doctor_name,
  x.department_id,
  (select d.department_name from department d where d.tenant_id = x.tenant_id and d.department_id = x.department_id) as department_name,
  x.payer_id,
  (select s.association_name from association s where s.tenant_id = x.tenant_id and s.association_id = x.payer_id) as payer_name,
  x.admission_id, x.patient_id,
  coalesce(
    (select nullif(a.infant_name, '') from admission a where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id),
    (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
       where n.tenant_id = x.tenant_id and n.patient_id = x.patient_id)) as person_name,
  x.gross, x.discount, x.billed, x.collected, x.still_due
from (
  select b.tenant_id, b.hospital_id, 'stay' as desk, b.bill_id, 'Inpatient' as source, b.billed_at, b.order_no as bill_no, b.fin_year,
    a.doctor_id, a.department_id, b.association_id as payer_id, b.admission_id, a.patient_id, b.gross_amount_paise as gross,
    b.discount_paise as discount, b.net_amount_paise as billed,
    (select coalesce(sum(case p.payment_type when 'Refund' then -p.amount_paise else p.amount_paise end), 0)::bigint from payment p
       where p.tenant_id = b.tenant_id and p.admission_id = b.admission_id and p.is_active and not p.is_non_hospital)
      + (select coalesce(sum(t.paid_paise), 0)::bigint from payer_receipt_part t
           where t.tenant_id = b.tenant_id and t.bill_id = b.bill_id and t.is_active) as collected,
    b.due_paise + (select coalesce(sum(k.claim_paise - k.settled_paise), 0)::bigint from bill_payer k
       where k.tenant_id = b.tenant_id and k.bill_id = b.bill_id and k.is_active) as still_due
  from bill b
  join admission a on a.tenant_id = b.tenant_id and a.admission_id = b.admission_id
  where b.is_active
  union all
  select c.tenant_id, c.hospital_id, 'counter', c.counter_bill_id, c.bill_kind, c.billed_at, c.bill_no, c.fin_year, e.doctor_id,
    e.department_id, c.association_id, null::bigint, c.patient_id, c.total_charge_paise, c.discount_paise,
    c.net_amount_paise - f.amount,
    (select coalesce(sum(case r.kind when 'Refund' then -r.amount_paise else r.amount_paise end), 0)::bigint from counter_receipt r
       where r.tenant_id = c.tenant_id and r.counter_bill_id = c.counter_bill_id)
      + (select coalesce(sum(t.paid_paise), 0)::bigint from payer_receipt_part t
           where t.tenant_id = c.tenant_id and t.counter_bill_id = c.counter_bill_id and t.is_active),
    c.due_paise + c.authorized_paise - f.claim - c.settled_paise
  from counter_bill c
  join encounter e on e.tenant_id = c.tenant_id and e.encounter_id = c.encounter_id
  cross join lateral (
    select coalesce(sum(r.amount_paise), 0)::bigint as amount, coalesce(sum(r.claim_reduced_paise), 0)::bigint as claim
    from counter_refund r where r.tenant_id = c.tenant_id and r.counter_bill_id = c.counter_bill_id
  ) f
  where c.is_active
) x;
alter view report.doctor_bill owner to charaka_report_owner;
grant select on report.doctor_bill to charaka_report;

-- The consultant's share in each line of a final bill: the nearest share of charges counts, that of the charge before that of its type, that of
-- the doctor before that of every doctor (Q231). Lines without a share are left out, and so is a cancelled bill.
create view report.doctor_share as
select l.tenant_id, l.hospital_id, l.bill_id, l.line_id, l.billed_at, l.bill_no, l.fin_year, l.doctor_id, l.doctor_name, l.charge_id,
  l.charge_name, l.category_id, l.category_name, l.payer_id, l.payer_name, l.admission_id, l.patient_id, l.person_name, l.net,
  m.rule, trim_scale(m.share / 100.0)::text as share_percent, round(l.net::numeric * m.share / 10000)::bigint as share
from report.bill_line l
cross join lateral (
  select k.doctor_share_basis_points as share,
    case when k.charge_id is not null and k.staff_id is not null then 'chargeOfDoctor'
      when k.charge_id is not null then 'charge'
      when k.staff_id is not null then 'typeOfDoctor'
      else 'type' end as rule
  from charge_mapping k
  where k.tenant_id = l.tenant_id and k.hospital_id = l.hospital_id and k.is_active and k.charge_type_id = l.charge_type_id
    and (k.charge_id is null or k.charge_id = l.posted_charge_id) and (k.staff_id is null or k.staff_id = l.doctor_id)
  order by k.charge_id is null, k.staff_id is null limit 1
) m
where l.part = 'charge';
alter view report.doctor_share owner to charaka_report_owner;
grant select on report.doctor_share to charaka_report;

select grant_right('doctor_Collection_Report', '{"0": "view add edit delete", "13": "view", "19": "view", "33": "view"}');
select grant_right('doctor_share', '{"0": "view add edit delete", "13": "view", "19": "view", "33": "view"}');
