-- expand
-- Outpatient visits and appointments for their reports, by day, which their indexes serve.
grant select (tenant_id, hospital_id, opd_visit_id, opd_number, patient_id, doctor_id, day, token_no, appointment_id, visit_kind,
  queue_state, fee_state, arrived_at, called_at, consult_started_at, is_cancelled) on opd_visit to charaka_report_owner;
grant select (hospital_id, phone, doctor_id, day, slot, status, advance_paise, created_by) on appointment to charaka_report_owner;

-- Waiting runs from the later of arrival and slot to the call into the room; whoever was not seen has none (RP048).
create view report.visit as
select v.tenant_id, v.hospital_id, v.opd_visit_id as visit_id, v.patient_id, v.opd_number,
  (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
     where n.tenant_id = v.tenant_id and n.patient_id = v.patient_id) as person_name,
  v.day, v.token_no, v.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = v.tenant_id and s.staff_id = v.doctor_id) as doctor_name,
  v.visit_kind, v.queue_state, v.fee_state, v.arrived_at,
  case when v.consult_started_at is not null and v.called_at is not null and v.arrived_at is not null
    then greatest(0, floor(extract(epoch from v.called_at - greatest(v.arrived_at,
    (select (b.day + b.slot) at time zone h.timezone from appointment b
       join hospital h on h.tenant_id = b.tenant_id and h.hospital_id = b.hospital_id
       where b.tenant_id = v.tenant_id and b.appointment_id = v.appointment_id))) / 60))::bigint end as waited
from opd_visit v;
alter view report.visit owner to charaka_report_owner;
grant select on report.visit to charaka_report;

create view report.appointment as
select b.tenant_id, b.hospital_id, b.appointment_id, b.patient_id, b.person_name, b.phone, b.day,
  (select (b.day + b.slot) at time zone h.timezone from hospital h
     where h.tenant_id = b.tenant_id and h.hospital_id = b.hospital_id) as slot_at,
  b.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = b.tenant_id and s.staff_id = b.doctor_id) as doctor_name,
  b.status,
  exists (select 1 from opd_visit v where v.tenant_id = b.tenant_id and v.appointment_id = b.appointment_id
    and not v.is_cancelled and v.queue_state = 'NoShow') as is_no_show,
  b.advance_paise as advance, b.created_by as booker_id,
  (select u.name from app_user u where u.tenant_id = b.tenant_id and u.user_id = b.created_by) as booker_name
from appointment b;
alter view report.appointment owner to charaka_report_owner;
grant select on report.appointment to charaka_report;
