CREATE OR REPLACE FUNCTION public.counter_receipt_entries(r counter_receipt)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select money_entries(r.cash_paise, r.card_paise, r.upi_paise, r.neft_paise, r.cheque_paise, s.sign)
    || (5, null, -s.sign * r.amount_paise)::ledger_entry
  from (select case r.kind when 'Receive' then 1 else -1 end as sign) s;
$function$;
