CREATE OR REPLACE FUNCTION public.follow_template_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update consultation_template set version = new.version
  where tenant_id = new.tenant_id and template_id = new.template_id and version = new.version - 1;
  if not found then
    raise exception 'version % does not follow', new.version using errcode = 'check_violation', constraint = 'template_version_follows';
  end if;
  return null;
end $function$;
