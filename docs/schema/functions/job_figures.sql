CREATE OR REPLACE FUNCTION public.job_figures()
 RETURNS TABLE(kind text, waiting bigint, held bigint, dead bigint, oldest_seconds double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select j.kind, count(*) filter (where j.held_by is null and j.dead_since is null),
    count(*) filter (where j.held_by is not null and j.dead_since is null), count(*) filter (where j.dead_since is not null),
    coalesce(extract(epoch from now() - min(j.run_at) filter (where j.dead_since is null and j.run_at <= now())), 0)::double precision
  from job j group by j.kind;
$function$;
