CREATE OR REPLACE FUNCTION public.refuse_unsafe_sale()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  batch record;
begin
  if new.move_kind = 'IssuedOut' and exists (
    select from stock_transfer_line x
    join stock_transfer t on t.tenant_id = x.tenant_id and t.transfer_id = x.transfer_id
    join store k on k.tenant_id = t.tenant_id and k.store_id = t.to_store_id
    where x.tenant_id = new.tenant_id and x.transfer_line_id = new.transfer_line_id
      and (k.store_kind = 'Quarantine' or t.from_store_id <> new.store_id)) then
    return new;
  end if;
  select b.batch_id, b.expiry, (new.moved_at at time zone h.timezone)::date as today, i.item_type into batch
    from stock_lot l
    join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
    join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
    join hospital h on h.tenant_id = l.tenant_id and h.hospital_id = l.hospital_id
    where l.tenant_id = new.tenant_id and l.lot_id = new.lot_id;
  if batch.expiry < batch.today then
    raise exception 'Batch % has expired', batch.batch_id using errcode = 'check_violation', constraint = 'batch_is_in_date';
  end if;
  if new.move_kind = 'Sold' and batch.item_type = 'General' then
    raise exception 'Batch % is general goods', batch.batch_id using errcode = 'check_violation', constraint = 'general_goods_are_not_sold';
  end if;
  if exists (select from batch_hold k where k.tenant_id = new.tenant_id and k.batch_id = batch.batch_id and k.released_at is null
      and (k.store_id is null or k.store_id = new.store_id)) then
    raise exception 'Batch % is held', batch.batch_id using errcode = 'check_violation', constraint = 'batch_is_not_held';
  end if;
  return new;
end $function$;
