create table bed_floor (
  tenant_id integer not null,
  bed_floor_id bigint generated as identity not null,
  hospital_id integer not null,
  bed_floor_name text not null,
  bed_floor_description text,
  is_active boolean default true not null,
  constraint bed_floor_pkey PRIMARY KEY (tenant_id, bed_floor_id),
  constraint bed_floor_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bed_floor_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX bed_floor_by_hospital ON public.bed_floor USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX bed_floor_name_unique ON public.bed_floor USING btree (tenant_id, hospital_id, lower(bed_floor_name)) WHERE is_active;

create policy own_tenant on bed_floor using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed_floor FOR EACH ROW EXECUTE FUNCTION write_audit('bed_floor_id');
