create table insurance (
  tenant_id integer not null,
  insurance_id bigint generated as identity not null,
  insurance_name text not null,
  is_active boolean default true not null,
  constraint insurance_pkey PRIMARY KEY (tenant_id, insurance_id),
  constraint insurance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX insurance_name_unique ON public.insurance USING btree (tenant_id, lower(insurance_name)) WHERE is_active;

create policy own_tenant on insurance using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.insurance FOR EACH ROW EXECUTE FUNCTION write_audit('insurance_id');
