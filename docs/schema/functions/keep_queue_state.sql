CREATE OR REPLACE FUNCTION public.keep_queue_state()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.is_cancelled then
    new.queue_state := 'Cancelled';
  elsif new.admission_id is not null and new.queue_state <> 'Done' then
    new.queue_state := 'Admitted';
  end if;
  if tg_op = 'INSERT' then
    if new.queue_state not in ('Booked', 'Waiting', 'Cancelled', 'Admitted') then
      raise exception 'a visit begins in line, not as %', new.queue_state using errcode = 'check_violation', constraint = 'opd_queue_begins';
    end if;
    if new.queue_state = 'Waiting' then
      new.arrived_at := coalesce(new.arrived_at, now());
    end if;
  elsif new.queue_state <> old.queue_state
    and not exists (select 1 from opd_queue_step s where s.from_state = old.queue_state and s.to_state = new.queue_state) then
    raise exception 'no step leads from % to %', old.queue_state, new.queue_state using errcode = 'check_violation', constraint = 'opd_queue_step';
  end if;
  return new;
end $function$;
