CREATE OR REPLACE FUNCTION public.check_counter_refund_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_counter_bill_of(r.tenant_id, r.counter_bill_id) from counter_refund r
    where r.tenant_id = new.tenant_id and r.counter_refund_id = new.counter_refund_id;
  return null;
end $function$;
