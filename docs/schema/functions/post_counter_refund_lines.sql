CREATE OR REPLACE FUNCTION public.post_counter_refund_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  change record;
begin
  for change in
    select r.tenant_id, r.hospital_id, r.counter_bill_id, r.refunded_at, r.counter_refund_id, r.created_by,
      array[(22, null, sum(l.igst_paise + l.sgst_paise + l.cgst_paise))::ledger_entry,
        (60, null, -sum(l.discount_share_paise))::ledger_entry, (5, null, -sum(l.amount_paise))::ledger_entry]
        || array_agg((40, x.charge_category_id, l.net_paise)::ledger_entry) as entries
    from added l
    join counter_refund r on r.tenant_id = l.tenant_id and r.counter_refund_id = l.counter_refund_id
    join service_charge x on x.tenant_id = l.tenant_id and x.service_charge_id = l.service_charge_id
    group by r.tenant_id, r.hospital_id, r.counter_bill_id, r.refunded_at, r.counter_refund_id, r.created_by
  loop
    perform post_voucher(change.tenant_id, change.hospital_id, null::bigint, change.counter_bill_id, 'J', change.refunded_at,
      'counter_refund', change.counter_refund_id, change.created_by, change.entries);
  end loop;
  return null;
end $function$;
