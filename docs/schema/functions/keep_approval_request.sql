CREATE OR REPLACE FUNCTION public.keep_approval_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.kind, new.about, new.subject, new.subject_code, new.subject_params, new.facts, new.asked, new.amount_paise, new.reason,
      new.reason_code, new.reason_params, new.asked_by, new.asked_by_staff_id, new.asked_at)
     is distinct from (old.kind, old.about, old.subject, old.subject_code, old.subject_params, old.facts, old.asked, old.amount_paise,
      old.reason, old.reason_code, old.reason_params, old.asked_by, old.asked_by_staff_id, old.asked_at)
  then
    raise exception 'What was asked for stays as it is' using errcode = '23514';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('asked', 'approved'), ('asked', 'refused'), ('asked', 'withdrawn'), ('asked', 'expired'), ('asked', 'used'),
    ('approved', 'used'), ('approved', 'withdrawn'), ('approved', 'expired'))
  then
    raise exception 'A request that is % cannot become %', old.state, new.state using errcode = '23514';
  end if;
  return new;
end $function$;
