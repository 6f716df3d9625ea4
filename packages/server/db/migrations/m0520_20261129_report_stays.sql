-- expand
-- Stays for the reports of inpatients and of discharges. A cancelled admission never came in (Q39).
grant select (tenant_id, staff_id, salutation, first_name, last_name) on staff to charaka_report_owner;
grant select (tenant_id, department_id, department_name) on department to charaka_report_owner;
grant select (tenant_id, bed_id, bed_name, bed_group_id) on bed to charaka_report_owner;
grant select (tenant_id, bed_group_id, bed_group_name) on bed_group to charaka_report_owner;
grant select (hospital_id, registration_no, admitted_at, discharged_at, discharge_initiated_at, doctor_id, department_id, association_id,
  current_bed_id, is_discharged, is_cancelled, discharge_kind) on admission to charaka_report_owner;
grant select (tenant_id, admission_id, order_no, billed_at, is_active) on bill to charaka_report_owner;

-- Names of departments and wards, for sums by each.
create view report.department_name as select d.tenant_id, d.department_id, d.department_name from department d;
alter view report.department_name owner to charaka_report_owner;
grant select on report.department_name to charaka_report;
create view report.ward_name as select g.tenant_id, g.bed_group_id as ward_id, g.bed_group_name as ward_name from bed_group g;
alter view report.ward_name owner to charaka_report_owner;
grant select on report.ward_name to charaka_report;

-- Days so far, and of a past stay its days: midnights of the hospital's clock, at least 1 (RP046).
create view report.admission as
select a.tenant_id, a.hospital_id, a.admission_id, a.patient_id, a.registration_no,
  (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name)) from patient n
     where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_name,
  a.admitted_at, a.discharged_at, case when a.is_discharged then 'discharged' else 'inHospital' end as state,
  (select greatest(1, (coalesce(a.discharged_at, now()) at time zone h.timezone)::date - (a.admitted_at at time zone h.timezone)::date)
     from hospital h where h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id) as stay_days,
  (select b.bed_name from bed b where b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id) as bed_name,
  (select b.bed_group_id from bed b where b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id) as ward_id,
  (select g.bed_group_name from bed b join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
     where b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id) as ward_name,
  a.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = a.tenant_id and s.staff_id = a.doctor_id) as doctor_name,
  a.department_id,
  (select d.department_name from department d where d.tenant_id = a.tenant_id and d.department_id = a.department_id) as department_name,
  a.association_id as payer_id,
  (select s.association_name from association s where s.tenant_id = a.tenant_id and s.association_id = a.association_id) as payer_name
from admission a
where not a.is_cancelled;
alter view report.admission owner to charaka_report_owner;
grant select on report.admission to charaka_report;

-- Who left, by the time of leaving the bed; minutes from the order of discharge to the final bill, and from the bill to leaving. A bill
-- that was made before the order, or after leaving, has none.
create view report.discharge as
select a.tenant_id, a.hospital_id, a.admission_id, a.patient_id, a.registration_no,
  (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name)) from patient n
     where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_name,
  a.admitted_at, a.discharged_at,
  (select greatest(1, (a.discharged_at at time zone h.timezone)::date - (a.admitted_at at time zone h.timezone)::date)
     from hospital h where h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id) as stay_days,
  coalesce(a.discharge_kind, 'Routine') as way_out, a.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = a.tenant_id and s.staff_id = a.doctor_id) as doctor_name,
  a.department_id,
  (select d.department_name from department d where d.tenant_id = a.tenant_id and d.department_id = a.department_id) as department_name,
  a.association_id as payer_id,
  (select s.association_name from association s where s.tenant_id = a.tenant_id and s.association_id = a.association_id) as payer_name,
  (select b.order_no from bill b where b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active) as bill_no,
  (select b.billed_at from bill b where b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active) as billed_at,
  (select floor(extract(epoch from b.billed_at - a.discharge_initiated_at) / 60)::bigint from bill b
     where b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active
       and b.billed_at >= a.discharge_initiated_at) as minutes_to_bill,
  (select floor(extract(epoch from a.discharged_at - b.billed_at) / 60)::bigint from bill b
     where b.tenant_id = a.tenant_id and b.admission_id = a.admission_id and b.is_active
       and b.billed_at <= a.discharged_at) as minutes_to_leave
from admission a
where a.is_discharged;
alter view report.discharge owner to charaka_report_owner;
grant select on report.discharge to charaka_report;
