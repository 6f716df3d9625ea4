CREATE OR REPLACE FUNCTION public.note_order_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Ordered' then
      raise exception 'an order begins as Ordered, not as %', new.status using errcode = 'check_violation', constraint = 'order_begins';
    end if;
  elsif old.status = new.status then
    return null;
  elsif not exists (select 1 from order_step s where s.from_status = old.status and s.to_status = new.status) then
    raise exception 'no step leads from % to %', old.status, new.status using errcode = 'check_violation', constraint = 'order_step';
  end if;
  insert into order_event (tenant_id, clinical_order_id, from_status, to_status, event_at, event_by, reason)
  values (new.tenant_id, new.clinical_order_id, case tg_op when 'UPDATE' then old.status end, new.status, new.status_at,
    new.status_by, new.status_reason);
  return null;
end $function$;
