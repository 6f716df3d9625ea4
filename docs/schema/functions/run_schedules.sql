CREATE OR REPLACE FUNCTION public.run_schedules(declared jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  due_count integer;
begin
  insert into scheduled_task as kept (tenant_id, task_name, hospital_id, every_kind, at_time, time_zone, next_due_on)
  select wished.tenant_id, wished.task, wished.hospital_id, wished.every, wished.at_time, wished.timezone,
    next_due(wished.every, wished.at_time, wished.timezone, now())
  from (
    select t.tenant_id, d.task, d.every, h.hospital_id, h.timezone, coalesce(s.schedule_time, d.at_time) as at_time
    from tenant t
    cross join jsonb_to_recordset(declared) d(task text, every text, at_time text, label text)
    cross join lateral (
      select o.hospital_id, o.timezone from hospital o where o.tenant_id = t.tenant_id and o.is_active order by o.hospital_id limit 1) h
    left join scheduler s on s.tenant_id = t.tenant_id and lower(s.schedule_name) = lower(d.label) and s.is_active
    where t.is_active
  ) wished
  left join scheduled_task p on p.tenant_id = wished.tenant_id and p.task_name = wished.task
  where p.task_name is null or (p.hospital_id, p.every_kind, p.at_time, p.time_zone)
    is distinct from (wished.hospital_id, wished.every, wished.at_time, wished.timezone)
  on conflict (tenant_id, task_name) do update set hospital_id = excluded.hospital_id, every_kind = excluded.every_kind,
    at_time = excluded.at_time, time_zone = excluded.time_zone, next_due_on = excluded.next_due_on;
  with due as (
    select p.tenant_id, p.task_name from scheduled_task p join tenant t on t.tenant_id = p.tenant_id
    where p.is_active and t.is_active and p.next_due_on <= now()
      and p.task_name in (select d.task from jsonb_to_recordset(declared) d(task text))
    for update of p skip locked
  ), moved as (
    update scheduled_task p set last_run_on = now(), next_due_on = next_due(p.every_kind, p.at_time, p.time_zone, now())
    from due where p.tenant_id = due.tenant_id and p.task_name = due.task_name
    returning p.tenant_id, p.task_name
  ), enqueued as (
    insert into job (tenant_id, kind, job_key) select tenant_id, task_name, 'scheduled' from moved
    on conflict (tenant_id, kind, job_key) where held_by is null and dead_since is null do nothing
  )
  select count(*) into due_count from moved;
  return due_count;
end $function$;
