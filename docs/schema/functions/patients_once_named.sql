CREATE OR REPLACE FUNCTION public.patients_once_named(words text)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 200
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  patterns constant text[] := array(select '%' || plain_pattern(part) || '%' from unnest(name_words(words)) part);
  rarest text[];
begin
  select meant into rarest from unnest(patterns) pattern, lateral (
      select array_agg(word) as meant, coalesce(sum(patient_count), 0) as counted from patient_name_word
      where tenant_id = of_tenant and word like pattern) each
    where length(pattern) > 4 order by counted limit 1;
  return query select distinct patient_id from patient_name_use
    where tenant_id = of_tenant and word = any (rarest) and name like all (patterns);
end $function$;
