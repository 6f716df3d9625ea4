CREATE OR REPLACE FUNCTION public.mark_clock(OUT now timestamp with time zone, OUT latest timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  now := clock_timestamp();
  insert into clock_mark as m (latest) values (now)
    on conflict (is_only) do update set latest = greatest(m.latest, excluded.latest)
    returning m.latest into latest;
end $function$;
