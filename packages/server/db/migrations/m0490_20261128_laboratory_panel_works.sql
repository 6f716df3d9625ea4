-- expand
-- Members of a panel that are tests of the laboratory are works of their own below one order (Q251). An order keeps the charges of its
-- members beside their names; orders signed before have none and keep one work.
alter table clinical_order add column member_charges bigint[];
-- The name of the member that the work is on; null on the test of the order's own charge.
alter table lab_work add column member_name text;
alter table lab_work add constraint lab_work_of_test unique (tenant_id, clinical_order_id, lab_test_id);

-- A panel with a confidential member is confidential, as a confidential test is (LB056, Q270).
create or replace function keep_order_confidential() returns trigger language plpgsql as $$
begin
  new.is_confidential := exists (select from lab_test t where t.tenant_id = new.tenant_id
    and t.charge_id = any(array_append(new.member_charges, new.charge_id)) and t.hospital_id = new.hospital_id and t.is_confidential);
  return new;
end $$;
create or replace function keep_result_confidential() returns trigger language plpgsql as $$
begin
  if new.result_summary is not null and exists (select from lab_test t where t.tenant_id = new.tenant_id
    and t.charge_id = any(array_append(new.member_charges, new.charge_id)) and t.hospital_id = new.hospital_id and t.is_confidential) then
    new.result_summary := 'Confidential: see the laboratory report';
  end if;
  return new;
end $$;
create or replace function keep_critical_confidential() returns trigger language plpgsql as $$
begin
  new.is_critical_confidential := exists (select from lab_test t where t.tenant_id = new.tenant_id
    and t.charge_id = any(array_append(new.member_charges, new.charge_id)) and t.hospital_id = new.hospital_id and t.is_confidential);
  return new;
end $$;
create or replace function hide_confidential_results() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
