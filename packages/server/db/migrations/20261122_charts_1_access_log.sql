-- Who saw whose chart: a row for each patient an answer showed, in batches chained by hashes so that none is taken out unseen (PS012-PS014).

-- No foreign keys: what is erased or merged later stays in the log as it was seen.
create table chart_access (
  tenant_id integer not null,
  -- Hour and number of the batch a row was written in, and its place there.
  hour timestamptz not null,
  batch_no integer not null,
  row_no integer not null,
  at timestamptz not null,
  user_id bigint not null,
  role_id bigint not null,
  hospital_id integer not null,
  patient_id bigint not null,
  admission_id bigint,
  part text not null,
  reason text not null
    check (reason in ('Care', 'Billing', 'Claim', 'Report', 'Export', 'Portal', 'Integration', 'Emergency', 'Other')),
  relationship text check (relationship in ('Treating', 'Ward', 'Department', 'Desk', 'None')),
  break_glass_id bigint,
  ip text,
  session_id text,
  row_count integer not null,
  primary key (tenant_id, hour, batch_no, row_no)
) partition by range (hour);
create index chart_access_by_patient on chart_access (tenant_id, patient_id, at desc);
create index chart_access_by_user on chart_access (tenant_id, user_id, at desc);
create index chart_access_by_time on chart_access (tenant_id, at desc);
alter table chart_access enable row level security;
create policy own_tenant on chart_access using (tenant_id = current_setting('app.tenant_id')::integer);
grant select, insert on chart_access to charaka_app;

create table chart_access_batch (
  tenant_id integer not null,
  hour timestamptz not null,
  batch_no integer not null,
  row_count integer not null,
  previous_hash text not null,
  hash text not null,
  written_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, hour, batch_no)
);
alter table chart_access_batch enable row level security;
create policy own_tenant on chart_access_batch using (tenant_id = current_setting('app.tenant_id')::integer);
grant select, insert on chart_access_batch to charaka_app;

-- The partition of a month. Runs as the owner: the server's role makes no tables, and reads partitions through the whole only.
create function make_chart_access_month(of_hour timestamptz) returns void
language plpgsql security definer set search_path = public as $$
declare
  first_day date := date_trunc('month', of_hour at time zone 'UTC')::date;
  part_name text := 'chart_access_' || to_char(first_day, 'YYYY_MM');
begin
  if to_regclass(part_name) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('make_chart_access_month', 0));
  if to_regclass(part_name) is not null then return; end if;
  execute format('create table %I partition of chart_access for values from (%L) to (%L)', part_name,
    first_day::text || ' 00:00+00', (first_day + interval '1 month')::date::text || ' 00:00+00');
  execute format('alter table %I enable row level security', part_name);
end $$;
revoke all on function make_chart_access_month(timestamptz) from public;
grant execute on function make_chart_access_month(timestamptz) to charaka_app;

-- What a row says, in one text that does not depend on the session.
create function chart_access_text(entry chart_access) returns text language sql immutable as $$
  select jsonb_build_array(entry.row_no, (extract(epoch from entry.at) * 1000000)::bigint, entry.user_id, entry.role_id,
    entry.hospital_id, entry.patient_id, entry.admission_id, entry.part, entry.reason, entry.relationship,
    entry.break_glass_id, entry.ip, entry.session_id, entry.row_count)::text
$$;

create function chart_access_hash(previous text, of_hour timestamptz, number integer, entries text)
returns text language sql immutable as $$
  select encode(sha256(convert_to(concat_ws('|', previous, (extract(epoch from of_hour))::bigint, number,
    encode(sha256(convert_to(coalesce(entries, ''), 'UTF8')), 'hex')), 'UTF8')), 'hex')
$$;

-- Writes one batch of the tenant. Batches of a tenant are written one after the other, whichever server they come from, and each
-- names the one before. Answers the last batch of the hour before when this one begins a new hour.
create function write_chart_access(entries jsonb) returns table (ended_hour timestamptz, ended_hash text, rows_written integer)
language plpgsql as $$
declare
  own_tenant integer := current_setting('app.tenant_id')::integer;
  this_hour timestamptz;
  last_batch chart_access_batch;
  number integer := 1;
begin
  perform pg_advisory_xact_lock(hashtextextended('chart_access ' || own_tenant, 0));
  select * into last_batch from chart_access_batch b
    where b.tenant_id = own_tenant order by b.hour desc, b.batch_no desc limit 1;
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
  select own_tenant, this_hour, number, rows_written, coalesce(last_batch.hash, ''),
    chart_access_hash(coalesce(last_batch.hash, ''), this_hour, number,
      string_agg(chart_access_text(c), e'\n' order by c.row_no))
  from chart_access c where c.tenant_id = own_tenant and c.hour = this_hour and c.batch_no = number;
  if last_batch.hour < this_hour then
    ended_hour := last_batch.hour;
    ended_hash := last_batch.hash;
  end if;
  return next;
end $$;

-- Every batch that is not what it was when it was written, or does not follow the one before it. Only what a caller may see is checked.
create function chart_access_faults(of_tenant integer)
returns table (hour timestamptz, batch_no integer, fault text) language sql stable as $$
  with kept as (
    select c.hour, c.batch_no, count(*) as row_count, string_agg(chart_access_text(c), e'\n' order by c.row_no) as entries
    from chart_access c where c.tenant_id = of_tenant group by c.hour, c.batch_no
  ), chained as (
    select b.*, lag(b.hash, 1, '') over in_order as hash_before,
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
