create table patient (
  tenant_id integer not null,
  patient_id bigint not null,
  hospital_id integer not null,
  salutation text not null,
  first_name text not null,
  middle_name text,
  last_name text not null,
  search_name text generated always as (lower((((first_name || ' '::text) || COALESCE((middle_name || ' '::text), ''::text)) || last_name))) stored,
  sex text not null,
  birth_date date not null,
  blood_group text,
  marital_status text,
  religion text,
  nationality text not null,
  contact_no text not null,
  alternate_no text,
  email text,
  address_line_one text not null,
  address_line_two text,
  country_id integer not null,
  state_id integer not null,
  state_code text,
  city text not null,
  pincode text,
  post_office text,
  police_station text,
  father_name text,
  mother_name text,
  emergency_contact_no text,
  emergency_contact_person text,
  id_card_type text,
  id_card_no text,
  id_card_issuer text,
  drug_allergy text,
  image text,
  referral_id bigint,
  referral_name text,
  credit_limit_paise bigint,
  organisation_id bigint default 100 not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  health_id text,
  health_id_no text,
  ethnicity text,
  is_diabetic boolean default false not null,
  is_insured boolean default false not null,
  is_under_medication boolean default false not null,
  is_alcoholic boolean default false not null,
  is_smoker boolean default false not null,
  is_tobacco_user boolean default false not null,
  is_drug_addicted boolean default false not null,
  height_cm numeric(5,1),
  weight_kg numeric(6,2),
  family_income_paise bigint,
  presenting_complaint text,
  presenting_illness text,
  key_findings text,
  medicosurgical_history text,
  substance_abuse_history text,
  family_history text,
  provisional_diagnosis text,
  merged_into_id bigint,
  deactivation_reason text,
  recorded_age_years integer,
  recorded_age_months integer,
  recorded_age_days integer,
  age_recorded_at timestamp with time zone,
  note text,
  lang_id integer,
  image_file_id bigint,
  constraint patient_check CHECK (((merged_into_id IS NULL) OR (NOT is_active))),
  constraint patient_country_id_fkey FOREIGN KEY (country_id) REFERENCES country(country_id),
  constraint patient_family_income_paise_check CHECK ((family_income_paise >= 0)),
  constraint patient_image_file FOREIGN KEY (tenant_id, image_file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint patient_pkey PRIMARY KEY (tenant_id, patient_id),
  constraint patient_sex_check CHECK ((sex = ANY (ARRAY['M'::text, 'F'::text, 'O'::text]))),
  constraint patient_state_id_fkey FOREIGN KEY (state_id) REFERENCES state(state_id),
  constraint patient_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint patient_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint patient_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint patient_tenant_id_merged_into_id_fkey FOREIGN KEY (tenant_id, merged_into_id) REFERENCES patient(tenant_id, patient_id),
  constraint patient_tenant_id_referral_id_fkey FOREIGN KEY (tenant_id, referral_id) REFERENCES referral(tenant_id, referral_id)
);
CREATE INDEX patient_by_alternate_no ON public.patient USING btree (tenant_id, "right"(alternate_no, 10) COLLATE "C") WHERE (is_active AND (alternate_no IS NOT NULL));
CREATE INDEX patient_by_created ON public.patient USING btree (tenant_id, created_at DESC, patient_id DESC);
CREATE INDEX patient_by_first_name ON public.patient USING btree (tenant_id, lower(first_name) NULLS FIRST, patient_id DESC);
CREATE INDEX patient_by_id_card ON public.patient USING btree (tenant_id, upper(regexp_replace(id_card_no, '[^[:alnum:]]'::text, ''::text, 'g'::text))) WHERE (is_active AND (id_card_no IS NOT NULL));
CREATE INDEX patient_by_image_file ON public.patient USING btree (tenant_id, image_file_id) WHERE (image_file_id IS NOT NULL);
CREATE INDEX patient_by_last_name ON public.patient USING btree (tenant_id, lower(last_name) NULLS FIRST, patient_id DESC);
CREATE INDEX patient_by_merged_into ON public.patient USING btree (tenant_id, merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX patient_by_phone ON public.patient USING btree (tenant_id, "right"(contact_no, 10) COLLATE "C") INCLUDE (contact_no, patient_id) WHERE is_active;
CREATE INDEX patient_by_phone_end ON public.patient USING btree (tenant_id, reverse("right"(contact_no, 10)) COLLATE "C") INCLUDE (contact_no, patient_id) WHERE is_active;
CREATE INDEX patient_by_whole_phone ON public.patient USING btree (tenant_id, ltrim(contact_no, '+'::text) COLLATE "C") INCLUDE (contact_no, patient_id) WHERE is_active;
CREATE UNIQUE INDEX patient_email_unique ON public.patient USING btree (tenant_id, email) WHERE ((email IS NOT NULL) AND is_active);
CREATE INDEX patient_picture_to_bring ON public.patient USING btree (tenant_id, patient_id) WHERE (image IS NOT NULL);

create policy own_tenant on patient using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.patient FOR EACH ROW EXECUTE FUNCTION write_audit('patient_id');

CREATE TRIGGER read_allergy_text AFTER UPDATE OF drug_allergy ON public.patient FOR EACH ROW WHEN (((pg_trigger_depth() = 0) AND (COALESCE(old.drug_allergy, ''::text) <> COALESCE(new.drug_allergy, ''::text)))) EXECUTE FUNCTION read_allergy_text();

CREATE TRIGGER read_new_allergy_text AFTER INSERT ON public.patient FOR EACH ROW WHEN ((COALESCE(new.drug_allergy, ''::text) <> ''::text)) EXECUTE FUNCTION read_allergy_text();

CREATE TRIGGER remember_changed_name AFTER UPDATE OF first_name, middle_name, last_name ON public.patient FOR EACH ROW EXECUTE FUNCTION remember_changed_name();

CREATE TRIGGER remember_new_names AFTER INSERT ON public.patient REFERENCING NEW TABLE AS registered FOR EACH STATEMENT EXECUTE FUNCTION remember_new_names();
