-- Searching admissions by name and age, cancelled bed stays, and what was noted at discharge.

-- Patients whose name holds every word of the text, deactivated ones too: their old admissions are still found. Runs as the
-- owner for the same reason as patients_named, keeps to the tenant itself, and hands back numbers only.
create function patients_once_named(words text) returns setof bigint
language sql stable security definer set search_path = public rows 200 as $$
  select patient_id from patient
  where tenant_id = current_setting('app.tenant_id')::integer
    and search_name like all (
      select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
      from unnest(string_to_array(lower(trim(words)), ' ')) word where word <> '')
    and search_name like '%' || replace(replace(replace(
      (select word from unnest(string_to_array(lower(trim(words)), ' ')) word order by length(word) desc limit 1),
      '\', '\\'), '%', '\%'), '_', '\_') || '%';
$$;
revoke all on function patients_once_named(text) from public;
grant execute on function patients_once_named(text) to charaka_app;

-- Whole months lived on a day; a month is full on the same day of the month, or on its last day where it is shorter. The
-- same count as the rules' age, for filters and sorting (R246).
create function full_months(born date, on_day date) returns integer language sql immutable as $$
  select months - case when (born + make_interval(months => months))::date > on_day then 1 else 0 end
  from (select ((extract(year from on_day) - extract(year from born)) * 12
    + extract(month from on_day) - extract(month from born))::integer as months) calendar;
$$;

-- A cancelled admission never lay in its bed: the right patient may be admitted there for the same time (Q39).
alter table bed_stay add column is_cancelled boolean not null default false;
alter table bed_stay drop constraint one_patient_per_bed;
alter table bed_stay add constraint one_patient_per_bed
  exclude using gist (tenant_id with =, bed_id with =, during with &&) where (not is_virtual and not is_cancelled);

alter table admission add column discharge_remark text;

-- The filters of the inpatient list are counted from the index alone.
drop index admission_by_time;
create index admission_by_time on admission (tenant_id, hospital_id, admitted_at desc, admission_id desc)
  include (is_discharged, association_id, admission_mode) where not is_cancelled;
