-- expand
-- The registers of births and deaths: each record has a number of the year in which it was entered, without gaps, and a removed record keeps
-- its number as a struck entry (RP037, docs/decisions/0530). Records of before are numbered in the order in which they were entered.
alter table birth_record add column register_year integer, add column register_no bigint;
alter table death_record add column register_year integer, add column register_no bigint;

update birth_record b set register_year = n.year, register_no = n.no
from (select r.tenant_id, r.birth_id, extract(year from r.created_at at time zone h.timezone)::integer as year,
    row_number() over (partition by r.tenant_id, r.hospital_id, extract(year from r.created_at at time zone h.timezone) order by r.birth_id) as no
  from birth_record r join hospital h on h.tenant_id = r.tenant_id and h.hospital_id = r.hospital_id) n
where n.tenant_id = b.tenant_id and n.birth_id = b.birth_id;
update death_record d set register_year = n.year, register_no = n.no
from (select r.tenant_id, r.death_id, extract(year from r.created_at at time zone h.timezone)::integer as year,
    row_number() over (partition by r.tenant_id, r.hospital_id, extract(year from r.created_at at time zone h.timezone) order by r.death_id) as no
  from death_record r join hospital h on h.tenant_id = r.tenant_id and h.hospital_id = r.hospital_id) n
where n.tenant_id = d.tenant_id and n.death_id = d.death_id;

insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
select tenant_id, 'birth_register', hospital_id, register_year::text, max(register_no) from birth_record
group by tenant_id, hospital_id, register_year
union all
select tenant_id, 'death_register', hospital_id, register_year::text, max(register_no) from death_record
group by tenant_id, hospital_id, register_year;

-- The row of the series is locked to the end of the transaction, so that a number that is not committed is used by the next record.
create function number_register_entry() returns trigger language plpgsql as $$
begin
  select extract(year from new.created_at at time zone h.timezone)::integer into new.register_year
  from hospital h where h.tenant_id = new.tenant_id and h.hospital_id = new.hospital_id;
  insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
  values (new.tenant_id, tg_argv[0], new.hospital_id, new.register_year::text, 1)
  on conflict (tenant_id, series, hospital_id, fin_year) do update set last_number = number_series.last_number + 1
  returning last_number into new.register_no;
  return new;
end $$;
create trigger number_entry before insert on birth_record for each row execute function number_register_entry('birth_register');
create trigger number_entry before insert on death_record for each row execute function number_register_entry('death_register');
create unique index birth_register_entry on birth_record (tenant_id, hospital_id, register_year, register_no);
create unique index death_register_entry on death_record (tenant_id, hospital_id, register_year, register_no);

grant select (register_year, register_no, father_name, parents_address, permanent_address) on birth_record to charaka_report_owner;
grant select (register_year, register_no, father_name, address) on death_record to charaka_report_owner;
grant select (address_line_one, address_line_two, city, pincode) on patient to charaka_report_owner;

-- Every entry of the register, the struck ones too. A birth is reported to the registrar within 21 days; the number of the certificate says
-- that it was.
create view report.birth_entry as
select b.tenant_id, b.hospital_id, b.birth_id, b.patient_id, b.admission_id,
  (select a.registration_no from admission a where a.tenant_id = b.tenant_id and a.admission_id = b.admission_id) as registration_no,
  (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
     where n.tenant_id = b.tenant_id and n.patient_id = b.patient_id) as person_name,
  b.child_name as infant_name, b.birth_date as born_on, b.birth_time, b.sex as child_sex, b.born_type, b.weight_grams, b.place_of_birth,
  b.certificate_no, b.father_name, b.parents_address, b.permanent_address, b.register_year, b.register_no, not b.is_active as is_struck,
  case when b.is_active and coalesce(b.certificate_no, '') = '' then b.birth_date + 21 end as report_by
from birth_record b;
alter view report.birth_entry owner to charaka_report_owner;
grant select on report.birth_entry to charaka_report;

create or replace view report.birth as
select e.tenant_id, e.hospital_id, e.birth_id, e.patient_id, e.admission_id, e.registration_no, e.person_name, e.infant_name, e.born_on,
  e.birth_time, e.child_sex, e.born_type, e.weight_grams, e.place_of_birth, e.certificate_no, e.father_name, e.parents_address,
  e.permanent_address, e.register_year, e.register_no, e.is_struck, e.report_by
from report.birth_entry e where not e.is_struck;

create view report.death_entry as
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
  d.father_name, d.address as person_address, d.register_year, d.register_no, not d.is_active as is_struck
from death_record d;
alter view report.death_entry owner to charaka_report_owner;
grant select on report.death_entry to charaka_report;

create or replace view report.death as
select e.tenant_id, e.hospital_id, e.death_id, e.patient_id, e.admission_id, e.registration_no, e.person_name, e.sex, e.age_years, e.died_at,
  e.place, e.ward_id, e.ward_name, e.cause_of_death, e.manner_of_death, e.father_name, e.person_address, e.register_year,
  e.register_no, e.is_struck
from report.death_entry e where not e.is_struck;

-- The daily registers of the wards have sex, age and address of the patient.
create or replace view report.register as
select e.tenant_id, e.hospital_id, e.admission_id, e.event, e.happened_at, a.patient_id, a.registration_no,
  (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name)) from patient n
     where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_name,
  (select b.bed_name from bed b where b.tenant_id = e.tenant_id and b.bed_id = e.bed_id) as bed_name,
  (select b.bed_group_id from bed b where b.tenant_id = e.tenant_id and b.bed_id = e.bed_id) as ward_id,
  (select g.bed_group_name from bed b join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
     where b.tenant_id = e.tenant_id and b.bed_id = e.bed_id) as ward_name,
  a.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = a.tenant_id and s.staff_id = a.doctor_id) as doctor_name,
  (select n.sex from patient n where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as sex,
  (select extract(year from age((e.happened_at at time zone h.timezone)::date, n.birth_date))::integer
     from patient n, hospital h
     where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id and h.tenant_id = e.tenant_id and h.hospital_id = e.hospital_id) as age_years,
  (select concat_ws(', ', nullif(n.address_line_one, ''), nullif(n.address_line_two, ''), nullif(n.city, ''), nullif(n.pincode, ''))
     from patient n where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_address
from (
  select tenant_id, hospital_id, admission_id, 'admitted' as event, admitted_at as happened_at, admitted_bed_id as bed_id
  from admission where not is_cancelled
  union all
  select s.tenant_id, s.hospital_id, s.admission_id, 'moved', lower(s.during), s.bed_id
  from bed_stay s
  where not s.is_cancelled and exists (select from bed_stay p
    where p.tenant_id = s.tenant_id and p.admission_id = s.admission_id and not p.is_cancelled and upper(p.during) = lower(s.during))
  union all
  select tenant_id, hospital_id, admission_id,
    case discharge_kind when 'Death' then 'died' when 'Against Medical Advice' then 'againstAdvice' else 'discharged' end, discharged_at,
    current_bed_id
  from admission where is_discharged
) e
join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id;

select grant_right('report/registers', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view", "20": "view", "30": "view", "31": "view", "32": "view", "33": "view", "34": "view"}');
