CREATE OR REPLACE FUNCTION public.scanner_does_not_approve()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from asset_audit_scan s where s.tenant_id = new.tenant_id and s.asset_audit_id = new.asset_audit_id
      and s.scanned_by = new.approved_by) then
    raise exception 'User % scanned in audit %', new.approved_by, new.asset_audit_id
      using errcode = 'check_violation', constraint = 'scanner_does_not_approve';
  end if;
  return new;
end $function$;
