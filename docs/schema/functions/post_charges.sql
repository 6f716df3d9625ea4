CREATE OR REPLACE FUNCTION public.post_charges()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  change record;
begin
  for change in
    select s.tenant_id, s.hospital_id, s.admission_id, s.counter_bill_id, s.day, max(s.created_by) as created_by,
      array[(3, null, sum(s.net + s.gst))::ledger_entry, (22, null, -sum(s.gst))::ledger_entry]
        || array_agg((40, s.charge_category_id, -s.net)::ledger_entry) as entries
    from (
      select tenant_id, hospital_id, admission_id, counter_bill_id, created_at as day, charge_category_id,
        max(created_by) as created_by, sum(line_total_paise - gst_paise) as net, sum(gst_paise) as gst
      from added where is_active group by 1, 2, 3, 4, 5, 6) s
    group by 1, 2, 3, 4, 5
  loop
    perform post_voucher(change.tenant_id, change.hospital_id, change.admission_id, change.counter_bill_id, 'S', change.day,
      'service_charge', null, change.created_by, change.entries);
  end loop;
  return null;
end $function$;
