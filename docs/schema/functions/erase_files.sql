CREATE OR REPLACE FUNCTION public.erase_files(most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select sweep_rows('stored_file', $old$ erased_on < now() - interval '1 day' $old$, most);
$function$;
