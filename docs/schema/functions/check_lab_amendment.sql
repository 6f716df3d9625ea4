CREATE OR REPLACE FUNCTION public.check_lab_amendment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> 'Proposed' or new.status = 'Proposed'
    or (new.lab_report_id, new.order_group_id, new.lab_section_id, new.lab_work_ids, new.changes, new.shown, new.amend_reason,
        new.critical_work_ids, new.is_two_step, new.proposed_at, new.proposed_by)
      is distinct from (old.lab_report_id, old.order_group_id, old.lab_section_id, old.lab_work_ids, old.changes, old.shown, old.amend_reason,
        old.critical_work_ids, old.is_two_step, old.proposed_at, old.proposed_by) then
    raise exception 'an amendment is decided once, as it was proposed'
      using errcode = 'check_violation', constraint = 'lab_amendment_decided_once';
  end if;
  if new.status = 'Signed' and exists (
    select from unnest(new.critical_work_ids) as critical (lab_work_id)
    cross join lateral (
      select coalesce(bool_or(k.outcome = 'Told'), false) as is_told, count(*) as try_count from critical_call k
      where k.tenant_id = new.tenant_id and k.lab_work_id = critical.lab_work_id and k.told_at >= new.proposed_at) calls
    where not calls.is_told and calls.try_count < 2) then
    raise exception 'nobody was told of a critical value' using errcode = 'check_violation', constraint = 'lab_amendment_told';
  end if;
  return new;
end $function$;
