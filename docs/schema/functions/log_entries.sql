CREATE OR REPLACE FUNCTION public.log_entries(of_tenant integer, of_log text, from_id bigint, up_to_id bigint, most integer)
 RETURNS TABLE(entry_id bigint, entry_hash bytea)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
