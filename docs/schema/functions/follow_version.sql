CREATE OR REPLACE FUNCTION public.follow_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update consultation set version = new.version, state = case new.version when 1 then 'Signed' else 'Amended' end
  where tenant_id = new.tenant_id and consultation_id = new.consultation_id and version = new.version - 1;
  if not found then
    raise exception 'version % does not follow', new.version using errcode = 'check_violation', constraint = 'consultation_version_follows';
  end if;
  return null;
end $function$;
