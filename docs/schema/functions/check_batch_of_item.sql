CREATE OR REPLACE FUNCTION public.check_batch_of_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  item pharmacy_item;
begin
  select * into item from pharmacy_item i where i.tenant_id = new.tenant_id and i.item_id = new.item_id;
  if (new.batch_number is null) = item.is_batch_tracked then
    raise exception 'A batch of item % is not as the item says', new.item_id using errcode = 'check_violation', constraint = 'batch_is_of_item';
  end if;
  if new.mrp_paise is null and item.item_type <> 'General' then
    raise exception 'A batch of item % needs its price', new.item_id using errcode = 'check_violation', constraint = 'medicine_has_price';
  end if;
  return new;
end $function$;
