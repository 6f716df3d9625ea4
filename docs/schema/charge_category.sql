create table charge_category (
  tenant_id integer not null,
  charge_category_id bigint generated as identity not null,
  charge_category_name text not null,
  charge_category_description text,
  charge_type_id bigint not null,
  is_active boolean default true not null,
  constraint charge_category_pkey PRIMARY KEY (tenant_id, charge_category_id),
  constraint charge_category_tenant_id_charge_type_id_fkey FOREIGN KEY (tenant_id, charge_type_id) REFERENCES charge_type(tenant_id, charge_type_id),
  constraint charge_category_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX charge_category_by_type ON public.charge_category USING btree (tenant_id, charge_type_id);
CREATE UNIQUE INDEX charge_category_name_unique ON public.charge_category USING btree (tenant_id, lower(charge_category_name)) WHERE is_active;

create policy own_tenant on charge_category using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.charge_category FOR EACH ROW EXECUTE FUNCTION write_audit('charge_category_id');
