CREATE OR REPLACE FUNCTION public.sweep_rows(table_name regclass, is_old text, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  gone integer;
begin
  execute format('delete from %1$s where ctid = any(array(select ctid from %1$s where tenant_id = $1 and %2$s limit $2))',
    table_name, is_old)
    using current_setting('app.tenant_id')::integer, most;
  get diagnostics gone = row_count;
  return gone;
end $function$;
