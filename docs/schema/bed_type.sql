create table bed_type (
  tenant_id integer not null,
  bed_type_id bigint generated as identity not null,
  bed_type_name text not null,
  is_active boolean default true not null,
  is_intensive boolean,
  constraint bed_type_pkey PRIMARY KEY (tenant_id, bed_type_id),
  constraint bed_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX bed_type_name_unique ON public.bed_type USING btree (tenant_id, lower(bed_type_name)) WHERE is_active;

create policy own_tenant on bed_type using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed_type FOR EACH ROW EXECUTE FUNCTION write_audit('bed_type_id');
