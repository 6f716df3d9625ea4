create table package_master (
  tenant_id integer not null,
  package_id bigint generated as identity not null,
  hospital_id integer not null,
  package_name text not null,
  is_tpa boolean default false not null,
  is_active boolean default true not null,
  changed_at timestamp with time zone,
  association_ids bigint[] default '{}'::bigint[] not null,
  diagnosis_ids bigint[] default '{}'::bigint[] not null,
  is_medicine_inside boolean default false not null,
  constraint package_master_pkey PRIMARY KEY (tenant_id, package_id),
  constraint package_master_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint package_master_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX package_master_by_hospital ON public.package_master USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX package_name_unique ON public.package_master USING btree (tenant_id, hospital_id, lower(package_name)) WHERE is_active;

create policy own_tenant on package_master using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.package_master FOR EACH ROW EXECUTE FUNCTION write_audit('package_id');
