CREATE OR REPLACE FUNCTION public.check_credit_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from purchase_return p where p.tenant_id = new.tenant_id and p.supplier_id = new.supplier_id
      and p.credit_note_year = new.credit_note_year and p.credit_note_key = new.credit_note_key
      and (p.credit_note_date, p.credit_note_total_paise) is distinct from (new.credit_note_date, new.credit_note_total_paise)) then
    raise exception 'Credit note % has another date or total', new.credit_note_number
      using errcode = 'check_violation', constraint = 'credit_note_is_one';
  end if;
  if (select sum(p.credited_paise) from purchase_return p where p.tenant_id = new.tenant_id and p.supplier_id = new.supplier_id
      and p.credit_note_year = new.credit_note_year and p.credit_note_key = new.credit_note_key) > new.credit_note_total_paise then
    raise exception 'More is credited than the total of credit note %', new.credit_note_number
      using errcode = 'check_violation', constraint = 'credit_note_within_total';
  end if;
  return null;
end $function$;
