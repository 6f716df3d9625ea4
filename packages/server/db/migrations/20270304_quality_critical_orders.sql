-- expand
-- That a confidential test is critical tells its result: the order says of whom it is told (LB056).
alter table clinical_order add column is_critical_confidential boolean not null default false;

-- Whatever department writes the result.
create function keep_critical_confidential() returns trigger language plpgsql as $$
begin
  new.is_critical_confidential := exists (select from lab_test t where t.tenant_id = new.tenant_id
    and t.charge_id = new.charge_id and t.hospital_id = new.hospital_id and t.is_confidential);
  return new;
end $$;
create trigger keep_critical_confidential before insert or update of is_critical on clinical_order
  for each row when (new.is_critical) execute function keep_critical_confidential();
update clinical_order o set is_critical_confidential = true
from lab_test t
where t.tenant_id = o.tenant_id and t.charge_id = o.charge_id and t.hospital_id = o.hospital_id and t.is_confidential and o.is_critical;
