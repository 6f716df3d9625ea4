CREATE OR REPLACE FUNCTION public.advance_entries(a advance_entry)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select money_entries(a.cash_paise, a.card_paise, a.upi_paise, a.neft_paise, a.cheque_paise, s.sign)
    || (23, null, -s.sign * a.amount_paise)::ledger_entry
  from (select case a.kind when 'Receive' then 1 else -1 end as sign) s;
$function$;
