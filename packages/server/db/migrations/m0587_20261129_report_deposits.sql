-- expand
-- Deposits of stays without a final bill, and advances of bookings of which something is left, as they are now (RP050). A deposit of a stay is
-- used by its final bill, an advance of a booking by the account to which it was transferred. Receipts for non-hospital charges are no deposits.
grant select (tenant_id, hospital_id, admission_id, patient_id, registration_no, admitted_at, doctor_id, association_id, is_final_bill,
  is_discharged, is_cancelled) on admission to charaka_report_owner;
grant select (tenant_id, admission_id, payment_type, amount_paise, is_active, is_non_hospital) on payment to charaka_report_owner;
grant select (tenant_id, hospital_id, appointment_id, ot_provisional_booking_id, kind, amount_paise, created_at)
  on advance_entry to charaka_report_owner;
grant select (tenant_id, appointment_id, patient_id, person_name, doctor_id) on appointment to charaka_report_owner;
grant select (tenant_id, ot_provisional_booking_id, patient_id, person_name, doctor_id) on ot_provisional_booking to charaka_report_owner;

create view report.deposit as
select x.tenant_id, x.hospital_id, x.source, x.paper_id, x.since, x.registration_no, x.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = x.tenant_id and s.staff_id = x.doctor_id) as doctor_name,
  x.payer_id,
  (select s.association_name from association s where s.tenant_id = x.tenant_id and s.association_id = x.payer_id) as payer_name,
  x.admission_id, x.patient_id, x.person_name, x.received, x.used, x.refunded, x.received - x.used - x.refunded as left_over
from (
  select a.tenant_id, a.hospital_id, 'stay' as source, a.admission_id as paper_id, a.admitted_at as since, a.registration_no, a.doctor_id,
    a.association_id as payer_id, a.admission_id, a.patient_id,
    (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name)) from patient n
       where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_name,
    coalesce(p.received, 0)::bigint as received, 0::bigint as used, coalesce(p.refunded, 0)::bigint as refunded
  from admission a
  cross join lateral (
    select sum(p.amount_paise) filter (where p.payment_type = 'Receive') as received,
      sum(p.amount_paise) filter (where p.payment_type = 'Refund') as refunded
    from payment p
    where p.tenant_id = a.tenant_id and p.admission_id = a.admission_id and p.is_active and not p.is_non_hospital
  ) p
  where not a.is_final_bill and not a.is_cancelled and not a.is_discharged
  union all
  select e.tenant_id, e.hospital_id, 'booking', e.appointment_id, e.since, null::text, b.doctor_id, null::bigint, null::bigint, b.patient_id,
    b.person_name, e.received, e.used, e.refunded
  from (
    select v.tenant_id, v.hospital_id, v.appointment_id, min(v.created_at) as since,
      coalesce(sum(v.amount_paise) filter (where v.kind = 'Receive'), 0)::bigint as received,
      coalesce(sum(v.amount_paise) filter (where v.kind = 'Transfer'), 0)::bigint as used,
      coalesce(sum(v.amount_paise) filter (where v.kind = 'Refund'), 0)::bigint as refunded
    from advance_entry v where v.appointment_id is not null group by 1, 2, 3
  ) e
  join appointment b on b.tenant_id = e.tenant_id and b.appointment_id = e.appointment_id
  where e.received - e.used - e.refunded <> 0
  union all
  select e.tenant_id, e.hospital_id, 'operation', e.ot_provisional_booking_id, e.since, null::text, b.doctor_id, null::bigint, null::bigint,
    b.patient_id, b.person_name, e.received, e.used, e.refunded
  from (
    select v.tenant_id, v.hospital_id, v.ot_provisional_booking_id, min(v.created_at) as since,
      coalesce(sum(v.amount_paise) filter (where v.kind = 'Receive'), 0)::bigint as received,
      coalesce(sum(v.amount_paise) filter (where v.kind = 'Transfer'), 0)::bigint as used,
      coalesce(sum(v.amount_paise) filter (where v.kind = 'Refund'), 0)::bigint as refunded
    from advance_entry v where v.ot_provisional_booking_id is not null group by 1, 2, 3
  ) e
  join ot_provisional_booking b on b.tenant_id = e.tenant_id and b.ot_provisional_booking_id = e.ot_provisional_booking_id
  where e.received - e.used - e.refunded <> 0
) x;
alter view report.deposit owner to charaka_report_owner;
grant select on report.deposit to charaka_report;

select grant_right('report/deposit', '{"0": "view add edit delete", "13": "view", "19": "view", "32": "view", "33": "view"}');
