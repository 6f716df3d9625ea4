CREATE OR REPLACE FUNCTION public.open_goods_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_goods_account(new.tenant_id);
  return null;
end $function$;
