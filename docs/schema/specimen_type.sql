create table specimen_type (
  tenant_id integer not null,
  specimen_type_id bigint generated as identity not null,
  specimen_name text not null,
  code text,
  collection_note text,
  is_active boolean default true not null,
  keep_days bigint,
  constraint specimen_type_pkey PRIMARY KEY (tenant_id, specimen_type_id),
  constraint specimen_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX specimen_type_name_unique ON public.specimen_type USING btree (tenant_id, lower(specimen_name)) WHERE is_active;

create policy own_tenant on specimen_type using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.specimen_type FOR EACH ROW EXECUTE FUNCTION write_audit('specimen_type_id');
