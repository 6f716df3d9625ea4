-- expand
-- Stays with their mode, and the days that count as days of inpatients: those in a real bed, not of Day Care, OPD, Dental and IVF (RP046).
grant select (tenant_id, admission_id, admission_mode) on admission to charaka_report_owner;
grant select (tenant_id, bed_id, is_virtual) on bed to charaka_report_owner;

create or replace view report.admission as
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
  (select s.association_name from association s where s.tenant_id = a.tenant_id and s.association_id = a.association_id) as payer_name,
  a.admission_mode,
  (select greatest(1, (coalesce(a.discharged_at, now()) at time zone h.timezone)::date - (a.admitted_at at time zone h.timezone)::date)
     from hospital h where h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id
       and a.admission_mode not in ('Day Care', 'OPD', 'Dental', 'IVF')
       and exists (select from bed b where b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id and not b.is_virtual)) as inpatient_days
from admission a
where not a.is_cancelled;
