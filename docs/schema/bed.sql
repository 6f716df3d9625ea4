create table bed (
  tenant_id integer not null,
  bed_id bigint generated as identity not null,
  hospital_id integer not null,
  bed_name text not null,
  bed_type_id bigint not null,
  bed_group_id bigint not null,
  charge_id bigint,
  is_virtual boolean default false not null,
  is_active boolean default true not null,
  is_closed_with_ward boolean default false not null,
  constraint bed_check CHECK ((NOT (is_active AND is_closed_with_ward))),
  constraint bed_pkey PRIMARY KEY (tenant_id, bed_id),
  constraint bed_tenant_id_bed_group_id_fkey FOREIGN KEY (tenant_id, bed_group_id) REFERENCES bed_group(tenant_id, bed_group_id),
  constraint bed_tenant_id_bed_type_id_fkey FOREIGN KEY (tenant_id, bed_type_id) REFERENCES bed_type(tenant_id, bed_type_id),
  constraint bed_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint bed_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bed_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX bed_by_group ON public.bed USING btree (tenant_id, hospital_id, bed_group_id, bed_name);
CREATE INDEX bed_by_type ON public.bed USING btree (tenant_id, bed_type_id);
CREATE UNIQUE INDEX bed_name_unique ON public.bed USING btree (tenant_id, bed_group_id, lower(bed_name)) WHERE is_active;

create policy own_tenant on bed using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed FOR EACH ROW EXECUTE FUNCTION write_audit('bed_id');
