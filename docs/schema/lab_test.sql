create table lab_test (
  tenant_id integer not null,
  lab_test_id bigint generated as identity not null,
  hospital_id integer not null,
  charge_id bigint not null,
  lab_section_id bigint not null,
  specimen_type_id bigint not null,
  lab_container_id bigint not null,
  method_name text,
  stability_hours integer,
  is_confidential boolean default false not null,
  changed_at timestamp with time zone,
  is_active boolean default true not null,
  fasting_hours integer,
  test_kind text default 'Measured'::text not null,
  narrative_template_id bigint,
  loinc_code text,
  is_in_scope boolean default false not null,
  min_volume_ml double precision,
  print_order integer,
  has_own_page boolean default false not null,
  constraint lab_test_fasting_hours_check CHECK (((fasting_hours >= 1) AND (fasting_hours <= 24))),
  constraint lab_test_min_volume_ml_check CHECK ((min_volume_ml > (0)::double precision)),
  constraint lab_test_pkey PRIMARY KEY (tenant_id, lab_test_id),
  constraint lab_test_print_order_check CHECK ((print_order > 0)),
  constraint lab_test_stability_hours_check CHECK ((stability_hours > 0)),
  constraint lab_test_template FOREIGN KEY (tenant_id, narrative_template_id) REFERENCES narrative_template(tenant_id, narrative_template_id) NOT VALID,
  constraint lab_test_template_of_narrative CHECK (((test_kind <> 'Narrative'::text) OR (narrative_template_id IS NOT NULL))) NOT VALID,
  constraint lab_test_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint lab_test_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_test_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_test_tenant_id_lab_container_id_fkey FOREIGN KEY (tenant_id, lab_container_id) REFERENCES lab_container(tenant_id, lab_container_id),
  constraint lab_test_tenant_id_lab_section_id_fkey FOREIGN KEY (tenant_id, lab_section_id) REFERENCES lab_section(tenant_id, lab_section_id),
  constraint lab_test_tenant_id_lab_test_id_hospital_id_key UNIQUE (tenant_id, lab_test_id, hospital_id),
  constraint lab_test_tenant_id_specimen_type_id_fkey FOREIGN KEY (tenant_id, specimen_type_id) REFERENCES specimen_type(tenant_id, specimen_type_id),
  constraint lab_test_test_kind_check CHECK ((test_kind = ANY (ARRAY['Measured'::text, 'Culture'::text, 'Narrative'::text])))
);
CREATE INDEX lab_test_by_hospital ON public.lab_test USING btree (tenant_id, hospital_id);
CREATE INDEX lab_test_by_template ON public.lab_test USING btree (tenant_id, narrative_template_id) WHERE (narrative_template_id IS NOT NULL);
CREATE UNIQUE INDEX lab_test_of_charge ON public.lab_test USING btree (tenant_id, charge_id) WHERE is_active;

create policy own_tenant on lab_test using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_test FOR EACH ROW EXECUTE FUNCTION write_audit('lab_test_id');

CREATE TRIGGER hide_confidential_results AFTER UPDATE OF is_confidential ON public.lab_test FOR EACH ROW WHEN ((new.is_confidential AND (NOT old.is_confidential))) EXECUTE FUNCTION hide_confidential_results();
