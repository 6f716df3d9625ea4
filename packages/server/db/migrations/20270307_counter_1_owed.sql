-- expand
-- How much of a line had gone back before its order was cancelled: that settles nothing of what is owed since (OR022).
alter table refund_due add column back_before_thousandths bigint not null default 0 check (back_before_thousandths >= 0);

create or replace function settle_refund_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update refund_due d set settled_at = now()
  from (select distinct tenant_id, service_charge_id from added) line
  where d.tenant_id = line.tenant_id and d.service_charge_id = line.service_charge_id and d.settled_at is null
    and d.quantity_thousandths + d.back_before_thousandths <= (select sum(l.quantity_thousandths) from counter_refund_line l
      where l.tenant_id = d.tenant_id and l.service_charge_id = d.service_charge_id);
  return null;
end $$;

-- What is owed still counts as before, whatever went back of it earlier; what had been settled too early is owed again.
update refund_due d set back_before_thousandths = earlier.quantity,
  settled_at = case when d.quantity_thousandths + earlier.quantity <= earlier.total then d.settled_at end
from (
  select l.tenant_id, l.service_charge_id, sum(l.quantity_thousandths) as total,
    sum(l.quantity_thousandths) filter (where r.refunded_at < o.owed_at) as quantity
  from refund_due o
  join counter_refund_line l on l.tenant_id = o.tenant_id and l.service_charge_id = o.service_charge_id
  join counter_refund r on r.tenant_id = l.tenant_id and r.counter_refund_id = l.counter_refund_id
  group by l.tenant_id, l.service_charge_id
  having sum(l.quantity_thousandths) filter (where r.refunded_at < o.owed_at) > 0) earlier
where earlier.tenant_id = d.tenant_id and earlier.service_charge_id = d.service_charge_id;
