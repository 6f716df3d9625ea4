CREATE OR REPLACE FUNCTION public.take_jobs(worker uuid, kinds text[], mosts integer[], lanes text[], frees integer[], hold interval)
 RETURNS TABLE(tenant_id integer, job_id bigint, kind text, payload jsonb, attempts integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  moment timestamptz;
begin
  -- Takers take turns, so that the counts of what runs are true.
  perform pg_advisory_xact_lock(7366260);
  moment := clock_timestamp();
  return query
  with recursive line as (
    (select j.tenant_id, j.kind from job j where j.dead_since is null order by j.tenant_id, j.kind limit 1)
    union all
    select following.tenant_id, following.kind from line l cross join lateral (
      select j.tenant_id, j.kind from job j where j.dead_since is null and (j.tenant_id, j.kind) > (l.tenant_id, l.kind)
      order by j.tenant_id, j.kind limit 1) following
  ), due as (
    select l.tenant_id, d.job_id, w.lane, w.free,
      busy.count + row_number() over (partition by l.tenant_id, l.kind order by d.run_at, d.job_id) as place
    from line l
    join unnest(kinds, mosts, lanes, frees) w(kind, most, lane, free) on w.kind = l.kind
    cross join lateral (
      select count(*)::integer as count from job b
      where b.tenant_id = l.tenant_id and b.kind = l.kind and b.held_by is not null and b.held_until > moment) busy
    cross join lateral (
      select j.job_id, j.run_at from job j
      where j.tenant_id = l.tenant_id and j.kind = l.kind and j.dead_since is null and j.run_at <= moment
        and (j.held_by is null or j.held_until <= moment)
        and not exists (
          select from job o where o.tenant_id = j.tenant_id and o.kind = j.kind and o.job_key = j.job_key
            and o.held_by is not null and o.held_until > moment)
      order by j.run_at, j.job_id limit greatest(w.most - busy.count, 0)) d
  ), picked as (
    select c.tenant_id, c.job_id from (
      select d.tenant_id, d.job_id, d.free, row_number() over (partition by d.lane order by d.place, random()) as turn from due d
    ) c where c.turn <= c.free
  ), locked as (
    select j.tenant_id, j.job_id from job j join picked p on p.tenant_id = j.tenant_id and p.job_id = j.job_id
    for update of j skip locked
  )
  update job j set held_by = worker, held_until = moment + hold, attempts = j.attempts + 1
  from locked k where j.tenant_id = k.tenant_id and j.job_id = k.job_id
  returning j.tenant_id, j.job_id, j.kind, j.payload, j.attempts;
end $function$;
