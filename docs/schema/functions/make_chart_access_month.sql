CREATE OR REPLACE FUNCTION public.make_chart_access_month(of_hour timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  first_day date := date_trunc('month', of_hour at time zone 'UTC')::date;
  part_name text := 'chart_access_' || to_char(first_day, 'YYYY_MM');
begin
  if to_regclass(part_name) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('make_chart_access_month', 0));
  if to_regclass(part_name) is not null then return; end if;
  execute format('create table %I partition of chart_access for values from (%L) to (%L)', part_name,
    first_day::text || ' 00:00+00', (first_day + interval '1 month')::date::text || ' 00:00+00');
  execute format('alter table %I enable row level security', part_name);
end $function$;
