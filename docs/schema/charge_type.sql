create table charge_type (
  tenant_id integer not null,
  charge_type_id bigint generated as identity not null,
  charge_type_name text not null,
  is_active boolean default true not null,
  constraint charge_type_pkey PRIMARY KEY (tenant_id, charge_type_id),
  constraint charge_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX charge_type_name_unique ON public.charge_type USING btree (tenant_id, lower(charge_type_name)) WHERE is_active;

create policy own_tenant on charge_type using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.charge_type FOR EACH ROW EXECUTE FUNCTION write_audit('charge_type_id');
