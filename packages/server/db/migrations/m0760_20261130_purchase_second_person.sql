-- expand
-- The person who returned goods records no answer to the claim, and a person who wrote or changed an order does not approve it (PH026, PH041, Q268).

alter table purchase_return add column created_by_staff_id bigint;
-- Answers that were recorded before stay as they are.
alter table purchase_return add constraint return_answerer_is_not_maker check (answered_by <> created_by) not valid;

-- The user who last saved the order, and the staff member behind the log-in; empty where it was saved before this version.
alter table purchase_order add column changed_by bigint, add column changed_by_staff_id bigint;
alter table purchase_order add constraint purchase_order_changed_by foreign key (tenant_id, changed_by) references app_user not valid;
