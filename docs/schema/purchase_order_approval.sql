create table purchase_order_approval (
  tenant_id integer not null,
  purchase_order_id bigint not null,
  submitted_at timestamp with time zone not null,
  level_no integer not null,
  total_paise bigint not null,
  approved_by bigint not null,
  approved_by_staff_id bigint,
  approved_at timestamp with time zone not null,
  constraint one_level_a_person UNIQUE (tenant_id, purchase_order_id, submitted_at, approved_by),
  constraint purchase_order_approval_level_no_check CHECK (((level_no >= 1) AND (level_no <= 3))),
  constraint purchase_order_approval_pkey PRIMARY KEY (tenant_id, purchase_order_id, submitted_at, level_no),
  constraint purchase_order_approval_tenant_id_approved_by_fkey FOREIGN KEY (tenant_id, approved_by) REFERENCES app_user(tenant_id, user_id),
  constraint purchase_order_approval_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint purchase_order_approval_tenant_id_purchase_order_id_fkey FOREIGN KEY (tenant_id, purchase_order_id) REFERENCES purchase_order(tenant_id, purchase_order_id)
);

create policy own_tenant on purchase_order_approval using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
