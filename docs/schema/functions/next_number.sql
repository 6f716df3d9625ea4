CREATE OR REPLACE FUNCTION public.next_number(series_name text, of_hospital integer DEFAULT 0, of_year text DEFAULT ''::text, how_many integer DEFAULT 1)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
  values (current_setting('app.tenant_id')::integer, series_name, of_hospital, of_year, how_many)
  on conflict (tenant_id, series, hospital_id, fin_year)
  do update set last_number = number_series.last_number + how_many
  returning last_number - how_many + 1;
$function$;
