CREATE OR REPLACE FUNCTION public.write_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  secrets constant text[] := array['image', 'mini_logo', 'app_logo', 'password_hash', 'sealed'];
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
end $function$;
