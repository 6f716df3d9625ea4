create table patient_allergy (
  tenant_id integer not null,
  patient_allergy_id bigint generated as identity not null,
  patient_id bigint not null,
  kind text not null,
  substance text not null,
  reaction text,
  severity text,
  since date,
  state text default 'Active'::text not null,
  noted_by bigint not null,
  noted_at timestamp with time zone not null,
  constraint patient_allergy_kind_check CHECK ((kind = ANY (ARRAY['Drug'::text, 'Food'::text, 'Other'::text]))),
  constraint patient_allergy_pkey PRIMARY KEY (tenant_id, patient_allergy_id),
  constraint patient_allergy_severity_check CHECK ((severity = ANY (ARRAY['Mild'::text, 'Moderate'::text, 'Severe'::text]))),
  constraint patient_allergy_state_check CHECK ((state = ANY (ARRAY['Active'::text, 'Refuted'::text]))),
  constraint patient_allergy_substance_check CHECK ((substance <> ''::text)),
  constraint patient_allergy_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint patient_allergy_tenant_id_noted_by_fkey FOREIGN KEY (tenant_id, noted_by) REFERENCES app_user(tenant_id, user_id),
  constraint patient_allergy_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id)
);
CREATE INDEX patient_allergy_by_patient ON public.patient_allergy USING btree (tenant_id, patient_id);
CREATE INDEX patient_allergy_by_user ON public.patient_allergy USING btree (tenant_id, noted_by);

create policy own_tenant on patient_allergy using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.patient_allergy FOR EACH ROW EXECUTE FUNCTION write_audit('patient_allergy_id');

CREATE TRIGGER write_allergy_text AFTER INSERT OR UPDATE ON public.patient_allergy FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION write_allergy_text();
