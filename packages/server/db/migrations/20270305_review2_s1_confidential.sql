-- expand
-- A report with a confidential test on it is read by who ordered it and by the laboratory (LB056); the order tells that there is one.
alter table lab_report add column is_confidential boolean not null default false;
update lab_report r set is_confidential = true
where exists (select from clinical_order o
  join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id and w.status = 'Verified'
  join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.is_confidential
    and t.lab_section_id = r.lab_section_id
  where o.tenant_id = r.tenant_id and o.order_group_id = r.order_group_id);

-- Orders are read by many: whatever department writes the result of a confidential test, no value stands in its order.
create function keep_result_confidential() returns trigger language plpgsql as $$
begin
  if new.result_summary is not null and exists (select from lab_test t where t.tenant_id = new.tenant_id
    and t.charge_id = new.charge_id and t.hospital_id = new.hospital_id and t.is_confidential) then
    new.result_summary := 'Confidential: see the laboratory report';
  end if;
  return new;
end $$;
create trigger keep_result_confidential before insert or update of result_summary on clinical_order
  for each row execute function keep_result_confidential();
update clinical_order o set result_summary = o.result_summary
from lab_test t
where t.tenant_id = o.tenant_id and t.charge_id = o.charge_id and t.is_confidential and o.result_summary is not null;
