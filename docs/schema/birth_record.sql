create table birth_record (
  tenant_id integer not null,
  birth_id bigint generated as identity not null,
  hospital_id integer not null,
  patient_id bigint not null,
  admission_id bigint not null,
  child_name text,
  sex text not null,
  birth_date date not null,
  birth_time text not null,
  born_type text not null,
  present_at_birth text,
  personal_identity text,
  weight_grams integer,
  certificate_no text,
  place_of_birth text,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_by bigint,
  updated_at timestamp with time zone,
  father_name text,
  parents_address text,
  permanent_address text,
  register_year integer,
  register_no bigint,
  constraint birth_record_birth_time_check CHECK ((birth_time ~ '^\d\d:\d\d$'::text)),
  constraint birth_record_pkey PRIMARY KEY (tenant_id, birth_id),
  constraint birth_record_sex_check CHECK ((sex = ANY (ARRAY['M'::text, 'F'::text, 'O'::text]))),
  constraint birth_record_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint birth_record_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint birth_record_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint birth_record_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint birth_record_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint birth_record_tenant_id_updated_by_fkey FOREIGN KEY (tenant_id, updated_by) REFERENCES app_user(tenant_id, user_id),
  constraint birth_record_weight_grams_check CHECK (((weight_grams >= 200) AND (weight_grams <= 9999)))
);
CREATE UNIQUE INDEX birth_certificate_once ON public.birth_record USING btree (tenant_id, hospital_id, lower(certificate_no)) WHERE is_active;
CREATE INDEX birth_record_by_admission ON public.birth_record USING btree (tenant_id, admission_id) WHERE is_active;
CREATE INDEX birth_record_by_day ON public.birth_record USING btree (tenant_id, hospital_id, birth_date DESC) WHERE is_active;
CREATE INDEX birth_record_by_patient ON public.birth_record USING btree (tenant_id, patient_id);
CREATE UNIQUE INDEX birth_register_entry ON public.birth_record USING btree (tenant_id, hospital_id, register_year, register_no);

create policy own_tenant on birth_record using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.birth_record FOR EACH ROW EXECUTE FUNCTION write_audit('birth_id');

CREATE TRIGGER number_entry BEFORE INSERT ON public.birth_record FOR EACH ROW EXECUTE FUNCTION number_register_entry('birth_register');
