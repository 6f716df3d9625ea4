-- expand
-- The name of a confidential test is shown in the work on it alone, and its notifiable case to readers of confidential results (LB056, Q270).
alter table clinical_order add column is_confidential boolean not null default false;
create function keep_order_confidential() returns trigger language plpgsql as $$
begin
  new.is_confidential := exists (select from lab_test t where t.tenant_id = new.tenant_id
    and t.charge_id = new.charge_id and t.hospital_id = new.hospital_id and t.is_confidential);
  return new;
end $$;
create trigger keep_order_confidential before insert on clinical_order
  for each row when (new.charge_id is not null) execute function keep_order_confidential();
update clinical_order o set is_confidential = true
from lab_test t
where t.tenant_id = o.tenant_id and t.charge_id = o.charge_id and t.hospital_id = o.hospital_id and t.is_confidential;

alter table notifiable_case add column is_confidential boolean not null default false;
create function hide_confidential_cases(of_test lab_test) returns void language sql security definer set search_path = public, pg_temp as $$
  update notifiable_case c set is_confidential = true
  where c.tenant_id = of_test.tenant_id and c.hospital_id = of_test.hospital_id and c.source = 'Laboratory' and not c.is_confidential
    and exists (select from lab_work w
      join lab_test_parameter l on l.tenant_id = w.tenant_id and l.lab_test_id = w.lab_test_id
      join lab_parameter p on p.tenant_id = l.tenant_id and p.lab_parameter_id = l.lab_parameter_id
      where w.tenant_id = c.tenant_id and w.encounter_id = c.encounter_id and w.lab_test_id = of_test.lab_test_id
        and p.notifiable_disease_id = c.notifiable_disease_id)
$$;
revoke execute on function hide_confidential_cases(lab_test) from public;
select hide_confidential_cases(t) from lab_test t where t.is_confidential;

create or replace function hide_confidential_results() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update lab_report r set is_confidential = true
  where r.tenant_id = new.tenant_id and r.hospital_id = new.hospital_id and r.lab_section_id = new.lab_section_id
    and not r.is_confidential
    and exists (select from clinical_order o
      join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id and w.lab_test_id = new.lab_test_id
      where o.tenant_id = r.tenant_id and o.order_group_id = r.order_group_id);
  update clinical_order o set is_confidential = true
  where o.tenant_id = new.tenant_id and o.hospital_id = new.hospital_id and o.charge_id = new.charge_id and not o.is_confidential;
  -- The triggers of orders put the words there that tell nothing.
  update clinical_order o set result_summary = o.result_summary
  where o.tenant_id = new.tenant_id and o.hospital_id = new.hospital_id and o.charge_id = new.charge_id and o.result_summary is not null;
  update clinical_order o set is_critical = true
  where o.tenant_id = new.tenant_id and o.hospital_id = new.hospital_id and o.charge_id = new.charge_id and o.is_critical;
  perform hide_confidential_cases(new);
  return null;
end $$;
