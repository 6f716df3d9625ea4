create table supplier_advance (
  tenant_id integer not null,
  supplier_id bigint not null,
  open_paise bigint not null,
  constraint advance_not_overdrawn CHECK ((open_paise >= 0)),
  constraint supplier_advance_pkey PRIMARY KEY (tenant_id, supplier_id),
  constraint supplier_advance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint supplier_advance_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES supplier(tenant_id, supplier_id)
);

create policy own_tenant on supplier_advance using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
