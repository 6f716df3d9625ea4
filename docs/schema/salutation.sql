create table salutation (
  tenant_id integer not null,
  salutation_id bigint generated as identity not null,
  salutation_name text not null,
  is_active boolean default true not null,
  constraint salutation_pkey PRIMARY KEY (tenant_id, salutation_id),
  constraint salutation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX salutation_name_unique ON public.salutation USING btree (tenant_id, lower(salutation_name)) WHERE is_active;

create policy own_tenant on salutation using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.salutation FOR EACH ROW EXECUTE FUNCTION write_audit('salutation_id');
