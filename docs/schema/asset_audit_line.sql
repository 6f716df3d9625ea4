create table asset_audit_line (
  tenant_id integer not null,
  asset_audit_line_id bigint generated as identity not null,
  hospital_id integer not null,
  asset_audit_id bigint not null,
  asset_id bigint not null,
  constraint asset_audit_line_pkey PRIMARY KEY (tenant_id, asset_audit_line_id),
  constraint asset_audit_line_tenant_id_asset_audit_id_asset_id_key UNIQUE (tenant_id, asset_audit_id, asset_id),
  constraint asset_audit_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint asset_audit_line_tenant_id_hospital_id_asset_audit_id_fkey FOREIGN KEY (tenant_id, hospital_id, asset_audit_id) REFERENCES asset_audit(tenant_id, hospital_id, asset_audit_id),
  constraint asset_audit_line_tenant_id_hospital_id_asset_id_fkey FOREIGN KEY (tenant_id, hospital_id, asset_id) REFERENCES asset(tenant_id, hospital_id, asset_id)
);

create policy own_tenant on asset_audit_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
