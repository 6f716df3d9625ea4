-- How long a stay ties a hospital to a patient, how long the log of charts is kept, and what tenants get that lived before the wall.

alter table privacy_setting
  -- So many days after the discharge those who work on inpatients still work on the papers of the stay.
  add column days_after_discharge integer not null default 7 check (days_after_discharge between 0 and 90),
  -- PS013: at least three.
  add column keep_log_years integer not null default 3 check (keep_log_years between 3 and 30);

-- Nobody is locked out at work by an update: a tenant that lives already keeps reading as it did, and the log says who had no relation,
-- until its administrators set the wall up (docs/decisions/0067). A tenant made from now on has the wall.
insert into privacy_setting (tenant_id, is_wall_enforced) select tenant_id, false from tenant on conflict do nothing;

-- They are told what to do about it, in the name of the first user of the tenant.
insert into hms_notification (tenant_id, role_id, title, created_by)
select r.tenant_id, r.role_id, 'Charts open to everybody with the right until you switch on the wall: Privacy Settings',
  (select min(u.user_id) from app_user u where u.tenant_id = r.tenant_id)
from role r
join privacy_setting s on s.tenant_id = r.tenant_id and not s.is_wall_enforced
where r.role_id in (0, 19) and exists (select from app_user u where u.tenant_id = r.tenant_id);

select grant_right('privacy/settings', '{"19": "view add edit delete"}');

-- Where the chain of a tenant begins since its oldest batches were dropped: the last one that went.
create table chart_access_cut (
  tenant_id integer primary key,
  hour timestamptz not null,
  batch_no integer not null,
  hash text not null,
  cut_at timestamptz not null default clock_timestamp()
);
alter table chart_access_cut enable row level security;
create policy own_tenant on chart_access_cut using (tenant_id = current_setting('app.tenant_id')::integer);
grant select on chart_access_cut to charaka_app;

-- Drops the months that every tenant has kept for as long as it wants to, three years at least, and answers how many. For the owner
-- alone: the server's role drops nothing. The chain goes on from the last batch that was dropped.
create function drop_old_chart_access(at timestamptz) returns integer language plpgsql as $$
declare
  keep_years integer := greatest(3, (select max(keep_log_years) from privacy_setting));
  kept_from timestamptz := date_trunc('month', at, 'UTC') - make_interval(years => keep_years);
  old_parts text[] := array(
    select c.relname::text from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'chart_access'::regclass
      and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'UTC' <= kept_from);
  part_name text;
begin
  if old_parts = '{}' then return 0; end if;
  -- Nobody writes meanwhile, so that no batch follows one that is gone.
  lock table chart_access, chart_access_batch in access exclusive mode;
  foreach part_name in array old_parts loop
    execute format('drop table %I', part_name);
  end loop;
  insert into chart_access_cut (tenant_id, hour, batch_no, hash)
  select distinct on (tenant_id) tenant_id, hour, batch_no, hash from chart_access_batch
  where hour < kept_from order by tenant_id, hour desc, batch_no desc
  on conflict (tenant_id) do update set hour = excluded.hour, batch_no = excluded.batch_no, hash = excluded.hash, cut_at = excluded.cut_at;
  delete from chart_access_batch where hour < kept_from;
  return cardinality(old_parts);
end $$;
revoke all on function drop_old_chart_access(timestamptz) from public;

-- As before, but that the first batch after a cut names the last one that was dropped.
create or replace function write_chart_access(entries jsonb) returns table (ended_hour timestamptz, ended_hash text, rows_written integer)
language plpgsql as $$
declare
  own_tenant integer := current_setting('app.tenant_id')::integer;
  this_hour timestamptz;
  last_batch chart_access_batch;
  previous text;
  number integer := 1;
begin
  perform pg_advisory_xact_lock(hashtextextended('chart_access ' || own_tenant, 0));
  select * into last_batch from chart_access_batch b
    where b.tenant_id = own_tenant order by b.hour desc, b.batch_no desc limit 1;
  previous := coalesce(last_batch.hash, (select c.hash from chart_access_cut c where c.tenant_id = own_tenant), '');
  -- A clock that was put back does not put a batch before the one it follows.
  this_hour := greatest(date_trunc('hour', clock_timestamp(), 'UTC'), last_batch.hour);
  if last_batch.hour = this_hour then number := last_batch.batch_no + 1; end if;
  perform make_chart_access_month(this_hour);
  insert into chart_access (tenant_id, hour, batch_no, row_no, at, user_id, role_id, hospital_id, patient_id, admission_id,
    part, reason, relationship, break_glass_id, ip, session_id, row_count)
  select own_tenant, this_hour, number, row_number() over (order by e.ordinality), e.at, e.user_id, e.role_id, e.hospital_id,
    coalesce(e.patient_id, a.patient_id), e.admission_id, e.part, e.reason, e.relationship, e.break_glass_id, e.ip,
    e.session_id, e.row_count
  from rows from (jsonb_to_recordset(entries) as (at timestamptz, user_id bigint, role_id bigint, hospital_id integer,
    patient_id bigint, admission_id bigint, part text, reason text, relationship text, break_glass_id bigint, ip text,
    session_id text, row_count integer)) with ordinality as e
  left join admission a on a.tenant_id = own_tenant and a.admission_id = e.admission_id
  where coalesce(e.patient_id, a.patient_id) is not null;
  get diagnostics rows_written = row_count;
  if rows_written = 0 then return next; return; end if;
  insert into chart_access_batch (tenant_id, hour, batch_no, row_count, previous_hash, hash)
  select own_tenant, this_hour, number, rows_written, previous,
    chart_access_hash(previous, this_hour, number, string_agg(chart_access_text(c), e'\n' order by c.row_no))
  from chart_access c where c.tenant_id = own_tenant and c.hour = this_hour and c.batch_no = number;
  if last_batch.hour < this_hour then
    ended_hour := last_batch.hour;
    ended_hash := last_batch.hash;
  end if;
  return next;
end $$;

create or replace function chart_access_faults(of_tenant integer)
returns table (hour timestamptz, batch_no integer, fault text) language sql stable as $$
  with kept as (
    select c.hour, c.batch_no, count(*) as row_count, string_agg(chart_access_text(c), e'\n' order by c.row_no) as entries
    from chart_access c where c.tenant_id = of_tenant group by c.hour, c.batch_no
  ), chained as (
    select b.*,
      coalesce(lag(b.hash) over in_order, (select t.hash from chart_access_cut t where t.tenant_id = of_tenant), '') as hash_before,
      case when lag(b.hour) over in_order = b.hour then lag(b.batch_no) over in_order else 0 end as number_before
    from chart_access_batch b where b.tenant_id = of_tenant
    window in_order as (order by b.hour, b.batch_no)
  )
  select coalesce(b.hour, k.hour), coalesce(b.batch_no, k.batch_no),
    case
      when b.hash is null then 'its rows stand in no batch'
      when k.row_count is distinct from b.row_count then 'rows were taken out or added'
      when b.previous_hash <> b.hash_before or b.batch_no <> b.number_before + 1 then 'a batch before it was taken out'
      else 'a row was changed'
    end
  from chained b
  full join kept k on k.hour = b.hour and k.batch_no = b.batch_no
  where b.hash is null or k.row_count is distinct from b.row_count or b.previous_hash <> b.hash_before
    or b.batch_no <> b.number_before + 1
    or b.hash <> chart_access_hash(b.previous_hash, b.hour, b.batch_no, k.entries)
  order by 1, 2
$$;
