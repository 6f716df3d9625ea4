CREATE OR REPLACE FUNCTION public.sale_entries(s pharmacy_sale)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select money_entries(s.cash_paise, s.card_paise, s.upi_paise, s.neft_paise, s.cheque_paise, 1)
    || array[(4, null, s.net_paise + s.round_off_paise - s.paid_paise)::ledger_entry, (41, null, -s.taxable_paise)::ledger_entry,
      (22, null, -s.cgst_paise - s.sgst_paise)::ledger_entry, (61, null, -s.round_off_paise)::ledger_entry];
$function$;
