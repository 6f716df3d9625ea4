CREATE OR REPLACE FUNCTION public.settle_refund_due()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update refund_due d set settled_at = now()
  from (select distinct tenant_id, service_charge_id from added) line
  where d.tenant_id = line.tenant_id and d.service_charge_id = line.service_charge_id and d.settled_at is null
    and d.quantity_thousandths + d.back_before_thousandths <= (select sum(l.quantity_thousandths) from counter_refund_line l
      where l.tenant_id = d.tenant_id and l.service_charge_id = d.service_charge_id);
  return null;
end $function$;
