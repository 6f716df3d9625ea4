CREATE OR REPLACE FUNCTION public.exact_minutes_between(since timestamp with time zone, until timestamp with time zone)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select extract(epoch from until - since) / 60
$function$;
