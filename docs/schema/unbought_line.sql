create table unbought_line (
  tenant_id integer not null,
  unbought_line_id bigint generated as identity not null,
  clinical_order_id bigint not null,
  pieces integer not null,
  reason text not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint unbought_line_pieces_check CHECK ((pieces > 0)),
  constraint unbought_line_pkey PRIMARY KEY (tenant_id, unbought_line_id),
  constraint unbought_line_reason_check CHECK ((reason = ANY (ARRAY['BoughtElsewhere'::text, 'HasIt'::text, 'Price'::text, 'NoneInStock'::text]))),
  constraint unbought_line_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint unbought_line_tenant_id_clinical_order_id_key UNIQUE (tenant_id, clinical_order_id),
  constraint unbought_line_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint unbought_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on unbought_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
