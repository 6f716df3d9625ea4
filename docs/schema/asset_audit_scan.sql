create table asset_audit_scan (
  tenant_id integer not null,
  asset_audit_scan_id bigint generated as identity not null,
  hospital_id integer not null,
  asset_audit_id bigint not null,
  code text not null,
  asset_id bigint,
  scanned_by bigint not null,
  scanned_by_staff_id bigint,
  scanned_at timestamp with time zone not null,
  constraint asset_audit_scan_code_check CHECK (((code <> ''::text) AND (length(code) <= 120))),
  constraint asset_audit_scan_pkey PRIMARY KEY (tenant_id, asset_audit_scan_id),
  constraint asset_audit_scan_tenant_id_asset_audit_id_asset_id_key UNIQUE (tenant_id, asset_audit_id, asset_id),
  constraint asset_audit_scan_tenant_id_asset_audit_id_code_key UNIQUE (tenant_id, asset_audit_id, code),
  constraint asset_audit_scan_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint asset_audit_scan_tenant_id_hospital_id_asset_audit_id_fkey FOREIGN KEY (tenant_id, hospital_id, asset_audit_id) REFERENCES asset_audit(tenant_id, hospital_id, asset_audit_id),
  constraint asset_audit_scan_tenant_id_hospital_id_asset_id_fkey FOREIGN KEY (tenant_id, hospital_id, asset_id) REFERENCES asset(tenant_id, hospital_id, asset_id),
  constraint asset_audit_scan_tenant_id_scanned_by_fkey FOREIGN KEY (tenant_id, scanned_by) REFERENCES app_user(tenant_id, user_id)
);

create policy own_tenant on asset_audit_scan using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
