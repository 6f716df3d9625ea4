CREATE OR REPLACE FUNCTION public.post_changed_charges()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  change record;
begin
  for change in
    select s.tenant_id, s.hospital_id, s.admission_id, max(s.created_by) as created_by,
      array[(3, null, sum(s.net + s.gst))::ledger_entry, (22, null, -sum(s.gst))::ledger_entry]
        || array_agg((40, s.charge_category_id, -s.net)::ledger_entry) as entries
    from (
      select tenant_id, hospital_id, admission_id, charge_category_id, max(created_by) as created_by, sum(net) as net,
        sum(gst) as gst
      from (
        select tenant_id, hospital_id, admission_id, charge_category_id, created_by, line_total_paise - gst_paise as net, gst_paise as gst
          from added where is_active
        union all
        select tenant_id, hospital_id, admission_id, charge_category_id, created_by, gst_paise - line_total_paise, -gst_paise
          from removed where is_active) one
      group by 1, 2, 3, 4) s
    group by 1, 2, 3
  loop
    perform post_voucher(change.tenant_id, change.hospital_id, change.admission_id, 'J', now(), 'service_charge', null,
      coalesce(nullif(current_setting('app.user_id', true), '')::bigint, change.created_by), change.entries);
  end loop;
  return null;
end $function$;
