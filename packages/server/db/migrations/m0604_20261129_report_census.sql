-- expand
-- The census: for each day of the hospital's clock and each ward, the patients at its beginning, the movements, and the patients at its end
-- (RP050, RP051). Each start and each end of a stay in a bed is one movement or none: neighbouring stays of one admission in one ward are
-- none, in two wards a transfer; an end at midnight is one of the new day. Patients are all with a place in the ward,
-- newborns lying with the mother too; beds are those of today (RP047).
grant select (tenant_id, hospital_id, admission_id, bed_id, during, is_cancelled) on bed_stay to charaka_report_owner;
grant select (hospital_id, is_virtual, is_active) on bed to charaka_report_owner;
grant select (hospital_id) on bed_group to charaka_report_owner;

create view report.census as
select h.tenant_id, h.hospital_id, d.day::date as census_day, g.bed_group_id as ward_id, g.bed_group_name as ward_name,
  m.opening, m.admitted, m.moved_in, m.moved_out, m.discharged, m.against_advice, m.died, m.closing,
  (select count(*) from bed b where b.tenant_id = g.tenant_id and b.hospital_id = g.hospital_id and b.bed_group_id = g.bed_group_id
     and b.is_active and not b.is_virtual) as beds
from hospital h
cross join lateral generate_series(
  date_trunc('day', (select min(a.admitted_at) from admission a
    where a.tenant_id = h.tenant_id and a.hospital_id = h.hospital_id and not a.is_cancelled) at time zone h.timezone),
  date_trunc('day', now() at time zone h.timezone), interval '1 day') d(day)
join bed_group g on g.tenant_id = h.tenant_id
cross join lateral (select d.day at time zone h.timezone as starts, (d.day + interval '1 day') at time zone h.timezone as ends) t
cross join lateral (
  select count(*) filter (where lower(s.during) < t.starts) as opening,
    count(*) filter (where s.is_start and s.ward_before is null) as admitted,
    count(*) filter (where s.is_start and s.ward_before <> g.bed_group_id) as moved_in,
    count(*) filter (where s.is_end and s.ward_after <> g.bed_group_id) as moved_out,
    count(*) filter (where s.is_end and s.ward_after is null and s.way_out not in ('Against Medical Advice', 'Death')) as discharged,
    count(*) filter (where s.is_end and s.ward_after is null and s.way_out = 'Against Medical Advice') as against_advice,
    count(*) filter (where s.is_end and s.ward_after is null and s.way_out = 'Death') as died,
    count(*) filter (where not s.is_end) as closing
  from (
    select s.during, lower(s.during) >= t.starts as is_start, coalesce(upper(s.during) < t.ends, false) as is_end,
      -- Looked up for movements of the day alone.
      case when lower(s.during) >= t.starts then (
        select b2.bed_group_id from bed_stay p join bed b2 on b2.tenant_id = p.tenant_id and b2.bed_id = p.bed_id
        where p.tenant_id = s.tenant_id and p.admission_id = s.admission_id and not p.is_cancelled
          and upper(p.during) = lower(s.during) limit 1) end as ward_before,
      case when upper(s.during) < t.ends then (
        select b2.bed_group_id from bed_stay p join bed b2 on b2.tenant_id = p.tenant_id and b2.bed_id = p.bed_id
        where p.tenant_id = s.tenant_id and p.admission_id = s.admission_id and not p.is_cancelled
          and lower(p.during) = upper(s.during) limit 1) end as ward_after,
      case when upper(s.during) < t.ends then (select coalesce(a.discharge_kind, 'Routine') from admission a
        where a.tenant_id = s.tenant_id and a.admission_id = s.admission_id) end as way_out
    from bed b
    join bed_stay s on s.tenant_id = b.tenant_id and s.bed_id = b.bed_id and s.hospital_id = h.hospital_id and not s.is_cancelled
      and s.during && tstzrange(t.starts - interval '1 microsecond', t.ends)
    where b.tenant_id = g.tenant_id and b.hospital_id = g.hospital_id and b.bed_group_id = g.bed_group_id
  ) s
) m
-- The wards of the hospital; a closed one, and the virtual bed that serves every hospital of the tenant (Q78), on days with patients.
where (g.hospital_id = h.hospital_id and g.is_active) or m.opening > 0 or m.closing > 0 or m.admitted > 0 or m.moved_in > 0;
grant select (is_active) on bed_group to charaka_report_owner;
alter view report.census owner to charaka_report_owner;
grant select on report.census to charaka_report;

-- The daily register: admissions, transfers between beds, and patients who left, each at its time.
create view report.register as
select e.tenant_id, e.hospital_id, e.admission_id, e.event, e.happened_at, a.patient_id, a.registration_no,
  (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name)) from patient n
     where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_name,
  (select b.bed_name from bed b where b.tenant_id = e.tenant_id and b.bed_id = e.bed_id) as bed_name,
  (select b.bed_group_id from bed b where b.tenant_id = e.tenant_id and b.bed_id = e.bed_id) as ward_id,
  (select g.bed_group_name from bed b join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
     where b.tenant_id = e.tenant_id and b.bed_id = e.bed_id) as ward_name,
  a.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = a.tenant_id and s.staff_id = a.doctor_id) as doctor_name
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
grant select (admitted_bed_id) on admission to charaka_report_owner;
alter view report.register owner to charaka_report_owner;
grant select on report.register to charaka_report;
