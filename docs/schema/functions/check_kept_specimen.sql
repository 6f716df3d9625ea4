CREATE OR REPLACE FUNCTION public.check_kept_specimen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  parent record;
begin
  select p.status, p.volume_microlitres, (select sum(a.volume_microlitres) from specimen a
      where a.tenant_id = p.tenant_id and a.parent_specimen_id = p.specimen_id) as split_microlitres,
    exists (select from specimen a where a.tenant_id = p.tenant_id and a.parent_specimen_id = p.specimen_id
      and a.status in ('Received', 'Stored')) as has_aliquots into parent
  from specimen p where p.tenant_id = new.tenant_id and p.specimen_id = coalesce(new.parent_specimen_id, new.specimen_id);
  if parent.split_microlitres > parent.volume_microlitres then
    raise exception 'aliquots have more than their specimen' using errcode = 'check_violation', constraint = 'specimen_volume';
  end if;
  if parent.status = 'Rejected' and parent.has_aliquots then
    raise exception 'an aliquot of a refused specimen is refused with it' using errcode = 'check_violation', constraint = 'specimen_aliquots';
  end if;
  if new.status = 'Discarded' and exists (select from lab_work w where w.tenant_id = new.tenant_id and w.specimen_id = new.specimen_id
    and w.status not in ('Verified', 'Cancelled')) then
    raise exception 'a specimen that is worked on is not thrown away' using errcode = 'check_violation', constraint = 'specimen_worked_on';
  end if;
  return null;
end $function$;
