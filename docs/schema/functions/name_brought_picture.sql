CREATE OR REPLACE FUNCTION public.name_brought_picture(table_name text, column_name text, row_key bigint, file_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  key_column name := (select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = table_name::regclass and i.indisprimary and a.attname <> 'tenant_id');
begin
  execute format('update %I set %I = null, %I = $1 where tenant_id = $2 and %I = $3',
      table_name, column_name, column_name || '_file_id', key_column)
    using file_id, current_setting('app.tenant_id')::integer, row_key;
end $function$;
