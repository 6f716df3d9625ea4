-- expand
-- Who said, before the final bill, that an open order still follows and is charged at once (OR034).
alter table clinical_order add column follows_at timestamptz;
alter table clinical_order add column follows_by bigint;
alter table clinical_order add constraint clinical_order_follows_by foreign key (tenant_id, follows_by) references app_user not valid;
alter table clinical_order add constraint clinical_order_follows check ((follows_at is null) = (follows_by is null)) not valid;
