create table death_record (
  tenant_id integer not null,
  death_id bigint generated as identity not null,
  hospital_id integer not null,
  patient_id bigint not null,
  admission_id bigint,
  died_at timestamp with time zone not null,
  father_name text,
  contact_no text,
  address text,
  report_document_type text,
  immediate_causes text[] default '{}'::text[] not null,
  antecedent_causes text[] default '{}'::text[] not null,
  other_causes text[] default '{}'::text[] not null,
  cause_of_death text not null,
  manner_of_death text not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_by bigint,
  updated_at timestamp with time zone,
  register_year integer,
  register_no bigint,
  constraint death_record_pkey PRIMARY KEY (tenant_id, death_id),
  constraint death_record_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint death_record_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint death_record_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint death_record_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint death_record_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint death_record_tenant_id_updated_by_fkey FOREIGN KEY (tenant_id, updated_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX death_record_by_admission ON public.death_record USING btree (tenant_id, admission_id) WHERE is_active;
CREATE INDEX death_record_by_time ON public.death_record USING btree (tenant_id, hospital_id, died_at DESC) WHERE is_active;
CREATE UNIQUE INDEX death_register_entry ON public.death_record USING btree (tenant_id, hospital_id, register_year, register_no);
CREATE UNIQUE INDEX one_death ON public.death_record USING btree (tenant_id, patient_id) WHERE is_active;

create policy own_tenant on death_record using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.death_record FOR EACH ROW EXECUTE FUNCTION write_audit('death_id');

CREATE TRIGGER number_entry BEFORE INSERT ON public.death_record FOR EACH ROW EXECUTE FUNCTION number_register_entry('death_register');
