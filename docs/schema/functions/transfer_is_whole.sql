CREATE OR REPLACE FUNCTION public.transfer_is_whole()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  wrong record;
begin
  if new.status not in ('Received', 'Settled') then return null; end if;
  select x.transfer_line_id into wrong
    from stock_transfer_line x
    join store k on k.tenant_id = x.tenant_id and k.hospital_id = new.hospital_id and k.store_kind = 'Transit'
    join stock_move m on m.tenant_id = x.tenant_id and m.transfer_line_id = x.transfer_line_id and m.store_id = k.store_id
    where x.tenant_id = new.tenant_id and x.transfer_id = new.transfer_id
    group by 1 having sum(m.units) <> 0 limit 1;
  if found then
    raise exception 'Line % of transfer % is still in transit', wrong.transfer_line_id, new.transfer_id
      using errcode = 'check_violation', constraint = 'transfer_is_whole';
  end if;
  return null;
end $function$;
