-- expand
-- A dear order is approved on several levels, each by another person (PH026).

-- Above these totals an order needs a second and a third approval; empty: one approval for any total.
alter table hospital
  add column second_approval_paise bigint constraint second_approval_not_negative check (second_approval_paise >= 0),
  add column third_approval_paise bigint constraint third_approval_not_negative check (third_approval_paise >= 0);

-- The approvals of an order; they count for the submission whose time they name, so that a changed order begins again.
create table purchase_order_approval (
  tenant_id integer not null references tenant,
  purchase_order_id bigint not null,
  submitted_at timestamptz not null,
  level_no integer not null check (level_no between 1 and 3),
  total_paise bigint not null,
  approved_by bigint not null,
  approved_by_staff_id bigint,
  approved_at timestamptz not null,
  primary key (tenant_id, purchase_order_id, submitted_at, level_no),
  foreign key (tenant_id, purchase_order_id) references purchase_order,
  foreign key (tenant_id, approved_by) references app_user,
  constraint one_level_a_person unique (tenant_id, purchase_order_id, submitted_at, approved_by)
);
call protect('purchase_order_approval', 'purchase_order_id', false);
revoke update on purchase_order_approval from charaka_app;
