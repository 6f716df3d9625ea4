CREATE OR REPLACE FUNCTION public.find_own_money()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unpaid bigint;
  credited bigint;
begin
  if new.admission_id is null then
    return new;
  end if;
  select net_paise - paid_paise into unpaid from pharmacy_sale where tenant_id = new.tenant_id and sale_id = new.sale_id;
  select coalesce(sum(net_paise - paid_back_paise), 0) into credited from pharmacy_return
    where tenant_id = new.tenant_id and sale_id = new.sale_id;
  new.own_money_paise := greatest(0, credited + new.net_paise - new.paid_back_paise - unpaid) - greatest(0, credited - unpaid);
  return new;
end $function$;
