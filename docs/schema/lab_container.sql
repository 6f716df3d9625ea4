create table lab_container (
  tenant_id integer not null,
  lab_container_id bigint generated as identity not null,
  container_name text not null,
  cap_colour text,
  draw_order bigint,
  label_copies bigint,
  is_active boolean default true not null,
  constraint lab_container_pkey PRIMARY KEY (tenant_id, lab_container_id),
  constraint lab_container_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX lab_container_name_unique ON public.lab_container USING btree (tenant_id, lower(container_name)) WHERE is_active;

create policy own_tenant on lab_container using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_container FOR EACH ROW EXECUTE FUNCTION write_audit('lab_container_id');
