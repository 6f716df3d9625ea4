-- expand
-- Births and deaths for their reports; records that were taken off are left out.
grant select (tenant_id, birth_id, hospital_id, patient_id, admission_id, child_name, sex, birth_date, birth_time, born_type, weight_grams,
  certificate_no, place_of_birth, is_active) on birth_record to charaka_report_owner;
grant select (tenant_id, death_id, hospital_id, patient_id, admission_id, died_at, cause_of_death, manner_of_death, is_active)
  on death_record to charaka_report_owner;
grant select (sex, birth_date, city, pincode) on patient to charaka_report_owner;

create view report.birth as
select b.tenant_id, b.hospital_id, b.birth_id, b.patient_id, b.admission_id,
  (select a.registration_no from admission a where a.tenant_id = b.tenant_id and a.admission_id = b.admission_id) as registration_no,
  (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
     where n.tenant_id = b.tenant_id and n.patient_id = b.patient_id) as person_name,
  b.child_name as infant_name, b.birth_date as born_on, b.birth_time, b.sex as child_sex, b.born_type, b.weight_grams, b.place_of_birth,
  b.certificate_no
from birth_record b
where b.is_active;
alter view report.birth owner to charaka_report_owner;
grant select on report.birth to charaka_report;

-- The age is that of the day of death on the hospital's clock; the ward is that of the last bed. Without an admission the patient was
-- brought in dead.
create view report.death as
select d.tenant_id, d.hospital_id, d.death_id, d.patient_id, d.admission_id,
  (select a.registration_no from admission a where a.tenant_id = d.tenant_id and a.admission_id = d.admission_id) as registration_no,
  (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
     where n.tenant_id = d.tenant_id and n.patient_id = d.patient_id) as person_name,
  (select n.sex from patient n where n.tenant_id = d.tenant_id and n.patient_id = d.patient_id) as sex,
  (select extract(year from age((d.died_at at time zone h.timezone)::date, n.birth_date))::integer
     from patient n, hospital h
     where n.tenant_id = d.tenant_id and n.patient_id = d.patient_id and h.tenant_id = d.tenant_id and h.hospital_id = d.hospital_id) as age_years,
  d.died_at, case when d.admission_id is null then 'broughtDead' else 'inHospital' end as place,
  (select b.bed_group_id from admission a join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
     where a.tenant_id = d.tenant_id and a.admission_id = d.admission_id) as ward_id,
  (select g.bed_group_name from admission a join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
       join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
     where a.tenant_id = d.tenant_id and a.admission_id = d.admission_id) as ward_name,
  d.cause_of_death, d.manner_of_death
from death_record d
where d.is_active;
alter view report.death owner to charaka_report_owner;
grant select on report.death to charaka_report;
