create table encounter (
  tenant_id integer not null,
  encounter_id bigint generated as identity not null,
  hospital_id integer not null,
  encounter_class text not null,
  patient_id bigint not null,
  opd_visit_id bigint,
  admission_id bigint,
  doctor_id bigint,
  department_id bigint,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  close_reason text,
  referred_by text,
  referral_id bigint,
  note text,
  created_by bigint,
  constraint encounter_check CHECK (((encounter_class = 'OPD'::text) = (opd_visit_id IS NOT NULL))),
  constraint encounter_check1 CHECK (((encounter_class <> 'IPD'::text) OR (admission_id IS NOT NULL))),
  constraint encounter_check2 CHECK (((encounter_class <> ALL (ARRAY['OPD'::text, 'Direct'::text])) OR (admission_id IS NULL))),
  constraint encounter_check3 CHECK (((closed_at IS NULL) = (close_reason IS NULL))),
  constraint encounter_created_by FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint encounter_encounter_class_check CHECK ((encounter_class = ANY (ARRAY['OPD'::text, 'IPD'::text, 'ER'::text, 'Direct'::text]))),
  constraint encounter_pkey PRIMARY KEY (tenant_id, encounter_id),
  constraint encounter_referral FOREIGN KEY (tenant_id, referral_id) REFERENCES referral(tenant_id, referral_id) NOT VALID,
  constraint encounter_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint encounter_tenant_id_admission_id_key UNIQUE (tenant_id, admission_id),
  constraint encounter_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint encounter_tenant_id_encounter_id_patient_id_key UNIQUE (tenant_id, encounter_id, patient_id),
  constraint encounter_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint encounter_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint encounter_tenant_id_opd_visit_id_fkey FOREIGN KEY (tenant_id, opd_visit_id) REFERENCES opd_visit(tenant_id, opd_visit_id),
  constraint encounter_tenant_id_opd_visit_id_key UNIQUE (tenant_id, opd_visit_id),
  constraint encounter_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id)
);
CREATE INDEX encounter_by_patient ON public.encounter USING btree (tenant_id, patient_id, opened_at DESC);
CREATE INDEX encounter_by_time ON public.encounter USING btree (tenant_id, hospital_id, opened_at);
CREATE INDEX encounter_open_visits ON public.encounter USING btree (tenant_id, hospital_id, opened_at) WHERE ((encounter_class = 'OPD'::text) AND (closed_at IS NULL));
CREATE INDEX encounter_referred_by_time ON public.encounter USING btree (tenant_id, hospital_id, opened_at) WHERE ((referral_id IS NOT NULL) AND (opd_visit_id IS NOT NULL));
CREATE INDEX encounter_referred_outpatient_by_time ON public.encounter USING btree (tenant_id, hospital_id, opened_at) WHERE ((referral_id IS NOT NULL) AND (encounter_class = ANY (ARRAY['OPD'::text, 'Direct'::text])));

create policy own_tenant on encounter using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER keep_unpaid_passes_of_encounter AFTER UPDATE OF admission_id ON public.encounter FOR EACH ROW WHEN (((old.admission_id IS NULL) <> (new.admission_id IS NULL))) EXECUTE FUNCTION keep_unpaid_passes_of_encounter();
