CREATE OR REPLACE FUNCTION public.follow_fee_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update opd_visit v set counter_bill_id = null, fee_service_charge_id = null,
    fee_state = case when v.queue_state in ('Booked', 'Waiting', 'Ready', 'Called', 'Skipped') then 'Due' else 'Free' end
  where v.tenant_id = new.tenant_id and v.fee_service_charge_id = new.service_charge_id
    and (select sum(l.quantity_thousandths) from counter_refund_line l
      where l.tenant_id = new.tenant_id and l.service_charge_id = new.service_charge_id)
      >= (select x.quantity_thousandths from service_charge x
        where x.tenant_id = new.tenant_id and x.service_charge_id = new.service_charge_id);
  return null;
end $function$;
