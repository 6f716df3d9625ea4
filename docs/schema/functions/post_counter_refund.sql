CREATE OR REPLACE FUNCTION public.post_counter_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null::bigint, new.counter_bill_id, 'J', new.refunded_at, 'counter_refund',
    new.counter_refund_id, new.created_by,
    array[(61, null, new.round_off_paise)::ledger_entry,
      (6, (select association_id from counter_bill b where b.tenant_id = new.tenant_id and b.counter_bill_id = new.counter_bill_id),
        -new.claim_reduced_paise)::ledger_entry,
      (5, null, new.claim_reduced_paise - new.round_off_paise)::ledger_entry]);
  return null;
end $function$;
