-- expand
-- A count whose counting has ended is not dropped by a person who counted in it (PH066, PH067, Q268).
create function counter_does_not_drop() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from stock_take_line l
      join stock_take_count c on c.tenant_id = l.tenant_id and c.stock_take_line_id = l.stock_take_line_id and c.counted_by = new.dropped_by
      where l.tenant_id = new.tenant_id and l.stock_take_id = new.stock_take_id) then
    raise exception 'User % counted in count %', new.dropped_by, new.stock_take_id
      using errcode = 'check_violation', constraint = 'counter_does_not_drop';
  end if;
  return new;
end $$;
create trigger counter_does_not_drop before update of status on stock_take for each row
  when (new.status = 'Dropped' and (old.status <> 'Counting' or not old.is_blind)) execute function counter_does_not_drop();
