CREATE OR REPLACE FUNCTION public.check_order_of_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from lab_work w where w.tenant_id = new.tenant_id and w.clinical_order_id = new.clinical_order_id
    and w.status not in ('Verified', 'Cancelled')) then
    raise exception 'the laboratory has not verified this order' using errcode = 'check_violation', constraint = 'order_of_lab_work';
  end if;
  return null;
end $function$;
