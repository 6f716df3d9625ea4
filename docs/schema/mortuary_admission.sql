create table mortuary_admission (
  tenant_id integer not null,
  mortuary_id bigint generated as identity not null,
  hospital_id integer not null,
  patient_id bigint,
  patient_name text not null,
  sex text not null,
  died_at timestamp with time zone,
  received_at timestamp with time zone not null,
  chamber_no text not null,
  brought_by text,
  contact_no text,
  belongings text,
  is_medico_legal boolean not null,
  police_station text,
  remark text,
  released_at timestamp with time zone,
  released_to text,
  relation text,
  identity_no text,
  police_clearance_no text,
  image text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_by bigint,
  updated_at timestamp with time zone,
  image_file_id bigint,
  constraint mortuary_admission_check CHECK ((died_at <= received_at)),
  constraint mortuary_admission_check1 CHECK ((received_at <= released_at)),
  constraint mortuary_admission_check2 CHECK (((released_at IS NULL) = (released_to IS NULL))),
  constraint mortuary_admission_check3 CHECK (((released_at IS NULL) OR (NOT is_medico_legal) OR (police_clearance_no IS NOT NULL))),
  constraint mortuary_admission_image_file FOREIGN KEY (tenant_id, image_file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint mortuary_admission_pkey PRIMARY KEY (tenant_id, mortuary_id),
  constraint mortuary_admission_sex_check CHECK ((sex = ANY (ARRAY['M'::text, 'F'::text, 'O'::text]))),
  constraint mortuary_admission_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint mortuary_admission_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint mortuary_admission_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint mortuary_admission_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint mortuary_admission_tenant_id_updated_by_fkey FOREIGN KEY (tenant_id, updated_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX mortuary_admission_by_image_file ON public.mortuary_admission USING btree (tenant_id, image_file_id) WHERE (image_file_id IS NOT NULL);
CREATE INDEX mortuary_admission_by_patient ON public.mortuary_admission USING btree (tenant_id, patient_id);
CREATE INDEX mortuary_admission_by_time ON public.mortuary_admission USING btree (tenant_id, hospital_id, received_at DESC);
CREATE INDEX mortuary_admission_picture_to_bring ON public.mortuary_admission USING btree (tenant_id, mortuary_id) WHERE (image IS NOT NULL);
CREATE UNIQUE INDEX one_body_a_chamber ON public.mortuary_admission USING btree (tenant_id, hospital_id, lower(chamber_no)) WHERE (released_at IS NULL);
CREATE UNIQUE INDEX one_mortuary_admission ON public.mortuary_admission USING btree (tenant_id, patient_id) WHERE (released_at IS NULL);

create policy own_tenant on mortuary_admission using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.mortuary_admission FOR EACH ROW EXECUTE FUNCTION write_audit('mortuary_id');
