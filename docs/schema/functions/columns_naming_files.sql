CREATE OR REPLACE FUNCTION public.columns_naming_files()
 RETURNS TABLE(table_name regclass, column_name name)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select k.conrelid::regclass, a.attname from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
  where k.contype = 'f' and k.confrelid = 'stored_file'::regclass and k.conrelid <> 'file_part'::regclass
  order by k.conrelid::regclass::text, a.attname;
$function$;
