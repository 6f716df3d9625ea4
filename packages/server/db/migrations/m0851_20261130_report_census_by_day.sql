-- expand
-- The census counts the days of each stay of a hospital; before, each day was read once for each bed of the tenant, and a year was refused as
-- too slow among 10,000 stays (reports.md section 14). Under row-level security no index of ranges serves a condition on days, so the stays
-- of the hospital are read once. The rows are those of m0604.
create or replace view report.census as
select h.tenant_id, h.hospital_id, m.census_day, g.bed_group_id as ward_id, g.bed_group_name as ward_name,
  m.opening, m.admitted, m.moved_in, m.moved_out, m.discharged, m.against_advice, m.died, m.closing,
  (select count(*) from bed b where b.tenant_id = g.tenant_id and b.hospital_id = g.hospital_id and b.bed_group_id = g.bed_group_id
     and b.is_active and not b.is_virtual) as beds
from hospital h
cross join lateral (
  select s.ward_id, s.census_day,
    count(*) filter (where not s.is_start) as opening,
    count(*) filter (where s.is_start and s.ward_before is null) as admitted,
    count(*) filter (where s.is_start and s.ward_before <> s.ward_id) as moved_in,
    count(*) filter (where s.is_end and s.ward_after <> s.ward_id) as moved_out,
    count(*) filter (where s.is_end and s.ward_after is null and s.way_out not in ('Against Medical Advice', 'Death')) as discharged,
    count(*) filter (where s.is_end and s.ward_after is null and s.way_out = 'Against Medical Advice') as against_advice,
    count(*) filter (where s.is_end and s.ward_after is null and s.way_out = 'Death') as died,
    count(*) filter (where not s.is_end) as closing
  from (
    -- Each ward in use has a row on a day without patients too; such a row counts nothing.
    select w.bed_group_id as ward_id, d.day::date as census_day, null::boolean as is_start, null::boolean as is_end,
      null::bigint as ward_before, null::bigint as ward_after, null::text as way_out
    from generate_series(
      date_trunc('day', (select min(a.admitted_at) from admission a
        where a.tenant_id = h.tenant_id and a.hospital_id = h.hospital_id and not a.is_cancelled) at time zone h.timezone),
      date_trunc('day', now() at time zone h.timezone), interval '1 day') d(day)
    cross join bed_group w
    where w.tenant_id = h.tenant_id and w.hospital_id = h.hospital_id and w.is_active
    union all
    select b.bed_group_id, d.day::date, d.day::date = t.first_day, coalesce(d.day::date = t.last_day, false),
      -- Looked up for movements of the day alone.
      case when d.day::date = t.first_day then (
        select b2.bed_group_id from bed_stay p join bed b2 on b2.tenant_id = p.tenant_id and b2.bed_id = p.bed_id
        where p.tenant_id = s.tenant_id and p.admission_id = s.admission_id and not p.is_cancelled
          and upper(p.during) = lower(s.during) limit 1) end,
      case when d.day::date = t.last_day then (
        select b2.bed_group_id from bed_stay p join bed b2 on b2.tenant_id = p.tenant_id and b2.bed_id = p.bed_id
        where p.tenant_id = s.tenant_id and p.admission_id = s.admission_id and not p.is_cancelled
          and lower(p.during) = upper(s.during) limit 1) end,
      case when d.day::date = t.last_day then (select coalesce(a.discharge_kind, 'Routine') from admission a
        where a.tenant_id = s.tenant_id and a.admission_id = s.admission_id) end
    from bed_stay s
    join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.bed_id
    cross join lateral (select (lower(s.during) at time zone h.timezone)::date as first_day,
      (upper(s.during) at time zone h.timezone)::date as last_day) t
    cross join lateral generate_series(t.first_day::timestamp,
      coalesce(t.last_day, (now() at time zone h.timezone)::date)::timestamp, interval '1 day') d(day)
    where s.tenant_id = h.tenant_id and s.hospital_id = h.hospital_id and not s.is_cancelled
  ) s
  group by s.ward_id, s.census_day
) m
-- The virtual bed that serves every hospital of the tenant (Q78) and closed wards have rows on days with patients.
join bed_group g on g.tenant_id = h.tenant_id and g.bed_group_id = m.ward_id;
