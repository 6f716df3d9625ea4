create table patient_merge (
  tenant_id integer not null,
  patient_merge_id bigint generated as identity not null,
  hospital_id integer not null,
  kept_patient_id bigint not null,
  merged_patient_id bigint not null,
  reason text,
  before jsonb not null,
  after jsonb not null,
  image text,
  moved jsonb not null,
  was_active boolean not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  undone_by bigint,
  undone_at timestamp with time zone,
  image_file_id bigint,
  constraint patient_merge_check CHECK ((kept_patient_id <> merged_patient_id)),
  constraint patient_merge_check1 CHECK (((undone_by IS NULL) = (undone_at IS NULL))),
  constraint patient_merge_image_file FOREIGN KEY (tenant_id, image_file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint patient_merge_pkey PRIMARY KEY (tenant_id, patient_merge_id),
  constraint patient_merge_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint patient_merge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint patient_merge_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint patient_merge_tenant_id_kept_patient_id_fkey FOREIGN KEY (tenant_id, kept_patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint patient_merge_tenant_id_merged_patient_id_fkey FOREIGN KEY (tenant_id, merged_patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint patient_merge_tenant_id_undone_by_fkey FOREIGN KEY (tenant_id, undone_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE UNIQUE INDEX one_merge_of_a_patient ON public.patient_merge USING btree (tenant_id, merged_patient_id) WHERE (undone_at IS NULL);
CREATE INDEX patient_merge_by_image_file ON public.patient_merge USING btree (tenant_id, image_file_id) WHERE (image_file_id IS NOT NULL);
CREATE INDEX patient_merge_by_kept ON public.patient_merge USING btree (tenant_id, kept_patient_id, patient_merge_id DESC);
CREATE INDEX patient_merge_picture_to_bring ON public.patient_merge USING btree (tenant_id, patient_merge_id) WHERE (image IS NOT NULL);

create policy own_tenant on patient_merge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.patient_merge FOR EACH ROW EXECUTE FUNCTION write_audit('patient_merge_id');
