CREATE OR REPLACE FUNCTION public.recount_is_by_another()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from stock_take_line l
      join stock_take_count c on c.tenant_id = l.tenant_id and c.stock_take_line_id = l.stock_take_line_id and c.counted_by = new.counted_by
      where l.tenant_id = new.tenant_id and l.stock_take_line_id = new.stock_take_line_id and l.needs_recount) then
    raise exception 'User % counted line % before', new.counted_by, new.stock_take_line_id
      using errcode = 'check_violation', constraint = 'recount_is_by_another';
  end if;
  return new;
end $function$;
