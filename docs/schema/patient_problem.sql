create table patient_problem (
  tenant_id integer not null,
  patient_problem_id bigint generated as identity not null,
  patient_id bigint not null,
  code text,
  problem_name text not null,
  since date,
  state text not null,
  resolved_on date,
  noted_by bigint not null,
  noted_at timestamp with time zone not null,
  constraint patient_problem_check CHECK (((resolved_on IS NULL) OR (state = 'Resolved'::text))),
  constraint patient_problem_pkey PRIMARY KEY (tenant_id, patient_problem_id),
  constraint patient_problem_problem_name_check CHECK ((problem_name <> ''::text)),
  constraint patient_problem_state_check CHECK ((state = ANY (ARRAY['Active'::text, 'Controlled'::text, 'Resolved'::text]))),
  constraint patient_problem_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint patient_problem_tenant_id_noted_by_fkey FOREIGN KEY (tenant_id, noted_by) REFERENCES app_user(tenant_id, user_id),
  constraint patient_problem_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id)
);
CREATE INDEX patient_problem_by_patient ON public.patient_problem USING btree (tenant_id, patient_id);
CREATE INDEX patient_problem_by_user ON public.patient_problem USING btree (tenant_id, noted_by);

create policy own_tenant on patient_problem using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.patient_problem FOR EACH ROW EXECUTE FUNCTION write_audit('patient_problem_id');
