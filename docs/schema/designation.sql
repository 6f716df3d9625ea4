create table designation (
  tenant_id integer not null,
  designation_id bigint generated as identity not null,
  designation_name text not null,
  is_active boolean default true not null,
  constraint designation_pkey PRIMARY KEY (tenant_id, designation_id),
  constraint designation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX designation_name_unique ON public.designation USING btree (tenant_id, lower(designation_name)) WHERE is_active;

create policy own_tenant on designation using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.designation FOR EACH ROW EXECUTE FUNCTION write_audit('designation_id');
