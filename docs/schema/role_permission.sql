create table role_permission (
  tenant_id integer not null,
  role_id integer not null,
  menu_path text not null,
  can_view boolean default false not null,
  can_add boolean default false not null,
  can_edit boolean default false not null,
  can_delete boolean default false not null,
  audit_key text generated always as ((((role_id)::text || ':'::text) || menu_path)) stored,
  can_grant boolean default false not null,
  constraint role_permission_pkey PRIMARY KEY (tenant_id, role_id, menu_path),
  constraint role_permission_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint role_permission_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES role(tenant_id, role_id)
);

create policy own_tenant on role_permission using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.role_permission FOR EACH ROW EXECUTE FUNCTION write_audit('audit_key');
