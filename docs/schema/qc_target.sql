create table qc_target (
  tenant_id integer not null,
  qc_target_id bigint generated as identity not null,
  qc_material_id bigint not null,
  lab_parameter_id bigint not null,
  analyser_id bigint not null,
  mean double precision not null,
  sd double precision not null,
  source text not null,
  valid_from timestamp with time zone not null,
  set_by bigint not null,
  same_side_rule text default '10x'::text not null,
  constraint qc_target_pkey PRIMARY KEY (tenant_id, qc_target_id),
  constraint qc_target_same_side_rule_check CHECK ((same_side_rule = ANY (ARRAY['8x'::text, '10x'::text, '12x'::text]))),
  constraint qc_target_sd_check CHECK ((sd > (0)::double precision)),
  constraint qc_target_source_check CHECK ((source = ANY (ARRAY['Maker'::text, 'Own'::text]))),
  constraint qc_target_tenant_id_analyser_id_fkey FOREIGN KEY (tenant_id, analyser_id) REFERENCES analyser(tenant_id, analyser_id),
  constraint qc_target_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint qc_target_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint qc_target_tenant_id_qc_material_id_fkey FOREIGN KEY (tenant_id, qc_material_id) REFERENCES qc_material(tenant_id, qc_material_id),
  constraint qc_target_tenant_id_set_by_fkey FOREIGN KEY (tenant_id, set_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX qc_target_by_analyser ON public.qc_target USING btree (tenant_id, analyser_id, lab_parameter_id);
CREATE INDEX qc_target_by_material ON public.qc_target USING btree (tenant_id, qc_material_id, lab_parameter_id, analyser_id, qc_target_id DESC);

create policy own_tenant on qc_target using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.qc_target FOR EACH ROW EXECUTE FUNCTION write_audit('qc_target_id');
