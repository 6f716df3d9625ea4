CREATE OR REPLACE FUNCTION public.check_lab_result()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  work record;
  last_version integer;
begin
  select w.status, w.repeat_no, s.status as specimen_status into work
  from lab_work w left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
  where w.tenant_id = new.tenant_id and w.lab_work_id = new.lab_work_id;
  if work.specimen_status is null or not (work.specimen_status in ('Received', 'Stored')
    or (work.specimen_status = 'Discarded' and work.status = 'Verified')) then
    raise exception 'no specimen is there to be measured' using errcode = 'check_violation', constraint = 'lab_result_specimen';
  end if;
  if work.status not in ('Ready', 'Entered') and not (work.status = 'Verified' and length(new.change_reason) >= 10) then
    raise exception 'a work that is % takes no result', work.status using errcode = 'check_violation', constraint = 'lab_result_state';
  end if;
  select coalesce(max(version_no), 0) into last_version from lab_result r
  where r.tenant_id = new.tenant_id and r.lab_work_id = new.lab_work_id and r.lab_parameter_id = new.lab_parameter_id;
  if new.version_no <> last_version + 1 or new.repeat_no <> work.repeat_no then
    raise exception 'version % does not follow %', new.version_no, last_version using errcode = 'check_violation', constraint = 'lab_result_version';
  end if;
  return new;
end $function$;
