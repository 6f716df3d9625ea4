CREATE OR REPLACE FUNCTION public.follow_fee_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update opd_visit set counter_bill_id = counter_bill_id where tenant_id = new.tenant_id and counter_bill_id = new.counter_bill_id;
  return null;
end $function$;
