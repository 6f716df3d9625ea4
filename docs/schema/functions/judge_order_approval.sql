CREATE OR REPLACE FUNCTION public.judge_order_approval()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if order_needs_approval(new.tenant_id, new.encounter_id, new.charge_id, new.quantity_thousandths) then
    new.approval_state := 'Needed';
  end if;
  return new;
end $function$;
