create table qc_run (
  tenant_id integer not null,
  qc_run_id bigint generated as identity not null,
  hospital_id integer not null,
  qc_material_id bigint not null,
  lab_parameter_id bigint not null,
  analyser_id bigint not null,
  run_no integer not null,
  ran_at timestamp with time zone not null,
  value double precision not null,
  mean double precision not null,
  sd double precision not null,
  z_score double precision not null,
  verdict text not null,
  rules text[] not null,
  done_by bigint not null,
  analyser_message_id bigint,
  analyser_line text,
  constraint qc_run_pkey PRIMARY KEY (tenant_id, qc_run_id),
  constraint qc_run_run_no_check CHECK ((run_no > 0)),
  constraint qc_run_tenant_id_analyser_id_hospital_id_fkey FOREIGN KEY (tenant_id, analyser_id, hospital_id) REFERENCES analyser(tenant_id, analyser_id, hospital_id),
  constraint qc_run_tenant_id_analyser_id_lab_parameter_id_run_no_qc_mat_key UNIQUE (tenant_id, analyser_id, lab_parameter_id, run_no, qc_material_id),
  constraint qc_run_tenant_id_analyser_message_id_fkey FOREIGN KEY (tenant_id, analyser_message_id) REFERENCES analyser_message(tenant_id, analyser_message_id),
  constraint qc_run_tenant_id_done_by_fkey FOREIGN KEY (tenant_id, done_by) REFERENCES app_user(tenant_id, user_id),
  constraint qc_run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint qc_run_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint qc_run_tenant_id_qc_material_id_hospital_id_fkey FOREIGN KEY (tenant_id, qc_material_id, hospital_id) REFERENCES qc_material(tenant_id, qc_material_id, hospital_id),
  constraint qc_run_verdict_check CHECK ((verdict = ANY (ARRAY['InControl'::text, 'Warning'::text, 'OutOfControl'::text])))
);
CREATE INDEX qc_run_by_parameter ON public.qc_run USING btree (tenant_id, analyser_id, lab_parameter_id, qc_run_id DESC);
CREATE INDEX qc_run_by_series ON public.qc_run USING btree (tenant_id, qc_material_id, lab_parameter_id, analyser_id, qc_run_id DESC);
CREATE UNIQUE INDEX qc_run_line_once ON public.qc_run USING btree (tenant_id, analyser_line);
CREATE INDEX qc_run_refused ON public.qc_run USING btree (tenant_id, analyser_id, lab_parameter_id) WHERE (verdict = 'OutOfControl'::text);

create policy own_tenant on qc_run using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
