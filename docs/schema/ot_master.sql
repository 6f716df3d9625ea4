create table ot_master (
  tenant_id integer not null,
  ot_id bigint generated as identity not null,
  ot_name text not null,
  remarks text,
  is_active boolean default true not null,
  charge_id bigint,
  charge_type_id bigint,
  charge_category_id bigint,
  constraint ot_master_pkey PRIMARY KEY (tenant_id, ot_id),
  constraint ot_master_tenant_id_charge_category_id_fkey FOREIGN KEY (tenant_id, charge_category_id) REFERENCES charge_category(tenant_id, charge_category_id),
  constraint ot_master_tenant_id_charge_type_id_fkey FOREIGN KEY (tenant_id, charge_type_id) REFERENCES charge_type(tenant_id, charge_type_id),
  constraint ot_master_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX ot_name_unique ON public.ot_master USING btree (tenant_id, lower(ot_name)) WHERE is_active;

create policy own_tenant on ot_master using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.ot_master FOR EACH ROW EXECUTE FUNCTION write_audit('ot_id');
