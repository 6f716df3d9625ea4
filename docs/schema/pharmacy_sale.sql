create table pharmacy_sale (
  tenant_id integer not null,
  sale_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint,
  doctor_id bigint,
  fin_year text not null,
  memo_no bigint not null,
  cash_memo text not null,
  sold_at timestamp with time zone not null,
  gross_paise bigint not null,
  discount_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  net_paise bigint not null,
  cash_paise bigint not null,
  card_paise bigint not null,
  card_number text,
  upi_paise bigint not null,
  upi_reference text,
  neft_paise bigint not null,
  cheque_paise bigint not null,
  cheque_number text,
  paid_paise bigint generated always as (((((cash_paise + card_paise) + upi_paise) + neft_paise) + cheque_paise)) stored not null,
  remarks text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  day_closing_id bigint,
  has_gst_document boolean default true not null,
  is_in_treatment boolean default false not null,
  neft_reference text,
  sale_type text default 'IPD'::text not null,
  encounter_id bigint,
  round_off_paise bigint default 0 not null,
  batch_reason text,
  person_name text,
  person_phone text,
  person_address text,
  prescriber_name text,
  prescriber_registration_no text,
  prescriber_address text,
  prescribed_on date,
  prescription_no text,
  constraint pharmacy_sale_batch_reason CHECK ((length(batch_reason) <= 200)) NOT VALID,
  constraint pharmacy_sale_card_paise_check CHECK ((card_paise >= 0)),
  constraint pharmacy_sale_cash_paise_check CHECK ((cash_paise >= 0)),
  constraint pharmacy_sale_cgst_paise_check CHECK ((cgst_paise >= 0)),
  constraint pharmacy_sale_check CHECK ((net_paise = (gross_paise - discount_paise))),
  constraint pharmacy_sale_check1 CHECK ((net_paise = ((taxable_paise + cgst_paise) + sgst_paise))),
  constraint pharmacy_sale_check3 CHECK (((NOT is_in_treatment) OR ((cgst_paise = 0) AND (sgst_paise = 0) AND (NOT has_gst_document)))),
  constraint pharmacy_sale_cheque_paise_check CHECK ((cheque_paise >= 0)),
  constraint pharmacy_sale_discount_paise_check CHECK ((discount_paise >= 0)),
  constraint pharmacy_sale_encounter FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id) NOT VALID,
  constraint pharmacy_sale_gross_paise_check CHECK ((gross_paise > 0)),
  constraint pharmacy_sale_neft_paise_check CHECK ((neft_paise >= 0)),
  constraint pharmacy_sale_neft_reference CHECK (((neft_reference IS NULL) OR ((neft_paise > 0) AND (neft_reference ~ '^\S{1,35}$'::text)))),
  constraint pharmacy_sale_net_paise_check CHECK ((net_paise >= 0)),
  constraint pharmacy_sale_owner CHECK (
CASE sale_type
    WHEN 'IPD'::text THEN ((admission_id IS NOT NULL) AND (doctor_id IS NOT NULL) AND (encounter_id IS NULL) AND (round_off_paise = 0))
    ELSE ((admission_id IS NULL) AND ((encounter_id IS NOT NULL) = (sale_type = 'OPD'::text)) AND (NOT is_in_treatment) AND (((((cash_paise + card_paise) + upi_paise) + neft_paise) + cheque_paise) = (net_paise + round_off_paise)))
END) NOT VALID,
  constraint pharmacy_sale_paid CHECK ((((((cash_paise + card_paise) + upi_paise) + neft_paise) + cheque_paise) <= (net_paise + round_off_paise))) NOT VALID,
  constraint pharmacy_sale_person CHECK (((sale_type = 'OUTSIDE'::text) OR (num_nonnulls(person_name, person_phone, person_address) = 0))) NOT VALID,
  constraint pharmacy_sale_person_lengths CHECK (((length(person_name) <= 120) AND (length(person_phone) <= 20) AND (length(person_address) <= 300) AND (length(prescriber_name) <= 120) AND (length(prescriber_registration_no) <= 40) AND (length(prescriber_address) <= 300) AND (length(prescription_no) <= 60))) NOT VALID,
  constraint pharmacy_sale_pkey PRIMARY KEY (tenant_id, sale_id),
  constraint pharmacy_sale_prescription CHECK ((num_nonnulls(prescriber_name, prescriber_registration_no, prescriber_address, prescribed_on, prescription_no) = ANY (ARRAY[0, 5]))) NOT VALID,
  constraint pharmacy_sale_sgst_paise_check CHECK ((sgst_paise >= 0)),
  constraint pharmacy_sale_taxable_paise_check CHECK ((taxable_paise >= 0)),
  constraint pharmacy_sale_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint pharmacy_sale_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint pharmacy_sale_tenant_id_day_closing_id_fkey FOREIGN KEY (tenant_id, day_closing_id) REFERENCES day_closing(tenant_id, day_closing_id),
  constraint pharmacy_sale_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint pharmacy_sale_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_sale_tenant_id_hospital_id_fin_year_memo_no_key UNIQUE (tenant_id, hospital_id, fin_year, memo_no),
  constraint pharmacy_sale_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint pharmacy_sale_type CHECK ((sale_type = ANY (ARRAY['IPD'::text, 'OPD'::text, 'OUTSIDE'::text]))) NOT VALID,
  constraint pharmacy_sale_upi_paise_check CHECK ((upi_paise >= 0))
);
CREATE INDEX pharmacy_sale_by_admission ON public.pharmacy_sale USING btree (tenant_id, admission_id, sale_id);
CREATE INDEX pharmacy_sale_by_closing ON public.pharmacy_sale USING btree (tenant_id, day_closing_id) WHERE (day_closing_id IS NOT NULL);
CREATE INDEX pharmacy_sale_by_encounter ON public.pharmacy_sale USING btree (tenant_id, encounter_id) WHERE (encounter_id IS NOT NULL);
CREATE INDEX pharmacy_sale_by_phone ON public.pharmacy_sale USING btree (tenant_id, person_phone, sold_at) WHERE (person_phone IS NOT NULL);
CREATE INDEX pharmacy_sale_by_prescribed_day ON public.pharmacy_sale USING btree (tenant_id, prescribed_on) WHERE (prescribed_on IS NOT NULL);
CREATE INDEX pharmacy_sale_by_time ON public.pharmacy_sale USING btree (tenant_id, hospital_id, sold_at DESC, sale_id DESC);
CREATE INDEX pharmacy_sale_unclosed ON public.pharmacy_sale USING btree (tenant_id, hospital_id, created_by, created_at) WHERE ((day_closing_id IS NULL) AND (paid_paise > 0));

create policy own_tenant on pharmacy_sale using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.pharmacy_sale FOR EACH ROW EXECUTE FUNCTION write_audit('sale_id');

CREATE CONSTRAINT TRIGGER need_gst_document AFTER INSERT ON public.pharmacy_sale DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.has_gst_document) EXECUTE FUNCTION need_gst_document();

CREATE TRIGGER post_sale AFTER INSERT ON public.pharmacy_sale FOR EACH ROW EXECUTE FUNCTION post_sale();
