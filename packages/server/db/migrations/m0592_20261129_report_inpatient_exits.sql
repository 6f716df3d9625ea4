-- expand
-- The rows behind the quality indicators: inpatients that left, and each occupied bed at each midnight (RP008, RP032, docs/decisions/0475).
create or replace view report.inpatient_exit as
select a.tenant_id, a.hospital_id, a.admission_id, a.discharged_at, b.bed_group_id as ward_id,
  (select greatest(1, (a.discharged_at at time zone h.timezone)::date - (a.admitted_at at time zone h.timezone)::date)
     from hospital h where h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id) as stay_days,
  coalesce(a.discharge_kind, 'Routine') as way_out,
  a.discharged_at < a.admitted_at + interval '48 hours' as is_under_48_hours,
  coalesce(a.discharge_kind, 'Routine') <> 'Death' and exists (
    select from admission n join bed m on m.tenant_id = n.tenant_id and m.bed_id = n.current_bed_id and not m.is_virtual
    where n.tenant_id = a.tenant_id and n.hospital_id = a.hospital_id and n.patient_id = a.patient_id and not n.is_cancelled
      and n.admission_id <> a.admission_id and n.admitted_at >= a.discharged_at and n.admitted_at < a.discharged_at + interval '30 days'
      and n.admission_mode in ('General', 'Emergency') and not n.is_new_born and not n.is_package_applicable
      and not exists (select from ot_provisional_booking o where o.tenant_id = n.tenant_id and o.patient_id = n.patient_id
        and o.admission_id = n.admission_id)
  ) as is_readmitted,
  coalesce(a.discharge_kind, 'Routine') <> 'Death' as is_alive,
  coalesce(a.discharge_kind, 'Routine') = 'Death' and a.discharged_at < a.admitted_at + interval '48 hours' as is_early_death,
  a.admitted_at, a.patient_id, a.registration_no,
  (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name)) from patient n
     where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_name,
  (select g.bed_group_name from bed_group g where g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id) as ward_name,
  a.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = a.tenant_id and s.staff_id = a.doctor_id) as doctor_name
from admission a
join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id and not b.is_virtual
where a.is_discharged and not a.is_cancelled and a.admission_mode not in ('Day Care', 'OPD', 'Dental', 'IVF');

create or replace view report.bed_night as
select s.tenant_id, s.hospital_id, s.admission_id, b.bed_group_id as ward_id, s.during,
  ((lower(s.during) - interval '1 microsecond') at time zone h.timezone)::date + 1 as first_day,
  ((upper(s.during) - interval '1 microsecond') at time zone h.timezone)::date as last_day,
  s.bed_id, b.bed_name, (now() at time zone h.timezone)::date as today, a.patient_id, a.registration_no, a.infant_name
from bed_stay s
join hospital h on h.tenant_id = s.tenant_id and h.hospital_id = s.hospital_id
join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.bed_id and not b.is_virtual
join admission a on a.tenant_id = s.tenant_id and a.admission_id = s.admission_id and not a.is_cancelled
  and a.admission_mode not in ('Day Care', 'OPD', 'Dental', 'IVF')
where not s.is_cancelled;

-- A bed with an inpatient at the midnight that begins the day; of a stay that goes on, up to today.
create view report.bed_day as
select n.tenant_id, n.hospital_id, n.admission_id, n.bed_id, d.bed_day, n.bed_name, n.ward_id,
  (select g.bed_group_name from bed_group g where g.tenant_id = n.tenant_id and g.bed_group_id = n.ward_id) as ward_name,
  n.patient_id, n.registration_no,
  (select coalesce(nullif(n.infant_name, ''), name_in_one(p.salutation, p.first_name, p.last_name)) from patient p
     where p.tenant_id = n.tenant_id and p.patient_id = n.patient_id) as person_name
from report.bed_night n
cross join lateral (select n.first_day + later as bed_day
  from generate_series(0, coalesce(n.last_day, n.today) - n.first_day) later) d;
alter view report.bed_day owner to charaka_report_owner;
grant select on report.bed_day to charaka_report;

select grant_right('report/inpatient-exits', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view", "30": "view", "31": "view", "32": "view", "33": "view", "34": "view"}');
select grant_right('report/bed-days', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view", "30": "view", "31": "view", "32": "view", "33": "view", "34": "view"}');
