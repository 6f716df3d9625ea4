-- expand
-- The audit log and the security log are chained by hashes behind their writers, who never wait for it (Q291).

-- A batch of entries that lie in one piece: those after `after_id` up to `last_id`, with the first half of each entry's SHA-256.
create table log_seal (
  tenant_id integer not null references tenant,
  log text not null check (log in ('audit', 'security')),
  batch_no integer not null,
  after_id bigint not null,
  last_id bigint not null,
  entry_ids bigint[] not null,
  entry_hashes bytea not null,
  previous_hash text not null,
  hash text not null,
  sealed_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, log, batch_no)
);
alter table log_seal enable row level security;
create policy own_tenant on log_seal using (tenant_id = current_setting('app.tenant_id')::integer);
grant select on log_seal to charaka_app;

-- How far the next batch may reach: every entry up to `last_id` has its number already, and is committed or gone once no
-- transaction before `transaction_id` runs any more. That number is taken a run later, when all who had a number have theirs as well.
create table log_mark (
  tenant_id integer not null references tenant,
  log text not null,
  last_id bigint not null,
  transaction_id xid8,
  primary key (tenant_id, log)
);
alter table log_mark enable row level security;
create policy own_tenant on log_mark using (tenant_id = current_setting('app.tenant_id')::integer);
grant select on log_mark to charaka_app;

-- Entries of a log in their order, each with the first half of the SHA-256 of its text, which depends on no setting of the session.
create function log_entries(of_tenant integer, of_log text, from_id bigint, up_to_id bigint, most integer)
returns table (entry_id bigint, entry_hash bytea) language plpgsql stable set search_path = public, pg_temp as $$
begin
  if of_log = 'audit' then
    return query select a.audit_id, substring(sha256(convert_to(jsonb_build_array((extract(epoch from a.at) * 1000000)::bigint,
        a.hospital_id, a.user_id, a.ip, a.request_id, a.operation, a.action, a.table_name, a.record_id, a.before, a.after)::text,
        'UTF8')) for 16)
      from audit_log a where a.tenant_id = of_tenant and a.audit_id > from_id and a.audit_id <= up_to_id
      order by a.audit_id limit most;
  else
    return query select e.event_id, substring(sha256(convert_to(jsonb_build_array((extract(epoch from e.at) * 1000000)::bigint,
        e.kind, e.user_id, e.by_user_id, e.ip, e.agent, e.result)::text, 'UTF8')) for 16)
      from security_event e where e.tenant_id = of_tenant and e.event_id > from_id and e.event_id <= up_to_id
      order by e.event_id limit most;
  end if;
end $$;

create function log_seal_hash(previous text, number integer, ids bigint[], hashes bytea)
returns text language sql immutable as $$
  select encode(sha256(convert_to(concat_ws('|', previous, number, array_to_string(ids, ',')), 'UTF8') || hashes), 'hex')
$$;

-- Seals at most `most` entries of one log. Answers how many, and the last batch of the hour before when this one begins a new hour.
create function seal_log(of_tenant integer, of_log text, up_to_id bigint, most integer)
returns table (sealed integer, ended_hour timestamptz, ended_hash text)
language plpgsql set search_path = public, pg_temp as $$
declare
  before log_seal;
  ids bigint[];
  hashes bytea;
begin
  select * into before from log_seal s where s.tenant_id = of_tenant and s.log = of_log order by s.batch_no desc limit 1;
  select array_agg(entry_id order by entry_id), string_agg(entry_hash, ''::bytea order by entry_id) into ids, hashes
    from log_entries(of_tenant, of_log, coalesce(before.last_id, 0), up_to_id, most);
  sealed := coalesce(array_length(ids, 1), 0);
  if sealed > 0 then
    insert into log_seal (tenant_id, log, batch_no, after_id, last_id, entry_ids, entry_hashes, previous_hash, hash)
    values (of_tenant, of_log, coalesce(before.batch_no, 0) + 1, coalesce(before.last_id, 0), ids[sealed], ids, hashes,
      coalesce(before.hash, ''), log_seal_hash(coalesce(before.hash, ''), coalesce(before.batch_no, 0) + 1, ids, hashes));
    if date_trunc('hour', before.sealed_at, 'UTC') < date_trunc('hour', clock_timestamp(), 'UTC') then
      ended_hour := date_trunc('hour', before.sealed_at, 'UTC');
      ended_hash := before.hash;
    end if;
  end if;
  return next;
end $$;

-- Seals both logs of all tenants as far as every writer has ended. Only one server does it at a time; the others get no rows.
create function seal_logs(most integer)
returns table (tenant_id integer, log text, sealed integer, ended_hour timestamptz, ended_hash text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  place record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('seal_logs', 0)) then return; end if;
  for place in
    select t.tenant_id as tenant, l.log as name, m.last_id as marked, m.transaction_id as ended,
      coalesce((select s.last_id from log_seal s where s.tenant_id = t.tenant_id and s.log = l.log
        order by s.batch_no desc limit 1), 0) as done,
      case l.log when 'audit' then (select max(a.audit_id) from audit_log a where a.tenant_id = t.tenant_id)
        else (select max(e.event_id) from security_event e where e.tenant_id = t.tenant_id) end as newest
    from tenant t cross join (values ('audit'), ('security')) as l (log)
    left join log_mark m on m.tenant_id = t.tenant_id and m.log = l.log
  loop
    if place.newest is null or place.newest <= place.done then continue; end if;
    if place.marked is not null and place.marked > place.done then
      -- A number above all that this database has given is another database's, whose backup this is.
      if place.ended is null or place.ended > pg_snapshot_xmax(pg_current_snapshot()) then
        update log_mark m set transaction_id = pg_snapshot_xmax(pg_current_snapshot())
          where m.tenant_id = place.tenant and m.log = place.name;
        continue;
      end if;
      if pg_snapshot_xmin(pg_current_snapshot()) < place.ended then continue; end if;
      select place.tenant, place.name, s.sealed, s.ended_hour, s.ended_hash
        into tenant_id, log, sealed, ended_hour, ended_hash
        from seal_log(place.tenant, place.name, place.marked, most) s;
      return next;
      -- More of what is marked comes with the next call.
      if sealed >= most then continue; end if;
    end if;
    insert into log_mark as m (tenant_id, log, last_id) values (place.tenant, place.name, place.newest)
      on conflict on constraint log_mark_pkey do update set last_id = excluded.last_id, transaction_id = null;
  end loop;
end $$;
revoke all on function seal_log(integer, text, bigint, integer) from public;
revoke all on function seal_logs(integer) from public;
grant execute on function seal_logs(integer) to charaka_app;

-- What is not as it was sealed: entries that were changed, taken out or added, and batches that do not follow the one before.
create function log_faults(of_tenant integer)
returns table (log text, batch_no integer, entry_id bigint, fault text) language sql stable as $$
  with chained as (
    select s.*, lag(s.hash, 1, '') over in_order as hash_before, lag(s.batch_no, 1, 0) over in_order as number_before,
      lag(s.last_id, 1, 0::bigint) over in_order as id_before
    from log_seal s where s.tenant_id = of_tenant
    window in_order as (partition by s.log order by s.batch_no)
  )
  select c.log, c.batch_no, null::bigint, 'a batch before it was taken out' from chained c
  where c.previous_hash <> c.hash_before or c.batch_no <> c.number_before + 1 or c.after_id <> c.id_before
  union all
  select c.log, c.batch_no, null, 'the batch itself was changed' from chained c
  where c.hash <> log_seal_hash(c.previous_hash, c.batch_no, c.entry_ids, c.entry_hashes)
    or c.last_id <> c.entry_ids[array_length(c.entry_ids, 1)]
  union all
  select c.log, c.batch_no, f.entry_id, f.fault from chained c
  cross join lateral (
    select coalesce(k.entry_id, s.entry_id) as entry_id,
      case when k.entry_id is null then 'was taken out' when s.entry_id is null then 'was added' else 'was changed' end as fault
    from unnest(c.entry_ids) with ordinality as s (entry_id, place)
    full join log_entries(of_tenant, c.log, c.after_id, c.last_id, null) k on k.entry_id = s.entry_id
    where k.entry_id is null or s.entry_id is null
      or k.entry_hash <> substring(c.entry_hashes from (s.place::integer - 1) * 16 + 1 for 16)
  ) f
  order by 1, 2, 3 nulls first
$$;
