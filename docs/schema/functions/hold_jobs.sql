CREATE OR REPLACE FUNCTION public.hold_jobs(worker uuid, hold interval)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update job set held_until = clock_timestamp() + hold where held_by = worker;
$function$;
