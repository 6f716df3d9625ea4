-- expand
-- The census reads the stays of a hospital once a day and counts them by ward; before, each day was read once for each bed of the tenant, and
-- a year was refused as too slow among 10,000 stays (reports.md section 14). The rows are those of m0604.
create or replace view report.census as
select h.tenant_id, h.hospital_id, d.day::date as census_day, g.bed_group_id as ward_id, g.bed_group_name as ward_name,
  m.opening, m.admitted, m.moved_in, m.moved_out, m.discharged, m.against_advice, m.died, m.closing,
  (select count(*) from bed b where b.tenant_id = g.tenant_id and b.hospital_id = g.hospital_id and b.bed_group_id = g.bed_group_id
     and b.is_active and not b.is_virtual) as beds
from hospital h
cross join lateral generate_series(
  date_trunc('day', (select min(a.admitted_at) from admission a
    where a.tenant_id = h.tenant_id and a.hospital_id = h.hospital_id and not a.is_cancelled) at time zone h.timezone),
  date_trunc('day', now() at time zone h.timezone), interval '1 day') d(day)
cross join lateral (select d.day at time zone h.timezone as starts, (d.day + interval '1 day') at time zone h.timezone as ends) t
cross join lateral (
  select s.ward_id,
    count(*) filter (where lower(s.during) < t.starts) as opening,
    count(*) filter (where s.is_start and s.ward_before is null) as admitted,
    count(*) filter (where s.is_start and s.ward_before <> s.ward_id) as moved_in,
    count(*) filter (where s.is_end and s.ward_after <> s.ward_id) as moved_out,
    count(*) filter (where s.is_end and s.ward_after is null and s.way_out not in ('Against Medical Advice', 'Death')) as discharged,
    count(*) filter (where s.is_end and s.ward_after is null and s.way_out = 'Against Medical Advice') as against_advice,
    count(*) filter (where s.is_end and s.ward_after is null and s.way_out = 'Death') as died,
    count(*) filter (where not s.is_end) as closing
  from (
    -- Each ward in use has a row on a day without patients too; such a row counts nothing.
    select w.bed_group_id as ward_id, null::tstzrange as during, null::boolean as is_start, null::boolean as is_end,
      null::bigint as ward_before, null::bigint as ward_after, null::text as way_out
    from bed_group w
    where w.tenant_id = h.tenant_id and w.hospital_id = h.hospital_id and w.is_active
    union all
    select b.bed_group_id, s.during, lower(s.during) >= t.starts, coalesce(upper(s.during) < t.ends, false),
      -- Looked up for movements of the day alone.
      case when lower(s.during) >= t.starts then (
        select b2.bed_group_id from bed_stay p join bed b2 on b2.tenant_id = p.tenant_id and b2.bed_id = p.bed_id
        where p.tenant_id = s.tenant_id and p.admission_id = s.admission_id and not p.is_cancelled
          and upper(p.during) = lower(s.during) limit 1) end,
      case when upper(s.during) < t.ends then (
        select b2.bed_group_id from bed_stay p join bed b2 on b2.tenant_id = p.tenant_id and b2.bed_id = p.bed_id
        where p.tenant_id = s.tenant_id and p.admission_id = s.admission_id and not p.is_cancelled
          and lower(p.during) = upper(s.during) limit 1) end,
      case when upper(s.during) < t.ends then (select coalesce(a.discharge_kind, 'Routine') from admission a
        where a.tenant_id = s.tenant_id and a.admission_id = s.admission_id) end
    from bed_stay s
    join bed b on b.tenant_id = s.tenant_id and b.bed_id = s.bed_id
    where s.tenant_id = h.tenant_id and s.hospital_id = h.hospital_id and not s.is_cancelled
      and s.during && tstzrange(t.starts - interval '1 microsecond', t.ends)
  ) s
  group by s.ward_id
) m
-- The virtual bed that serves every hospital of the tenant (Q78) and closed wards have rows on days with patients.
join bed_group g on g.tenant_id = h.tenant_id and g.bed_group_id = m.ward_id;
