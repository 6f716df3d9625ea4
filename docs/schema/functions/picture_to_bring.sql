CREATE OR REPLACE FUNCTION public.picture_to_bring()
 RETURNS TABLE(table_name text, column_name text, row_key bigint, content text, owner_id bigint)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  place record;
begin
  for place in
    select c.table_name as of_table, old.attname as of_column, key.attname as of_key
    from columns_naming_files() c
      join pg_attribute old on old.attrelid = c.table_name and c.column_name = old.attname || '_file_id'
      join pg_index i on i.indrelid = c.table_name and i.indisprimary
      join pg_attribute key on key.attrelid = c.table_name and key.attnum = any(i.indkey) and key.attname <> 'tenant_id'
  loop
    return query execute format('select %L, %L, r.%I::bigint, r.%I, coalesce((to_jsonb(r) ->> ''created_by'')::bigint,
        (select min(u.user_id)::bigint from app_user u where u.tenant_id = $1))
      from %s r where r.tenant_id = $1 and r.%4$I is not null order by r.%3$I limit 1 for no key update',
      place.of_table, place.of_column, place.of_key, place.of_column, place.of_table)
      using current_setting('app.tenant_id')::integer;
    if found then return; end if;
  end loop;
end $function$;
