CREATE OR REPLACE FUNCTION public.next_due(every_kind text, at_time text, time_zone text, after timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case when every_kind = 'Minute' then after + interval '1 minute'
    when every_kind = 'Hour' then after + interval '1 hour'
    else (select min(due) from (
      select ((after at time zone time_zone)::date + day + at_time::time) at time zone time_zone as due from generate_series(0, 2) day
    ) days where due > after) end;
$function$;
