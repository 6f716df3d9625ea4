create table lab_section (
  tenant_id integer not null,
  lab_section_id bigint generated as identity not null,
  section_name text not null,
  is_two_step boolean,
  is_active boolean default true not null,
  is_lot_check_demanded boolean,
  section_kind integer,
  head_staff_id bigint,
  constraint lab_section_head FOREIGN KEY (tenant_id, head_staff_id) REFERENCES staff(tenant_id, staff_id) NOT VALID,
  constraint lab_section_kind CHECK (((section_kind >= 1) AND (section_kind <= 9))) NOT VALID,
  constraint lab_section_pkey PRIMARY KEY (tenant_id, lab_section_id),
  constraint lab_section_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX lab_section_by_head ON public.lab_section USING btree (tenant_id, head_staff_id) WHERE (head_staff_id IS NOT NULL);
CREATE UNIQUE INDEX lab_section_name_unique ON public.lab_section USING btree (tenant_id, lower(section_name)) WHERE is_active;

create policy own_tenant on lab_section using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_section FOR EACH ROW EXECUTE FUNCTION write_audit('lab_section_id');
