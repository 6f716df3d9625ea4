create table encounter_diagnosis (
  tenant_id integer not null,
  encounter_diagnosis_id bigint generated as identity not null,
  encounter_id bigint not null,
  code_system text not null,
  code text not null,
  diagnosis_name text not null,
  diagnosis_id bigint,
  kind text not null,
  is_primary boolean not null,
  note text,
  is_active boolean default true not null,
  noted_by bigint not null,
  noted_at timestamp with time zone not null,
  constraint encounter_diagnosis_code_system_check CHECK ((code_system = ANY (ARRAY['ICD10'::text, 'ICD11'::text, 'SNOMED'::text, 'LOCAL'::text]))),
  constraint encounter_diagnosis_diagnosis_name_check CHECK ((diagnosis_name <> ''::text)),
  constraint encounter_diagnosis_kind_check CHECK ((kind = ANY (ARRAY['Provisional'::text, 'Final'::text, 'Differential'::text, 'RuledOut'::text]))),
  constraint encounter_diagnosis_pkey PRIMARY KEY (tenant_id, encounter_diagnosis_id),
  constraint encounter_diagnosis_tenant_id_diagnosis_id_fkey FOREIGN KEY (tenant_id, diagnosis_id) REFERENCES diagnosis(tenant_id, diagnosis_id),
  constraint encounter_diagnosis_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint encounter_diagnosis_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint encounter_diagnosis_tenant_id_noted_by_fkey FOREIGN KEY (tenant_id, noted_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX encounter_diagnosis_by_encounter ON public.encounter_diagnosis USING btree (tenant_id, encounter_id);
CREATE INDEX encounter_diagnosis_by_master ON public.encounter_diagnosis USING btree (tenant_id, diagnosis_id) WHERE (diagnosis_id IS NOT NULL);
CREATE INDEX encounter_diagnosis_by_user ON public.encounter_diagnosis USING btree (tenant_id, noted_by, noted_at DESC);
CREATE UNIQUE INDEX encounter_diagnosis_primary ON public.encounter_diagnosis USING btree (tenant_id, encounter_id) WHERE (is_primary AND is_active);

create policy own_tenant on encounter_diagnosis using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.encounter_diagnosis FOR EACH ROW EXECUTE FUNCTION write_audit('encounter_diagnosis_id');
