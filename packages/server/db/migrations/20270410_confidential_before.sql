-- expand
-- A test that is marked confidential hides what it told before, as it hides what comes: reports, links to them, and orders (LB056).
create function hide_confidential_results() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update lab_report r set is_confidential = true
  where r.tenant_id = new.tenant_id and r.hospital_id = new.hospital_id and r.lab_section_id = new.lab_section_id
    and not r.is_confidential
    and exists (select from clinical_order o
      join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id and w.lab_test_id = new.lab_test_id
      where o.tenant_id = r.tenant_id and o.order_group_id = r.order_group_id);
  -- The triggers of orders put the words there that tell nothing.
  update clinical_order o set result_summary = o.result_summary
  where o.tenant_id = new.tenant_id and o.hospital_id = new.hospital_id and o.charge_id = new.charge_id and o.result_summary is not null;
  update clinical_order o set is_critical = true
  where o.tenant_id = new.tenant_id and o.hospital_id = new.hospital_id and o.charge_id = new.charge_id and o.is_critical;
  return null;
end $$;
create trigger hide_confidential_results after update of is_confidential on lab_test
  for each row when (new.is_confidential and not old.is_confidential) execute function hide_confidential_results();
