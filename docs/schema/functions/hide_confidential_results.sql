CREATE OR REPLACE FUNCTION public.hide_confidential_results()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update lab_report r set is_confidential = true
  where r.tenant_id = new.tenant_id and r.hospital_id = new.hospital_id and r.lab_section_id = new.lab_section_id
    and not r.is_confidential
    and exists (select from clinical_order o
      join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id and w.lab_test_id = new.lab_test_id
      where o.tenant_id = r.tenant_id and o.order_group_id = r.order_group_id);
  update clinical_order o set is_confidential = true
  where o.tenant_id = new.tenant_id and o.hospital_id = new.hospital_id
    and new.charge_id = any(array_append(o.member_charges, o.charge_id)) and not o.is_confidential;
  -- The triggers of orders put the words there that tell nothing.
  update clinical_order o set result_summary = o.result_summary
  where o.tenant_id = new.tenant_id and o.hospital_id = new.hospital_id
    and new.charge_id = any(array_append(o.member_charges, o.charge_id)) and o.result_summary is not null;
  update clinical_order o set is_critical = true
  where o.tenant_id = new.tenant_id and o.hospital_id = new.hospital_id
    and new.charge_id = any(array_append(o.member_charges, o.charge_id)) and o.is_critical;
  perform hide_confidential_cases(new);
  return null;
end $function$;
