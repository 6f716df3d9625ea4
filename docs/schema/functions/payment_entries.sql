CREATE OR REPLACE FUNCTION public.payment_entries(p payment)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when not p.is_active then '{}'::ledger_entry[] else
    money_entries(p.cash_paise, p.card_paise, p.upi_paise, p.neft_paise, s.undrawn, s.sign)
    || array[(1, p.cheque_bank_slid, s.sign * (p.cheque_paise - s.undrawn))::ledger_entry,
      (case when p.bill_id is not null and s.sign = 1 then 5 when p.is_non_hospital then 21 else 20 end, null,
        -s.sign * p.amount_paise)::ledger_entry] end
  from (select case p.payment_type when 'Receive' then 1 else -1 end as sign,
      case when p.cheque_bank_slid is null then p.cheque_paise else 0 end as undrawn) s;
$function$;
