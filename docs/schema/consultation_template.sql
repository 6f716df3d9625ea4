create table consultation_template (
  tenant_id integer not null,
  template_id bigint generated as identity not null,
  template_name text not null,
  specialization_id bigint,
  staff_id bigint,
  version integer default 0 not null,
  is_active boolean default true not null,
  constraint consultation_template_pkey PRIMARY KEY (tenant_id, template_id),
  constraint consultation_template_template_name_check CHECK ((template_name <> ''::text)),
  constraint consultation_template_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultation_template_tenant_id_specialization_id_fkey FOREIGN KEY (tenant_id, specialization_id) REFERENCES specialization(tenant_id, specialization_id),
  constraint consultation_template_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE INDEX consultation_template_by_specialization ON public.consultation_template USING btree (tenant_id, specialization_id) WHERE (specialization_id IS NOT NULL);
CREATE INDEX consultation_template_by_staff ON public.consultation_template USING btree (tenant_id, staff_id);

create policy own_tenant on consultation_template using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.consultation_template FOR EACH ROW EXECUTE FUNCTION write_audit('template_id');
