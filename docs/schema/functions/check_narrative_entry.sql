CREATE OR REPLACE FUNCTION public.check_narrative_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  work record;
begin
  select w.status, s.status as specimen_status into work
  from lab_work w
  join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Narrative'
  join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
  where w.tenant_id = new.tenant_id and w.lab_work_id = new.lab_work_id;
  if work.specimen_status is null or work.specimen_status not in ('Received', 'Stored', 'Discarded') then
    raise exception 'no specimen is there to be told of' using errcode = 'check_violation', constraint = 'narrative_specimen';
  end if;
  if tg_table_name = 'narrative_addendum' then
    if work.status <> 'Verified' then
      raise exception 'an addendum needs a verified report' using errcode = 'check_violation', constraint = 'narrative_state';
    end if;
  elsif work.status not in ('Ready', 'Entered')
    and not (work.status = 'Verified' and length(coalesce(to_jsonb(new) ->> 'change_reason', '')) >= 10) then
    raise exception 'a report that is % takes no entry', work.status using errcode = 'check_violation', constraint = 'narrative_state';
  end if;
  return new;
end $function$;
