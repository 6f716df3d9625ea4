CREATE OR REPLACE FUNCTION public.seal_log(of_tenant integer, of_log text, up_to_id bigint, most integer)
 RETURNS TABLE(sealed integer, ended_hour timestamp with time zone, ended_hash text)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;
