CREATE OR REPLACE FUNCTION public.keep_partner_bill_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  judged constant text[] := array['outsource_line_id', 'verdict', 'rate_paise', 'expected_paise', 'settled_paise', 'billed_by',
    'refused_at', 'refused_by', 'refuse_reason'];
begin
  if tg_op = 'UPDATE' and (old.refused_at is not null or to_jsonb(new) - judged is distinct from to_jsonb(old) - judged)
    or (select status from partner_bill b where b.tenant_id = new.tenant_id and b.partner_bill_id = new.partner_bill_id) <> 'Open'
  then
    raise exception 'a line of a closed bill is not changed' using errcode = 'check_violation', constraint = 'partner_bill_line_kept';
  end if;
  return new;
end $function$;
