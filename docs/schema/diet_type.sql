create table diet_type (
  tenant_id integer not null,
  diet_type_id bigint generated as identity not null,
  diet_type_name text not null,
  is_active boolean default true not null,
  constraint diet_type_pkey PRIMARY KEY (tenant_id, diet_type_id),
  constraint diet_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX diet_type_name_unique ON public.diet_type USING btree (tenant_id, lower(diet_type_name)) WHERE is_active;

create policy own_tenant on diet_type using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.diet_type FOR EACH ROW EXECUTE FUNCTION write_audit('diet_type_id');
