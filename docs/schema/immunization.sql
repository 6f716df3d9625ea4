create table immunization (
  tenant_id integer not null,
  immunization_id bigint generated as identity not null,
  patient_id bigint not null,
  hospital_id integer not null,
  vaccine_code text not null,
  dose_key text not null,
  source text not null,
  given_on date not null,
  batch_number text,
  expiry_on date,
  maker text,
  site text,
  route text,
  dose text,
  adverse_event text,
  change_reason text,
  is_active boolean default true not null,
  noted_by bigint not null,
  noted_at timestamp with time zone not null,
  corrects_id bigint,
  constraint immunization_batch CHECK (((source = 'Reported'::text) OR ((batch_number IS NOT NULL) AND (expiry_on IS NOT NULL)))),
  constraint immunization_corrects FOREIGN KEY (tenant_id, corrects_id) REFERENCES immunization(tenant_id, immunization_id),
  constraint immunization_dose_key_check CHECK ((dose_key <> ''::text)),
  constraint immunization_expiry CHECK (((expiry_on IS NULL) OR (expiry_on >= given_on) OR (source = 'Reported'::text))),
  constraint immunization_pkey PRIMARY KEY (tenant_id, immunization_id),
  constraint immunization_source_check CHECK ((source = ANY (ARRAY['Given'::text, 'Reported'::text]))),
  constraint immunization_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint immunization_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint immunization_tenant_id_noted_by_fkey FOREIGN KEY (tenant_id, noted_by) REFERENCES app_user(tenant_id, user_id),
  constraint immunization_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint immunization_vaccine_code_check CHECK ((vaccine_code <> ''::text))
);
CREATE INDEX immunization_by_hospital ON public.immunization USING btree (tenant_id, hospital_id);
CREATE INDEX immunization_by_user ON public.immunization USING btree (tenant_id, noted_by);
CREATE UNIQUE INDEX immunization_corrected ON public.immunization USING btree (tenant_id, corrects_id) WHERE (corrects_id IS NOT NULL);
CREATE UNIQUE INDEX immunization_once ON public.immunization USING btree (tenant_id, patient_id, lower(dose_key), given_on) WHERE is_active;

create policy own_tenant on immunization using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.immunization FOR EACH ROW EXECUTE FUNCTION write_audit('immunization_id');

CREATE TRIGGER join_immunization BEFORE UPDATE OF patient_id ON public.immunization FOR EACH ROW WHEN ((old.patient_id <> new.patient_id)) EXECUTE FUNCTION join_immunization();
