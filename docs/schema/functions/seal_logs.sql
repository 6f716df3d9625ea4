CREATE OR REPLACE FUNCTION public.seal_logs(most integer)
 RETURNS TABLE(tenant_id integer, log text, sealed integer, ended_hour timestamp with time zone, ended_hash text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  place record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('seal_logs', 0)) then return; end if;
  for place in
    select t.tenant_id as tenant, l.log as name, m.last_id as marked, m.transaction_id as ended,
      coalesce((select s.last_id from log_seal s where s.tenant_id = t.tenant_id and s.log = l.log
        order by s.batch_no desc limit 1), 0) as done,
      case l.log when 'audit' then (select max(a.audit_id) from audit_log a where a.tenant_id = t.tenant_id)
        else (select max(e.event_id) from security_event e where e.tenant_id = t.tenant_id) end as newest
    from tenant t cross join (values ('audit'), ('security')) as l (log)
    left join log_mark m on m.tenant_id = t.tenant_id and m.log = l.log
  loop
    if place.newest is null or place.newest <= place.done then continue; end if;
    if place.marked is not null and place.marked > place.done then
      -- A number above all that this database has given is another database's, whose backup this is.
      if place.ended is null or place.ended > pg_snapshot_xmax(pg_current_snapshot()) then
        update log_mark m set transaction_id = pg_snapshot_xmax(pg_current_snapshot())
          where m.tenant_id = place.tenant and m.log = place.name;
        continue;
      end if;
      if pg_snapshot_xmin(pg_current_snapshot()) < place.ended then continue; end if;
      select place.tenant, place.name, s.sealed, s.ended_hour, s.ended_hash
        into tenant_id, log, sealed, ended_hour, ended_hash
        from seal_log(place.tenant, place.name, place.marked, most) s;
      return next;
      -- More of what is marked comes with the next call.
      if sealed >= most then continue; end if;
    end if;
    insert into log_mark as m (tenant_id, log, last_id) values (place.tenant, place.name, place.newest)
      on conflict on constraint log_mark_pkey do update set last_id = excluded.last_id, transaction_id = null;
  end loop;
end $function$;
