create table lov_license (
  tenant_id integer not null,
  license_id bigint generated as identity not null,
  license_name text not null,
  is_active boolean default true not null,
  constraint lov_license_pkey PRIMARY KEY (tenant_id, license_id),
  constraint lov_license_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX lov_license_name_unique ON public.lov_license USING btree (tenant_id, lower(license_name)) WHERE is_active;

create policy own_tenant on lov_license using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lov_license FOR EACH ROW EXECUTE FUNCTION write_audit('license_id');
