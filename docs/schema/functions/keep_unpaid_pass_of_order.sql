CREATE OR REPLACE FUNCTION public.keep_unpaid_pass_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform keep_unpaid_passes(new.tenant_id, array[new.clinical_order_id]);
  return null;
end $function$;
