CREATE OR REPLACE FUNCTION public.counter_does_not_drop()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from stock_take_line l
      join stock_take_count c on c.tenant_id = l.tenant_id and c.stock_take_line_id = l.stock_take_line_id and c.counted_by = new.dropped_by
      where l.tenant_id = new.tenant_id and l.stock_take_id = new.stock_take_id) then
    raise exception 'User % counted in count %', new.dropped_by, new.stock_take_id
      using errcode = 'check_violation', constraint = 'counter_does_not_drop';
  end if;
  return new;
end $function$;
