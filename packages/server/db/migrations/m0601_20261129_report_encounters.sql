-- expand
-- Visits, stays and walk-ins by place of living, and the diagnoses of visits and stays. A diagnosis row names no patient (RP010).
grant select (tenant_id, encounter_id, hospital_id, encounter_class, patient_id, opd_visit_id, admission_id, doctor_id, department_id, opened_at)
  on encounter to charaka_report_owner;
grant select (tenant_id, encounter_diagnosis_id, encounter_id, code, diagnosis_name, kind, is_primary, is_active)
  on encounter_diagnosis to charaka_report_owner;

-- New is a patient without an earlier encounter in the hospital (RP048). A cancelled stay or visit is none.
create view report.encounter as
select e.tenant_id, e.hospital_id, e.encounter_id, e.patient_id, e.opened_at, e.encounter_class,
  (select not exists (select from encounter f where f.tenant_id = e.tenant_id and f.patient_id = e.patient_id
     and f.hospital_id = e.hospital_id and (f.opened_at, f.encounter_id) < (e.opened_at, e.encounter_id))) as is_new,
  (select n.city from patient n where n.tenant_id = e.tenant_id and n.patient_id = e.patient_id) as patient_city,
  (select coalesce(n.pincode, '') from patient n where n.tenant_id = e.tenant_id and n.patient_id = e.patient_id) as pincode,
  e.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = e.tenant_id and s.staff_id = e.doctor_id) as doctor_name,
  e.department_id,
  (select d.department_name from department d where d.tenant_id = e.tenant_id and d.department_id = e.department_id) as department_name
from encounter e
where not exists (select from admission a where a.tenant_id = e.tenant_id and a.admission_id = e.admission_id and a.is_cancelled)
  and not exists (select from opd_visit v where v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id and v.is_cancelled);
alter view report.encounter owner to charaka_report_owner;
grant select on report.encounter to charaka_report;

create view report.diagnosis as
select e.tenant_id, e.hospital_id, g.encounter_diagnosis_id, e.opened_at, e.encounter_class, g.code, g.diagnosis_name, g.kind as certainty,
  g.is_primary as is_main,
  (select case when a.years < 1 then 'under1' when a.years < 5 then 'to4' when a.years < 15 then 'to14' when a.years < 45 then 'to44'
       when a.years < 60 then 'to59' else 'older' end
     from (select extract(year from age((e.opened_at at time zone h.timezone)::date, n.birth_date)) as years
       from patient n, hospital h
       where n.tenant_id = e.tenant_id and n.patient_id = e.patient_id and h.tenant_id = e.tenant_id and h.hospital_id = e.hospital_id) a
  ) as age_band,
  (select n.sex from patient n where n.tenant_id = e.tenant_id and n.patient_id = e.patient_id) as patient_sex,
  (select n.city from patient n where n.tenant_id = e.tenant_id and n.patient_id = e.patient_id) as patient_city,
  e.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = e.tenant_id and s.staff_id = e.doctor_id) as doctor_name,
  e.department_id,
  (select d.department_name from department d where d.tenant_id = e.tenant_id and d.department_id = e.department_id) as department_name
from encounter e
join encounter_diagnosis g on g.tenant_id = e.tenant_id and g.encounter_id = e.encounter_id
where g.is_active;
alter view report.diagnosis owner to charaka_report_owner;
grant select on report.diagnosis to charaka_report;
