CREATE OR REPLACE FUNCTION public.judge_unpaid_pass()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  new.is_open := is_unpaid(new.tenant_id, new.clinical_order_id);
  return new;
end $function$;
