CREATE OR REPLACE FUNCTION public.expire_report_files()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  gone integer;
begin
  update stored_file f set erased_on = now() from report_run r
  where r.tenant_id = current_setting('app.tenant_id')::integer and r.expires_at < now()
    and f.tenant_id = r.tenant_id and f.file_id = r.file_id and f.erased_on is null;
  get diagnostics gone = row_count;
  return gone;
end $function$;
