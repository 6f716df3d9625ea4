-- Hospitals as their screen keeps them, financial years that never overlap, and an audit log that is found quickly.

alter table hospital
  add column address1 text,
  add column start_month smallint not null default 4 check (start_month between 1 and 12),
  add column image text,
  add column mini_logo text,
  add column app_logo text;
create unique index hospital_by_name on hospital (tenant_id, lower(hospital_name)) where is_active;

alter table financial_year add constraint financial_year_overlap
  exclude using gist (tenant_id with =, daterange(year_from, year_to, '[]') with &&) where (is_active);

-- The log is read newest first: of everybody, of one user, of one table, of one record, of one call.
drop index audit_log_by_time;
create index audit_log_by_time on audit_log (tenant_id, at desc, audit_id desc) include (hospital_id, action);
create index audit_log_by_user on audit_log (tenant_id, user_id, at desc, audit_id desc) include (hospital_id);
create index audit_log_by_table on audit_log (tenant_id, table_name, at desc, audit_id desc) include (hospital_id);
create index audit_log_by_operation on audit_log (tenant_id, operation, at desc, audit_id desc) include (hospital_id);
drop index audit_log_by_record;
create index audit_log_by_record on audit_log (tenant_id, table_name, record_id, at desc, audit_id desc);

-- Of a picture or a password only the fingerprint is kept: that it was changed is told, what it shows is not.
create function without_secrets(whole jsonb) returns jsonb language sql immutable as $$
  select whole || coalesce(jsonb_object_agg(key, 'md5:' || md5(value #>> '{}')), '{}')
  from jsonb_each(whole) where key in ('image', 'mini_logo', 'app_logo', 'password_hash') and value <> 'null';
$$;

create or replace function write_audit() returns trigger language plpgsql as $$
declare
  secrets constant text[] := array['image', 'mini_logo', 'app_logo', 'password_hash'];
  old_row jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  new_row jsonb := to_jsonb(new);
  kept_before jsonb;
  kept_after jsonb;
begin
  if new_row ?| secrets then
    old_row := without_secrets(old_row);
    new_row := without_secrets(new_row);
  end if;
  kept_after := new_row;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row -> o.key)
      into kept_before, kept_after
      from jsonb_each(old_row) o where o.value is distinct from new_row -> o.key;
    if kept_after is null then return null; end if;
  end if;
  insert into audit_log (tenant_id, hospital_id, user_id, ip, request_id, operation, action, table_name, record_id, before, after)
  values (
    new.tenant_id,
    nullif(current_setting('app.hospital_id', true), '')::integer,
    nullif(current_setting('app.user_id', true), '')::integer,
    nullif(current_setting('app.ip', true), ''),
    nullif(current_setting('app.request_id', true), ''),
    coalesce(nullif(current_setting('app.operation', true), ''), 'system'),
    lower(tg_op), tg_table_name, new_row ->> tg_argv[0], kept_before, kept_after
  );
  return null;
end $$;
