create table patient_certificate (
  tenant_id integer not null,
  certificate_id bigint generated as identity not null,
  hospital_id integer not null,
  encounter_id bigint not null,
  kind text not null,
  serial_no bigint not null,
  addressee text,
  body text not null,
  from_day date,
  to_day date,
  past_reason text,
  signer_id bigint not null,
  issued_by bigint not null,
  issued_at timestamp with time zone not null,
  audience text,
  is_diagnosis_agreed boolean default false not null,
  constraint patient_certificate_audience_check CHECK ((audience = ANY (ARRAY['Patient'::text, 'Employer'::text, 'School'::text, 'Insurer'::text, 'Court'::text]))),
  constraint patient_certificate_body_check CHECK ((body <> ''::text)),
  constraint patient_certificate_check CHECK ((to_day >= from_day)),
  constraint patient_certificate_check1 CHECK (((kind <> 'SickLeave'::text) OR (num_nulls(from_day, to_day) = 0))),
  constraint patient_certificate_kind_check CHECK ((kind = ANY (ARRAY['SickLeave'::text, 'Fitness'::text, 'Referral'::text, 'Vaccination'::text, 'Travel'::text, 'Other'::text]))),
  constraint patient_certificate_pkey PRIMARY KEY (tenant_id, certificate_id),
  constraint patient_certificate_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint patient_certificate_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint patient_certificate_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint patient_certificate_tenant_id_hospital_id_kind_serial_no_key UNIQUE (tenant_id, hospital_id, kind, serial_no),
  constraint patient_certificate_tenant_id_issued_by_fkey FOREIGN KEY (tenant_id, issued_by) REFERENCES app_user(tenant_id, user_id),
  constraint patient_certificate_tenant_id_signer_id_fkey FOREIGN KEY (tenant_id, signer_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE INDEX patient_certificate_by_encounter ON public.patient_certificate USING btree (tenant_id, encounter_id);
CREATE INDEX patient_certificate_by_signer ON public.patient_certificate USING btree (tenant_id, signer_id);
CREATE INDEX patient_certificate_by_user ON public.patient_certificate USING btree (tenant_id, issued_by);

create policy own_tenant on patient_certificate using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.patient_certificate FOR EACH ROW EXECUTE FUNCTION write_audit('certificate_id');
