CREATE OR REPLACE FUNCTION public.keep_stock_balance()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  before stock_balance;
begin
  if new.move_kind = 'Sold' and (select is_not_for_sale from stock_lot where tenant_id = new.tenant_id and lot_id = new.lot_id) then
    raise exception 'Lot % is not for sale', new.lot_id using errcode = 'check_violation', constraint = 'lot_is_for_sale';
  end if;
  if new.move_kind = 'Adjusted' and new.stock_adjustment_id is null or new.created_by is null or new.units = 0 then
    raise exception 'A move needs its units, its document and its user' using errcode = 'check_violation', constraint = 'move_has_document';
  end if;
  insert into stock_balance (tenant_id, store_id, lot_id, units, value_paise)
    values (new.tenant_id, new.store_id, new.lot_id, 0, 0) on conflict do nothing;
  select * into before from stock_balance k
    where k.tenant_id = new.tenant_id and k.store_id = new.store_id and k.lot_id = new.lot_id for update;
  update stock_balance k set units = k.units + new.units, value_paise = k.value_paise + new.value_paise
    where k.tenant_id = new.tenant_id and k.store_id = new.store_id and k.lot_id = new.lot_id;
  if new.units < 0 and -new.value_paise <> stock_value_out(before.value_paise, before.units, -new.units) then
    raise exception '% units of lot % are worth %, not %', -new.units, new.lot_id,
      stock_value_out(before.value_paise, before.units, -new.units), -new.value_paise
      using errcode = 'check_violation', constraint = 'value_goes_out_by_units';
  end if;
  return new;
end $function$;
