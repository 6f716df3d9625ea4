create table bed_group (
  tenant_id integer not null,
  bed_group_id bigint generated as identity not null,
  hospital_id integer not null,
  bed_group_name text not null,
  bed_floor_id bigint,
  is_active boolean default true not null,
  sex_allowed text default 'Any'::text not null,
  constraint bed_group_pkey PRIMARY KEY (tenant_id, bed_group_id),
  constraint bed_group_sex_allowed_check CHECK ((sex_allowed = ANY (ARRAY['Any'::text, 'Male'::text, 'Female'::text]))),
  constraint bed_group_tenant_id_bed_floor_id_fkey FOREIGN KEY (tenant_id, bed_floor_id) REFERENCES bed_floor(tenant_id, bed_floor_id),
  constraint bed_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bed_group_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX bed_group_by_hospital ON public.bed_group USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX bed_group_name_unique ON public.bed_group USING btree (tenant_id, hospital_id, lower(bed_group_name)) WHERE is_active;

create policy own_tenant on bed_group using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed_group FOR EACH ROW EXECUTE FUNCTION write_audit('bed_group_id');
