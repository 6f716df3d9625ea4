-- expand
-- What is struck out as entered in error takes its work with it also where that was verified: no value of it counts any more (OR045).
insert into lab_step values ('lab_work', 'Verified', 'Cancelled');

create or replace function cancel_lab_work() returns trigger language plpgsql as $$
begin
  update lab_work set status = 'Cancelled', status_at = new.status_at, status_by = new.status_by, status_reason = new.status_reason,
    verified_at = null, verified_by = null
  where tenant_id = new.tenant_id and clinical_order_id = new.clinical_order_id and status <> 'Cancelled';
  return null;
end $$;
update lab_work w set status = 'Cancelled', status_at = o.status_at, status_by = o.status_by, status_reason = o.status_reason,
  verified_at = null, verified_by = null
from clinical_order o
where o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id and o.status = 'Cancelled' and w.status = 'Verified';
