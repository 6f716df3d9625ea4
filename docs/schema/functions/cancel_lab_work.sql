CREATE OR REPLACE FUNCTION public.cancel_lab_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update lab_work set status = 'Cancelled', status_at = new.status_at, status_by = new.status_by, status_reason = new.status_reason,
    verified_at = null, verified_by = null
  where tenant_id = new.tenant_id and clinical_order_id = new.clinical_order_id and status <> 'Cancelled';
  return null;
end $function$;
