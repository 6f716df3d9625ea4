CREATE OR REPLACE FUNCTION public.check_reflex_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.clinical_order_id is not null and not exists (
    select from clinical_order added
    join clinical_order caused on caused.tenant_id = added.tenant_id and caused.order_group_id = added.order_group_id
    join lab_work w on w.tenant_id = caused.tenant_id and w.clinical_order_id = caused.clinical_order_id
    where added.tenant_id = new.tenant_id and added.clinical_order_id = new.clinical_order_id and w.lab_work_id = new.lab_work_id)
  then
    raise exception 'a test by protocol is of another order group' using errcode = 'check_violation', constraint = 'reflex_order_group';
  end if;
  return new;
end $function$;
