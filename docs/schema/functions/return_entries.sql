CREATE OR REPLACE FUNCTION public.return_entries(r pharmacy_return)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select money_entries(r.paid_back_paise - r.card_paise - r.upi_paise - r.neft_paise - r.cheque_paise, r.card_paise, r.upi_paise,
      r.neft_paise, r.cheque_paise, -1)
    || array[(4, null, r.paid_back_paise + r.own_money_paise - r.net_paise - r.round_off_paise)::ledger_entry,
      (5, null, -r.own_money_paise)::ledger_entry, (41, null, r.taxable_paise)::ledger_entry,
      (22, null, r.cgst_paise + r.sgst_paise)::ledger_entry, (61, null, r.round_off_paise)::ledger_entry];
$function$;
