-- expand
-- Stays with non-hospital charges, or with receipts for them (Q219). Without a final bill the figures are those that a bill of today would
-- have, without the room rent up to now. Charged = on the bill + paid + deducted from a refund + written off + due, and
-- received = paid + used for the bill + refunded.
grant select (tenant_id, hospital_id, is_non_hospital_charge) on hospital to charaka_report_owner;
grant select (tenant_id, admission_id, patient_type) on admission to charaka_report_owner;
grant select (tenant_id, admission_id, bill_id, is_active, non_hospital_paise, pool_used_paise, pool_to_bill_paise, non_hospital_kept_paise,
  non_hospital_due_paise) on bill to charaka_report_owner;
grant select (tenant_id, admission_id, bill_id, payment_type, amount_paise, is_active, is_non_hospital, card_paise, upi_paise, neft_paise)
  on payment to charaka_report_owner;
grant select (tenant_id, admission_id, is_active, is_non_applicable, is_bed_rent, line_total_paise) on service_charge to charaka_report_owner;
grant select (tenant_id, bill_id, amount_paise, is_active, is_non_hospital) on bill_write_off to charaka_report_owner;

create view report.non_hospital as
select x.tenant_id, x.hospital_id, x.admission_id, x.patient_id, x.registration_no, x.person_name, x.admitted_at, x.discharged_at, x.state,
  x.has_final_bill, x.bed_name, x.ward_id, x.ward_name, x.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = x.tenant_id and s.staff_id = x.doctor_id) as doctor_name,
  x.payer_id,
  (select s.association_name from association s where s.tenant_id = x.tenant_id and s.association_id = x.payer_id) as payer_name,
  x.charged, x.charged - x.left_out as on_bill, x.received, x.paid, x.to_bill, x.kept, x.refunded, x.written_off, x.due
from (
  select a.tenant_id, a.hospital_id, a.admission_id, a.patient_id, a.registration_no,
    (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name)) from patient n
       where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_name,
    a.admitted_at, a.discharged_at, case when a.is_discharged then 'discharged' else 'inHospital' end as state,
    b.bill_id is not null as has_final_bill,
    (select d.bed_name from bed d where d.tenant_id = a.tenant_id and d.bed_id = a.current_bed_id) as bed_name,
    (select d.bed_group_id from bed d where d.tenant_id = a.tenant_id and d.bed_id = a.current_bed_id) as ward_id,
    (select g.bed_group_name from bed d join bed_group g on g.tenant_id = d.tenant_id and g.bed_group_id = d.bed_group_id
       where d.tenant_id = a.tenant_id and d.bed_id = a.current_bed_id) as ward_name,
    a.doctor_id, a.association_id as payer_id,
    c.charged, o.left_out, p.received, p.refunded,
    case when b.bill_id is null then least(o.left_out, p.pool) else b.pool_used_paise + p.later end as paid,
    case when b.bill_id is null then p.pool - least(o.left_out, p.pool) else b.pool_to_bill_paise end as to_bill,
    coalesce(b.non_hospital_kept_paise, 0) as kept,
    coalesce((select sum(w.amount_paise) from bill_write_off w
       where w.tenant_id = b.tenant_id and w.bill_id = b.bill_id and w.is_active and w.is_non_hospital), 0)::bigint as written_off,
    case when b.bill_id is null then o.left_out - least(o.left_out, p.pool) else b.non_hospital_due_paise end as due
  from admission a
  join hospital h on h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id
  left join bill b on b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active
  cross join lateral (
    select coalesce(sum(v.line_total_paise), 0)::bigint as charged from service_charge v
    where v.tenant_id = a.tenant_id and v.admission_id = a.admission_id and v.is_active and v.is_non_applicable
      and (b.bill_id is not null or not v.is_bed_rent)
  ) c
  cross join lateral (
    select coalesce(sum(q.amount_paise) filter (where q.is_non_hospital and q.payment_type = 'Receive'), 0)::bigint as received,
      coalesce(sum(q.amount_paise) filter (where q.is_non_hospital and q.payment_type = 'Refund'), 0)::bigint as refunded,
      coalesce(sum(q.amount_paise) filter (where q.is_non_hospital and q.payment_type = 'Receive' and q.bill_id is not null), 0)::bigint as later,
      coalesce(sum(case q.payment_type when 'Receive' then q.amount_paise else -q.amount_paise end) filter (where q.is_non_hospital), 0)::bigint
        as pool,
      coalesce(bool_or(q.card_paise > 0 or q.upi_paise > 0 or q.neft_paise > 0)
        filter (where not q.is_non_hospital and q.payment_type = 'Receive'), false) as is_electronic
    from payment q
    where q.tenant_id = a.tenant_id and q.admission_id = a.admission_id and q.is_active
  ) p
  cross join lateral (
    select case when b.bill_id is not null then b.non_hospital_paise
      when h.is_non_hospital_charge and not p.is_electronic and a.patient_type not in ('Cash Claim', 'TPA') then c.charged
      else 0 end as left_out
  ) o
  where not a.is_cancelled
    and (exists (select from service_charge v
        where v.tenant_id = a.tenant_id and v.admission_id = a.admission_id and v.is_active and v.is_non_applicable)
      or exists (select from payment q
        where q.tenant_id = a.tenant_id and q.admission_id = a.admission_id and q.is_active and q.is_non_hospital))
) x;
alter view report.non_hospital owner to charaka_report_owner;
grant select on report.non_hospital to charaka_report;

select grant_right('ipd_report_non_hospital', '{"0": "view add edit delete", "13": "view", "19": "view", "32": "view", "33": "view"}');
