CREATE OR REPLACE FUNCTION public.erase_unnamed_files(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  named text;
  erased integer;
begin
  select string_agg(format('exists (select from %s r where r.tenant_id = f.tenant_id and r.%I = f.file_id)', table_name, column_name), ' or ')
    into named from columns_naming_files();
  execute format('update stored_file set erased_on = now() where tenant_id = $1 and file_id = any(array(
      select f.file_id from stored_file f where f.tenant_id = $1 and f.used_by is not null and f.erased_on is null
        and f.created_at < now() - interval ''1 day'' and not (%s) limit $2))', named)
    using current_setting('app.tenant_id')::integer, most;
  get diagnostics erased = row_count;
  return erased;
end $function$;
