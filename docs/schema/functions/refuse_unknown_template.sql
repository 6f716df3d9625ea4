CREATE OR REPLACE FUNCTION public.refuse_unknown_template()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce((new.content ->> 'templateId')::bigint, 0) <> 0 and not exists (
    select from consultation_template_version v where v.tenant_id = new.tenant_id
      and v.template_id = (new.content ->> 'templateId')::bigint and v.version = (new.content ->> 'templateVersion')::integer) then
    raise exception 'no such template version' using errcode = 'check_violation', constraint = 'template_version_exists';
  end if;
  return new;
end $function$;
