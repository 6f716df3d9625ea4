-- expand
-- The person who asked for an adjustment that another person approved: of a destruction, the person who destroyed and the witness (PH069).
alter table stock_adjustment add column asked_by bigint;
alter table stock_adjustment add constraint stock_adjustment_asked_by foreign key (tenant_id, asked_by)
  references app_user (tenant_id, user_id) not valid;
-- The queue has the requests of earlier adjustments: one is approved at the same instant by the same person.
update stock_adjustment a set asked_by = r.asked_by
from approval_request r
where r.tenant_id = a.tenant_id and r.kind = 'stock-write-off' and r.decided_by = a.created_by and r.decided_at = a.created_at
  and (r.about ->> 'batchId')::bigint = a.batch_id and a.is_approved and a.stock_take_line_id is null;
alter table stock_adjustment add constraint adjustment_is_by_two check (asked_by <> created_by) not valid;
alter table stock_adjustment add constraint destruction_has_two_persons check (adjustment_kind <> 'Destruction' or asked_by is not null) not valid;
