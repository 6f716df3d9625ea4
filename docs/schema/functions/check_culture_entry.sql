CREATE OR REPLACE FUNCTION public.check_culture_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  work record;
begin
  select w.status, s.status as specimen_status into work
  from lab_work w
  join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Culture'
  join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
  where w.tenant_id = new.tenant_id and w.lab_work_id = (case tg_table_name
    when 'susceptibility' then (select i.lab_work_id from isolate i where i.tenant_id = new.tenant_id
      and i.isolate_id = (to_jsonb(new) ->> 'isolate_id')::bigint)
    else (to_jsonb(new) ->> 'lab_work_id')::bigint end);
  if work.specimen_status is null or work.specimen_status not in ('Received', 'Stored') then
    raise exception 'no culture is there to be read' using errcode = 'check_violation', constraint = 'culture_specimen';
  end if;
  if work.status not in ('Ready', 'Entered')
    and not (work.status = 'Verified' and length(coalesce(to_jsonb(new) ->> 'change_reason', '')) >= 10) then
    raise exception 'a culture that is % takes no entry', work.status using errcode = 'check_violation', constraint = 'culture_state';
  end if;
  return new;
end $function$;
