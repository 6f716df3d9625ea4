CREATE OR REPLACE FUNCTION public.check_counter_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_counter_bill_of(new.tenant_id, new.counter_bill_id);
  return null;
end $function$;
