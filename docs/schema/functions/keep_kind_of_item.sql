CREATE OR REPLACE FUNCTION public.keep_kind_of_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if ((new.item_type = 'General') <> (old.item_type = 'General') or new.is_batch_tracked <> old.is_batch_tracked)
    and exists (select from pharmacy_batch b where b.tenant_id = new.tenant_id and b.item_id = new.item_id) then
    raise exception 'Item % has batches', new.item_id using errcode = 'check_violation', constraint = 'item_keeps_its_kind';
  end if;
  return new;
end $function$;
