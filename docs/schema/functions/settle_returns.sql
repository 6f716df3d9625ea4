CREATE OR REPLACE FUNCTION public.settle_returns()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if tg_op = 'INSERT' then
    update pharmacy_return set settled_bill_id = new.bill_id
      where tenant_id = new.tenant_id and admission_id = new.admission_id and own_money_paise > 0;
  elsif old.is_active and not new.is_active then
    update pharmacy_return set settled_bill_id = null
      where tenant_id = new.tenant_id and settled_bill_id = new.bill_id;
  end if;
  return null;
end $function$;
