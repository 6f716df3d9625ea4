create table bill_version_copy (
  tenant_id integer not null,
  bill_version_id bigint not null,
  bill jsonb not null,
  constraint bill_version_copy_pkey PRIMARY KEY (tenant_id, bill_version_id),
  constraint bill_version_copy_tenant_id_bill_version_id_fkey FOREIGN KEY (tenant_id, bill_version_id) REFERENCES bill_version(tenant_id, bill_version_id),
  constraint bill_version_copy_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on bill_version_copy using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
