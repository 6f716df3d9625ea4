-- expand
-- The pages of the registers of births and deaths go by the moment of the entry, as their numbers do (RP037, docs/decisions/0530).
grant select (created_at) on birth_record to charaka_report_owner;
grant select (created_at) on death_record to charaka_report_owner;

create or replace view report.birth_entry as
select b.tenant_id, b.hospital_id, b.birth_id, b.patient_id, b.admission_id,
  (select a.registration_no from admission a where a.tenant_id = b.tenant_id and a.admission_id = b.admission_id) as registration_no,
  (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
     where n.tenant_id = b.tenant_id and n.patient_id = b.patient_id) as person_name,
  b.child_name as infant_name, b.birth_date as born_on, b.birth_time, b.sex as child_sex, b.born_type, b.weight_grams, b.place_of_birth,
  b.certificate_no, b.father_name, b.parents_address, b.permanent_address, b.register_year, b.register_no, not b.is_active as is_struck,
  case when b.is_active and coalesce(b.certificate_no, '') = '' then b.birth_date + 21 end as report_by,
  b.created_at as registered_at
from birth_record b;

create or replace view report.birth as
select e.tenant_id, e.hospital_id, e.birth_id, e.patient_id, e.admission_id, e.registration_no, e.person_name, e.infant_name, e.born_on,
  e.birth_time, e.child_sex, e.born_type, e.weight_grams, e.place_of_birth, e.certificate_no, e.father_name, e.parents_address,
  e.permanent_address, e.register_year, e.register_no, e.is_struck, e.report_by, e.registered_at
from report.birth_entry e where not e.is_struck;

create or replace view report.death_entry as
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
  d.cause_of_death, d.manner_of_death,
  d.father_name, d.address as person_address, d.register_year, d.register_no, not d.is_active as is_struck, d.created_at as registered_at
from death_record d;

create or replace view report.death as
select e.tenant_id, e.hospital_id, e.death_id, e.patient_id, e.admission_id, e.registration_no, e.person_name, e.sex, e.age_years, e.died_at,
  e.place, e.ward_id, e.ward_name, e.cause_of_death, e.manner_of_death, e.father_name, e.person_address, e.register_year,
  e.register_no, e.is_struck, e.registered_at
from report.death_entry e where not e.is_struck;
