CREATE OR REPLACE FUNCTION public.keep_counter_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changeable constant text[] := array['due_paise', 'settled_paise', 'disallowed_due_paise', 'is_active', 'cancelled_at', 'cancelled_by',
    'cancel_reason', 'patient_id'];
begin
  if to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable or (new.is_active and not old.is_active) then
    raise exception 'the figures of a counter bill are not changed' using errcode = 'check_violation', constraint = 'counter_bill_figures';
  end if;
  return new;
end $function$;
