CREATE OR REPLACE FUNCTION public.full_months(born date, on_day date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select months - case when (born + make_interval(months => months))::date > on_day then 1 else 0 end
  from (select ((extract(year from on_day) - extract(year from born)) * 12
    + extract(month from on_day) - extract(month from born))::integer as months) calendar;
$function$;
