-- Drawn by `npm run draw:schema` from the migrations, to be read; the migrations make it.

-- Tables, each with its columns, what they must keep, and its indexes

create table admission (
  tenant_id integer not null,
  admission_id bigint not null,
  hospital_id integer not null,
  patient_id bigint not null,
  registration_no text not null,
  admitted_at timestamp with time zone not null,
  effective_admitted_at timestamp with time zone default now() not null,
  doctor_id bigint not null,
  other_doctor_1_id bigint,
  other_doctor_2_id bigint,
  other_doctor_3_id bigint,
  department_id bigint not null,
  specialization_id bigint not null,
  patient_type text not null,
  patient_category text not null,
  admission_mode text not null,
  admission_category text not null,
  creditor_name text,
  estimated_amount_paise bigint,
  exceptional_amount_paise bigint,
  estimated_stay_days integer,
  emergency_number text not null,
  emergency_contact_person text,
  admitted_by text,
  guardian_name text,
  guardian_relation text,
  opd_number text,
  opd_date date,
  opd_doctor_id bigint,
  is_old_patient boolean default false not null,
  is_maternity boolean default false not null,
  is_alive boolean default true not null,
  infant_name text,
  referral_id bigint,
  association_id bigint,
  insurance_id bigint,
  tpa_authorized_paise bigint default 0 not null,
  final_authorized_paise bigint,
  tpa_policy_no text,
  policy_card_no text,
  ccn_no text,
  is_package_applicable boolean default false not null,
  packages jsonb,
  package_amount_paise bigint,
  admitted_bed_id bigint not null,
  current_bed_id bigint not null,
  is_discharge_initiated boolean default false not null,
  discharge_initiated_at timestamp with time zone,
  is_final_bill boolean default false not null,
  is_discharged boolean default false not null,
  discharged_at timestamp with time zone,
  is_cancelled boolean default false not null,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  discharge_remark text,
  rate_type text,
  referral_name text,
  referral_commission_basis_points integer,
  is_referral_paid boolean default false not null,
  version integer default 1 not null,
  updated_by bigint,
  recorded_age_years integer,
  recorded_age_months integer,
  recorded_age_days integer,
  age_recorded_at timestamp with time zone,
  discharge_kind text,
  referred_to text,
  died_at timestamp with time zone,
  death_cause text,
  is_baby_birth boolean default false not null,
  is_new_born boolean default false not null,
  mother_admission_id bigint,
  birth_id bigint,
  cancelled_by bigint,
  constraint admission_admission_category_check CHECK ((admission_category = ANY (ARRAY['ICU'::text, 'ITU'::text, 'HDU'::text, 'General'::text, 'Cabin'::text, 'OPD'::text, 'Maternity'::text]))),
  constraint admission_admission_mode_check CHECK ((admission_mode = ANY (ARRAY['General'::text, 'Day Care'::text, 'Procedure'::text, 'Emergency'::text, 'OPD'::text, 'IVF'::text, 'Dental'::text, 'Package'::text]))),
  constraint admission_check CHECK ((is_discharged = (discharged_at IS NOT NULL))),
  constraint admission_check1 CHECK ((NOT (is_discharged AND is_cancelled))),
  constraint admission_check2 CHECK ((is_discharged OR (discharge_kind IS NULL))),
  constraint admission_check3 CHECK ((is_alive = (died_at IS NULL))),
  constraint admission_check4 CHECK ((((discharge_kind = 'Death'::text) IS NOT TRUE) OR (NOT is_alive))),
  constraint admission_check5 CHECK ((is_new_born = (mother_admission_id IS NOT NULL))),
  constraint admission_discharge_kind_check CHECK ((discharge_kind = ANY (ARRAY['Routine'::text, 'On Request'::text, 'Against Medical Advice'::text, 'Referred'::text, 'Death'::text]))),
  constraint admission_estimated_amount_paise_check CHECK ((estimated_amount_paise >= 0)),
  constraint admission_estimated_stay_days_check CHECK ((estimated_stay_days >= 0)),
  constraint admission_exceptional_amount_paise_check CHECK ((exceptional_amount_paise >= 0)),
  constraint admission_final_authorized_paise_check CHECK ((final_authorized_paise >= 0)),
  constraint admission_patient_category_check CHECK ((patient_category = ANY (ARRAY['Staff'::text, 'Trustee'::text, 'General'::text, 'Out patient'::text]))),
  constraint admission_patient_type_check CHECK ((patient_type = ANY (ARRAY['TPA'::text, 'Corporate'::text, 'General'::text, 'Govt'::text, 'Cash Claim'::text]))),
  constraint admission_pkey PRIMARY KEY (tenant_id, admission_id),
  constraint admission_rate_type_check CHECK ((rate_type = ANY (ARRAY['General'::text, 'Staff'::text, 'Other'::text]))),
  constraint admission_referral_commission_basis_points_check CHECK (((referral_commission_basis_points >= 0) AND (referral_commission_basis_points <= 10000))),
  constraint admission_tenant_id_admitted_bed_id_fkey FOREIGN KEY (tenant_id, admitted_bed_id) REFERENCES bed(tenant_id, bed_id),
  constraint admission_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint admission_tenant_id_birth_id_fkey FOREIGN KEY (tenant_id, birth_id) REFERENCES birth_record(tenant_id, birth_id),
  constraint admission_tenant_id_cancelled_by_fkey FOREIGN KEY (tenant_id, cancelled_by) REFERENCES app_user(tenant_id, user_id),
  constraint admission_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint admission_tenant_id_current_bed_id_fkey FOREIGN KEY (tenant_id, current_bed_id) REFERENCES bed(tenant_id, bed_id),
  constraint admission_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES department(tenant_id, department_id),
  constraint admission_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint admission_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint admission_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint admission_tenant_id_insurance_id_fkey FOREIGN KEY (tenant_id, insurance_id) REFERENCES insurance(tenant_id, insurance_id),
  constraint admission_tenant_id_mother_admission_id_fkey FOREIGN KEY (tenant_id, mother_admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint admission_tenant_id_opd_doctor_id_fkey FOREIGN KEY (tenant_id, opd_doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint admission_tenant_id_other_doctor_1_id_fkey FOREIGN KEY (tenant_id, other_doctor_1_id) REFERENCES staff(tenant_id, staff_id),
  constraint admission_tenant_id_other_doctor_2_id_fkey FOREIGN KEY (tenant_id, other_doctor_2_id) REFERENCES staff(tenant_id, staff_id),
  constraint admission_tenant_id_other_doctor_3_id_fkey FOREIGN KEY (tenant_id, other_doctor_3_id) REFERENCES staff(tenant_id, staff_id),
  constraint admission_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint admission_tenant_id_referral_id_fkey FOREIGN KEY (tenant_id, referral_id) REFERENCES referral(tenant_id, referral_id),
  constraint admission_tenant_id_specialization_id_fkey FOREIGN KEY (tenant_id, specialization_id) REFERENCES specialization(tenant_id, specialization_id),
  constraint admission_tenant_id_updated_by_fkey FOREIGN KEY (tenant_id, updated_by) REFERENCES app_user(tenant_id, user_id),
  constraint admission_tpa_authorized_paise_check CHECK ((tpa_authorized_paise >= 0))
);
CREATE INDEX admission_by_association ON public.admission USING btree (tenant_id, hospital_id, association_id, admitted_at DESC) WHERE ((association_id IS NOT NULL) AND (NOT is_cancelled));
CREATE INDEX admission_by_bed ON public.admission USING btree (tenant_id, current_bed_id) WHERE ((NOT is_discharged) AND (NOT is_cancelled));
CREATE INDEX admission_by_department ON public.admission USING btree (tenant_id, department_id);
CREATE INDEX admission_by_discharge ON public.admission USING btree (tenant_id, hospital_id, discharged_at) WHERE is_discharged;
CREATE INDEX admission_by_doctor ON public.admission USING btree (tenant_id, doctor_id, admitted_at DESC);
CREATE INDEX admission_by_end ON public.admission USING btree (tenant_id, hospital_id, discharged_at) WHERE (NOT is_cancelled);
CREATE INDEX admission_by_infant ON public.admission USING btree (tenant_id, lower(infant_name)) INCLUDE (admission_id) WHERE (infant_name IS NOT NULL);
CREATE INDEX admission_by_mother ON public.admission USING btree (tenant_id, mother_admission_id) WHERE (mother_admission_id IS NOT NULL);
CREATE INDEX admission_by_number ON public.admission USING btree (tenant_id, hospital_id, admission_id) WHERE (NOT is_cancelled);
CREATE INDEX admission_by_patient ON public.admission USING btree (tenant_id, patient_id, admission_id DESC);
CREATE INDEX admission_by_specialization ON public.admission USING btree (tenant_id, specialization_id);
CREATE INDEX admission_by_time ON public.admission USING btree (tenant_id, hospital_id, admitted_at DESC, admission_id DESC) INCLUDE (is_discharged, association_id, admission_mode) WHERE (NOT is_cancelled);
CREATE INDEX admission_cancelled ON public.admission USING btree (tenant_id, hospital_id, cancelled_at DESC) WHERE is_cancelled;
CREATE INDEX admission_leaving_payer ON public.admission USING btree (tenant_id, hospital_id, discharge_initiated_at) WHERE (is_discharge_initiated AND (association_id IS NOT NULL) AND (NOT is_discharged) AND (NOT is_cancelled));
CREATE INDEX admission_open_by_number ON public.admission USING btree (tenant_id, hospital_id, admission_id) WHERE ((NOT is_discharged) AND (NOT is_cancelled));
CREATE INDEX admission_open_by_time ON public.admission USING btree (tenant_id, hospital_id, admitted_at DESC, admission_id DESC) WHERE ((NOT is_discharged) AND (NOT is_cancelled));
CREATE UNIQUE INDEX one_newborn ON public.admission USING btree (tenant_id, birth_id) WHERE ((birth_id IS NOT NULL) AND (NOT is_cancelled));
CREATE UNIQUE INDEX one_open_admission ON public.admission USING btree (tenant_id, hospital_id, patient_id) WHERE ((NOT is_discharged) AND (NOT is_cancelled));

create table admission_document (
  tenant_id integer not null,
  document_id bigint generated as identity not null,
  admission_id bigint not null,
  content_id bigint,
  category text not null,
  source_id bigint not null,
  document_date date not null,
  file_name text not null,
  mime_type text not null,
  byte_count integer not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone,
  file_id bigint,
  removed_by bigint,
  removal_reason text,
  constraint admission_document_byte_count_check CHECK ((byte_count > 0)),
  constraint admission_document_category_check CHECK ((category = ANY (ARRAY['prescription'::text, 'report'::text, 'government_id'::text, 'image'::text, 'consent'::text, 'other'::text]))),
  constraint admission_document_file FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint admission_document_has_file CHECK ((num_nonnulls(file_id, content_id) = 1)) NOT VALID,
  constraint admission_document_pkey PRIMARY KEY (tenant_id, document_id),
  constraint admission_document_removal CHECK (((removal_reason IS NULL) OR ((NOT is_active) AND (removed_by IS NOT NULL)))) NOT VALID,
  constraint admission_document_removed_by FOREIGN KEY (tenant_id, removed_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint admission_document_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint admission_document_tenant_id_content_id_fkey FOREIGN KEY (tenant_id, content_id) REFERENCES document_content(tenant_id, content_id),
  constraint admission_document_tenant_id_content_id_key UNIQUE (tenant_id, content_id),
  constraint admission_document_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint admission_document_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint admission_document_tenant_id_source_id_fkey FOREIGN KEY (tenant_id, source_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE INDEX admission_document_by_admission ON public.admission_document USING btree (tenant_id, admission_id, document_id DESC) WHERE is_active;
CREATE UNIQUE INDEX admission_document_by_file ON public.admission_document USING btree (tenant_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX admission_document_by_remover ON public.admission_document USING btree (tenant_id, removed_by) WHERE (removed_by IS NOT NULL);
CREATE INDEX admission_document_by_source ON public.admission_document USING btree (tenant_id, source_id);
CREATE INDEX admission_document_to_bring ON public.admission_document USING btree (tenant_id, document_id) WHERE (file_id IS NULL);

create table admission_note (
  tenant_id integer not null,
  note_id bigint generated as identity not null,
  admission_id bigint not null,
  note text not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_by bigint,
  updated_at timestamp with time zone,
  constraint admission_note_pkey PRIMARY KEY (tenant_id, note_id),
  constraint admission_note_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint admission_note_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint admission_note_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint admission_note_tenant_id_updated_by_fkey FOREIGN KEY (tenant_id, updated_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX admission_note_by_admission ON public.admission_note USING btree (tenant_id, admission_id, note_id DESC) WHERE is_active;

create table admission_package_part (
  tenant_id integer not null,
  admission_package_part_id bigint generated as identity not null,
  admission_id bigint not null,
  package_id bigint not null,
  charge_id bigint not null,
  quantity_thousandths bigint not null,
  service_charge_id bigint,
  constraint admission_package_part_pkey PRIMARY KEY (tenant_id, admission_package_part_id),
  constraint admission_package_part_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint admission_package_part_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint admission_package_part_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint admission_package_part_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint admission_package_part_tenant_id_package_id_fkey FOREIGN KEY (tenant_id, package_id) REFERENCES package_master(tenant_id, package_id),
  constraint admission_package_part_tenant_id_service_charge_id_fkey FOREIGN KEY (tenant_id, service_charge_id) REFERENCES service_charge(tenant_id, service_charge_id)
);
CREATE INDEX admission_package_part_by_admission ON public.admission_package_part USING btree (tenant_id, admission_id, charge_id);

create table advance_entry (
  tenant_id integer not null,
  advance_entry_id bigint generated as identity not null,
  hospital_id integer not null,
  appointment_id bigint,
  kind text not null,
  fin_year text not null,
  receipt_no bigint,
  amount_paise bigint not null,
  cash_paise bigint not null,
  card_paise bigint not null,
  card_number text,
  upi_paise bigint not null,
  upi_reference text,
  neft_paise bigint not null,
  cheque_paise bigint not null,
  cheque_number text,
  reason text,
  payment_id bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  ot_provisional_booking_id bigint,
  day_closing_id bigint,
  neft_reference text,
  counter_receipt_id bigint,
  constraint advance_entry_amount_paise_check CHECK ((amount_paise > 0)),
  constraint advance_entry_card_paise_check CHECK ((card_paise >= 0)),
  constraint advance_entry_cash_paise_check CHECK ((cash_paise >= 0)),
  constraint advance_entry_check CHECK ((amount_paise = ((((cash_paise + card_paise) + upi_paise) + neft_paise) + cheque_paise))),
  constraint advance_entry_check2 CHECK (((kind = 'Transfer'::text) = (receipt_no IS NULL))),
  constraint advance_entry_check3 CHECK ((num_nonnulls(appointment_id, ot_provisional_booking_id) = 1)),
  constraint advance_entry_cheque_paise_check CHECK ((cheque_paise >= 0)),
  constraint advance_entry_kind_check CHECK ((kind = ANY (ARRAY['Receive'::text, 'Refund'::text, 'Transfer'::text]))),
  constraint advance_entry_neft_paise_check CHECK ((neft_paise >= 0)),
  constraint advance_entry_neft_reference CHECK (((neft_reference IS NULL) OR ((neft_paise > 0) AND (neft_reference ~ '^\S{1,35}$'::text)))),
  constraint advance_entry_of_counter_receipt FOREIGN KEY (tenant_id, counter_receipt_id) REFERENCES counter_receipt(tenant_id, counter_receipt_id) NOT VALID,
  constraint advance_entry_pkey PRIMARY KEY (tenant_id, advance_entry_id),
  constraint advance_entry_tenant_id_appointment_id_fkey FOREIGN KEY (tenant_id, appointment_id) REFERENCES appointment(tenant_id, appointment_id),
  constraint advance_entry_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint advance_entry_tenant_id_day_closing_id_fkey FOREIGN KEY (tenant_id, day_closing_id) REFERENCES day_closing(tenant_id, day_closing_id),
  constraint advance_entry_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint advance_entry_tenant_id_hospital_id_fin_year_kind_receipt_n_key UNIQUE (tenant_id, hospital_id, fin_year, kind, receipt_no),
  constraint advance_entry_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint advance_entry_tenant_id_ot_provisional_booking_id_fkey FOREIGN KEY (tenant_id, ot_provisional_booking_id) REFERENCES ot_provisional_booking(tenant_id, ot_provisional_booking_id),
  constraint advance_entry_tenant_id_payment_id_fkey FOREIGN KEY (tenant_id, payment_id) REFERENCES payment(tenant_id, payment_id),
  constraint advance_entry_transfer CHECK (((kind = 'Transfer'::text) = (num_nonnulls(payment_id, counter_receipt_id) = 1))) NOT VALID,
  constraint advance_entry_upi_paise_check CHECK ((upi_paise >= 0))
);
CREATE INDEX advance_entry_by_appointment ON public.advance_entry USING btree (tenant_id, appointment_id);
CREATE INDEX advance_entry_by_closing ON public.advance_entry USING btree (tenant_id, day_closing_id) WHERE (day_closing_id IS NOT NULL);
CREATE INDEX advance_entry_by_ot_booking ON public.advance_entry USING btree (tenant_id, ot_provisional_booking_id);
CREATE INDEX advance_entry_by_time ON public.advance_entry USING btree (tenant_id, hospital_id, created_at) WHERE (kind <> 'Transfer'::text);
CREATE INDEX advance_entry_unclosed ON public.advance_entry USING btree (tenant_id, hospital_id, created_by, created_at) WHERE ((day_closing_id IS NULL) AND (kind <> 'Transfer'::text));
CREATE UNIQUE INDEX one_transfer_a_counter_receipt ON public.advance_entry USING btree (tenant_id, counter_receipt_id) WHERE (counter_receipt_id IS NOT NULL);
CREATE UNIQUE INDEX one_transfer_a_payment ON public.advance_entry USING btree (tenant_id, payment_id) WHERE (payment_id IS NOT NULL);

create table alert_isolate (
  tenant_id integer not null,
  isolate_id bigint not null,
  hospital_id integer not null,
  reasons text not null,
  raised_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  seen_by bigint,
  constraint alert_isolate_check CHECK (((seen_at IS NULL) = (seen_by IS NULL))),
  constraint alert_isolate_pkey PRIMARY KEY (tenant_id, isolate_id),
  constraint alert_isolate_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint alert_isolate_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint alert_isolate_tenant_id_isolate_id_fkey FOREIGN KEY (tenant_id, isolate_id) REFERENCES isolate(tenant_id, isolate_id),
  constraint alert_isolate_tenant_id_seen_by_fkey FOREIGN KEY (tenant_id, seen_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX alert_isolate_by_time ON public.alert_isolate USING btree (tenant_id, hospital_id, raised_at DESC, isolate_id DESC);

create table allergy (
  tenant_id integer not null,
  allergy_id bigint generated as identity not null,
  allergic_drug text not null,
  drug_category text,
  is_active boolean default true not null,
  constraint allergy_pkey PRIMARY KEY (tenant_id, allergy_id),
  constraint allergy_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX allergy_allergic_drug_unique ON public.allergy USING btree (tenant_id, lower(allergic_drug)) WHERE is_active;

create table allergy_statement (
  tenant_id integer not null,
  allergy_statement_id bigint generated as identity not null,
  patient_id bigint not null,
  status text not null,
  said_by bigint not null,
  said_at timestamp with time zone not null,
  constraint allergy_statement_pkey PRIMARY KEY (tenant_id, allergy_statement_id),
  constraint allergy_statement_status_check CHECK ((status = ANY (ARRAY['Unknown'::text, 'NoneKnown'::text]))),
  constraint allergy_statement_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint allergy_statement_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint allergy_statement_tenant_id_said_by_fkey FOREIGN KEY (tenant_id, said_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX allergy_statement_by_patient ON public.allergy_statement USING btree (tenant_id, patient_id, allergy_statement_id DESC);
CREATE INDEX allergy_statement_by_user ON public.allergy_statement USING btree (tenant_id, said_by);

create table analyser (
  tenant_id integer not null,
  analyser_id bigint generated as identity not null,
  hospital_id integer not null,
  analyser_name text not null,
  maker text,
  model text,
  serial_no text,
  lab_section_id bigint not null,
  protocol text not null,
  host text,
  port integer not null,
  character_set text not null,
  is_bidirectional boolean not null,
  qc_pattern text,
  silent_minutes integer not null,
  map jsonb not null,
  responsible_id bigint not null,
  is_active boolean default true not null,
  specimen_place text,
  specimen_trim text default 'Blanks'::text not null,
  code_place text,
  unit_place text,
  status_place text,
  question_place text,
  control_marks text[],
  decimal_comma boolean default false not null,
  constraint analyser_character_set_check CHECK ((character_set = ANY (ARRAY['ascii'::text, 'latin1'::text, 'utf-8'::text]))),
  constraint analyser_pkey PRIMARY KEY (tenant_id, analyser_id),
  constraint analyser_port_check CHECK (((port >= 1024) AND (port <= 65535))),
  constraint analyser_protocol_check CHECK ((protocol = ANY (ARRAY['AstmTcp'::text, 'Hl7Mllp'::text]))),
  constraint analyser_silent_minutes_check CHECK ((silent_minutes > 0)),
  constraint analyser_specimen_trim_check CHECK ((specimen_trim = ANY (ARRAY['Blanks'::text, 'Digits'::text]))),
  constraint analyser_tenant_id_analyser_id_hospital_id_key UNIQUE (tenant_id, analyser_id, hospital_id),
  constraint analyser_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint analyser_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint analyser_tenant_id_lab_section_id_fkey FOREIGN KEY (tenant_id, lab_section_id) REFERENCES lab_section(tenant_id, lab_section_id),
  constraint analyser_tenant_id_responsible_id_fkey FOREIGN KEY (tenant_id, responsible_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX analyser_by_hospital ON public.analyser USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX analyser_port ON public.analyser USING btree (tenant_id, port) WHERE is_active;
CREATE UNIQUE INDEX analyser_unique ON public.analyser USING btree (tenant_id, hospital_id, lower(analyser_name)) WHERE is_active;

create table analyser_frame (
  tenant_id integer not null,
  analyser_frame_id bigint generated as identity not null,
  analyser_id bigint not null,
  transfer uuid not null,
  frame_bytes bytea not null,
  received_at timestamp with time zone not null,
  constraint analyser_frame_pkey PRIMARY KEY (tenant_id, analyser_frame_id),
  constraint analyser_frame_tenant_id_analyser_id_fkey FOREIGN KEY (tenant_id, analyser_id) REFERENCES analyser(tenant_id, analyser_id),
  constraint analyser_frame_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX analyser_frame_by_transfer ON public.analyser_frame USING btree (tenant_id, analyser_id, transfer);

create table analyser_message (
  tenant_id integer not null,
  analyser_message_id bigint generated as identity not null,
  hospital_id integer not null,
  analyser_id bigint not null,
  received_at timestamp with time zone not null,
  raw_bytes bytea not null,
  sha256 text not null,
  status text default 'Stored'::text not null,
  fault text,
  findings jsonb default '[]'::jsonb not null,
  resolved_by bigint,
  resolved_at timestamp with time zone,
  resolve_reason text,
  constraint analyser_message_check CHECK (((resolved_by IS NULL) = (resolved_at IS NULL))),
  constraint analyser_message_pkey PRIMARY KEY (tenant_id, analyser_message_id),
  constraint analyser_message_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint analyser_message_status_check CHECK ((status = ANY (ARRAY['Stored'::text, 'Matched'::text, 'PartlyMatched'::text, 'Unmatched'::text, 'Refused'::text, 'Duplicate'::text, 'Answered'::text, 'NoResult'::text]))) NOT VALID,
  constraint analyser_message_tenant_id_analyser_id_hospital_id_fkey FOREIGN KEY (tenant_id, analyser_id, hospital_id) REFERENCES analyser(tenant_id, analyser_id, hospital_id),
  constraint analyser_message_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint analyser_message_tenant_id_resolved_by_fkey FOREIGN KEY (tenant_id, resolved_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX analyser_message_by_sha ON public.analyser_message USING btree (tenant_id, analyser_id, sha256);
CREATE INDEX analyser_message_by_status ON public.analyser_message USING btree (tenant_id, hospital_id, status, analyser_message_id DESC);

create table analyser_state (
  tenant_id integer not null,
  analyser_id bigint not null,
  last_heard_at timestamp with time zone,
  is_listening boolean default false not null,
  listen_fault text,
  comma_at timestamp with time zone,
  constraint analyser_state_pkey PRIMARY KEY (tenant_id, analyser_id),
  constraint analyser_state_tenant_id_analyser_id_fkey FOREIGN KEY (tenant_id, analyser_id) REFERENCES analyser(tenant_id, analyser_id),
  constraint analyser_state_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create table antibiotic (
  tenant_id integer not null,
  antibiotic_id bigint generated as identity not null,
  antibiotic_name text not null,
  whonet_code text,
  atc_code text,
  loinc_code text,
  aware_class smallint,
  sequence_no bigint,
  is_active boolean default true not null,
  constraint antibiotic_pkey PRIMARY KEY (tenant_id, antibiotic_id),
  constraint antibiotic_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX antibiotic_name_unique ON public.antibiotic USING btree (tenant_id, lower(antibiotic_name)) WHERE is_active;

create table app_user (
  tenant_id integer not null,
  user_id bigint generated as identity not null,
  name text not null,
  email text,
  phone text,
  password_hash text not null,
  role_id integer not null,
  hospital_id integer not null,
  staff_id bigint,
  is_hospitals_visible boolean default false not null,
  is_active boolean default true not null,
  password_changed_at timestamp with time zone,
  must_change_password boolean default false not null,
  approvals_frozen_until timestamp with time zone,
  verification_frozen_until timestamp with time zone,
  email_since timestamp with time zone,
  made_at timestamp with time zone default now(),
  constraint app_user_check CHECK (((email IS NOT NULL) OR (phone IS NOT NULL))),
  constraint app_user_pkey PRIMARY KEY (tenant_id, user_id),
  constraint app_user_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint app_user_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint app_user_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES role(tenant_id, role_id),
  constraint app_user_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE UNIQUE INDEX app_user_by_email ON public.app_user USING btree (tenant_id, lower(email));
CREATE UNIQUE INDEX app_user_by_phone ON public.app_user USING btree (tenant_id, phone);
CREATE INDEX app_user_by_role ON public.app_user USING btree (tenant_id, role_id);
CREATE UNIQUE INDEX app_user_by_staff ON public.app_user USING btree (tenant_id, staff_id);

create table appointment (
  tenant_id integer not null,
  appointment_id bigint not null,
  hospital_id integer not null,
  patient_id bigint,
  person_name text not null,
  phone text not null,
  doctor_id bigint not null,
  day date not null,
  slot time without time zone not null,
  status text default 'Provisional'::text not null,
  remark text,
  cancel_reason text,
  advance_paise bigint default 0 not null,
  cash_paise bigint default 0 not null,
  card_paise bigint default 0 not null,
  card_number text,
  upi_paise bigint default 0 not null,
  upi_reference text,
  neft_paise bigint default 0 not null,
  cheque_paise bigint default 0 not null,
  cheque_number text,
  admission_id bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  neft_reference text,
  constraint appointment_advance_paise_check CHECK ((advance_paise >= 0)),
  constraint appointment_card_paise_check CHECK ((card_paise >= 0)),
  constraint appointment_cash_paise_check CHECK ((cash_paise >= 0)),
  constraint appointment_check CHECK ((advance_paise = ((((cash_paise + card_paise) + upi_paise) + neft_paise) + cheque_paise))),
  constraint appointment_check1 CHECK (((status = 'Confirm-IPD'::text) = (admission_id IS NOT NULL))),
  constraint appointment_check2 CHECK (((status <> 'Confirm-IPD'::text) OR (advance_paise = 0))),
  constraint appointment_check3 CHECK (((status <> ALL (ARRAY['Confirm'::text, 'Confirm-IPD'::text])) OR (patient_id IS NOT NULL))),
  constraint appointment_check4 CHECK (((status = 'Cancelled'::text) = (cancel_reason IS NOT NULL))),
  constraint appointment_cheque_paise_check CHECK ((cheque_paise >= 0)),
  constraint appointment_neft_paise_check CHECK ((neft_paise >= 0)),
  constraint appointment_neft_reference CHECK (((neft_reference IS NULL) OR ((neft_paise > 0) AND (neft_reference ~ '^\S{1,35}$'::text)))),
  constraint appointment_pkey PRIMARY KEY (tenant_id, appointment_id),
  constraint appointment_status_check CHECK ((status = ANY (ARRAY['Provisional'::text, 'Confirm'::text, 'Confirm-IPD'::text, 'Cancelled'::text]))),
  constraint appointment_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint appointment_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint appointment_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint appointment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint appointment_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint appointment_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint appointment_upi_paise_check CHECK ((upi_paise >= 0))
);
CREATE INDEX appointment_by_day ON public.appointment USING btree (tenant_id, hospital_id, day, appointment_id);
CREATE INDEX appointment_by_patient ON public.appointment USING btree (tenant_id, patient_id);
CREATE INDEX appointment_to_refund ON public.appointment USING btree (tenant_id, hospital_id) INCLUDE (advance_paise) WHERE ((status = 'Cancelled'::text) AND (advance_paise > 0));
CREATE INDEX appointment_with_advance ON public.appointment USING btree (tenant_id, hospital_id, day) WHERE (advance_paise > 0);
CREATE UNIQUE INDEX one_appointment_a_slot ON public.appointment USING btree (tenant_id, hospital_id, doctor_id, day, slot) WHERE (status = ANY (ARRAY['Provisional'::text, 'Confirm'::text]));

create table approval_request (
  tenant_id integer not null,
  approval_request_id bigint generated as identity not null,
  hospital_id integer,
  kind text not null,
  about jsonb not null,
  subject text not null,
  facts jsonb not null,
  asked jsonb not null,
  reason text not null,
  path text,
  state text default 'asked'::text not null,
  asked_by bigint not null,
  asked_by_staff_id bigint,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decided_by bigint,
  decided_by_staff_id bigint,
  decided_for_staff_id bigint,
  decided_at timestamp with time zone,
  note text,
  used_at timestamp with time zone,
  amount_paise bigint,
  subject_code text,
  subject_params jsonb,
  reason_code text,
  reason_params jsonb,
  constraint another_person_decides CHECK (((decided_by <> asked_by) AND ((decided_by_staff_id IS NULL) OR (asked_by_staff_id IS NULL) OR (decided_by_staff_id <> asked_by_staff_id)) AND ((decided_for_staff_id IS NULL) OR (asked_by_staff_id IS NULL) OR (decided_for_staff_id <> asked_by_staff_id)))),
  constraint approval_request_about_check CHECK ((jsonb_typeof(about) = 'object'::text)),
  constraint approval_request_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint approval_request_check CHECK ((expires_at > asked_at)),
  constraint approval_request_check1 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint approval_request_check2 CHECK (((state <> ALL (ARRAY['approved'::text, 'refused'::text, 'used'::text])) OR (decided_by IS NOT NULL))),
  constraint approval_request_check3 CHECK (((state = 'used'::text) = (used_at IS NOT NULL))),
  constraint approval_request_facts_check CHECK ((jsonb_typeof(facts) = 'array'::text)),
  constraint approval_request_pkey PRIMARY KEY (tenant_id, approval_request_id),
  constraint approval_request_reason_check CHECK ((reason <> ''::text)),
  constraint approval_request_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text, 'used'::text, 'expired'::text]))),
  constraint approval_request_tenant_id_asked_by_fkey FOREIGN KEY (tenant_id, asked_by) REFERENCES app_user(tenant_id, user_id),
  constraint approval_request_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES app_user(tenant_id, user_id),
  constraint approval_request_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint approval_request_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint reason_told CHECK (((reason_code IS NULL) = (reason_params IS NULL))),
  constraint subject_told CHECK (((subject_code IS NULL) = (subject_params IS NULL)))
);
CREATE INDEX approval_request_about ON public.approval_request USING gin (about jsonb_path_ops) WHERE (state = ANY (ARRAY['asked'::text, 'approved'::text]));
CREATE INDEX approval_request_by_time ON public.approval_request USING btree (tenant_id, asked_at DESC);
CREATE UNIQUE INDEX one_waiting_request ON public.approval_request USING btree (tenant_id, kind, about) WHERE (state = 'asked'::text);

create table association (
  tenant_id integer not null,
  association_id bigint generated as identity not null,
  association_name text not null,
  association_code text,
  address text,
  contact_no text,
  email text,
  contact_person_name text,
  contact_person_phone text,
  is_corporate boolean default false not null,
  color_code text,
  is_active boolean default true not null,
  acc_id bigint,
  approval_limit bigint,
  counter_from date,
  counter_to date,
  counter_share_basis_points integer,
  counter_limit bigint,
  counter_laboratory boolean,
  counter_radiology boolean,
  counter_services boolean,
  constraint association_approval_limit_check CHECK ((approval_limit >= 0)),
  constraint association_counter_limit_check CHECK ((counter_limit >= 0)),
  constraint association_counter_share_basis_points_check CHECK (((counter_share_basis_points >= 0) AND (counter_share_basis_points <= 10000))),
  constraint association_pkey PRIMARY KEY (tenant_id, association_id),
  constraint association_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX association_name_unique ON public.association USING btree (tenant_id, lower(association_name)) WHERE is_active;

create table association_charge (
  tenant_id integer not null,
  association_charge_id bigint generated as identity not null,
  association_id bigint not null,
  charge_id bigint not null,
  tpa_charge_code text,
  tpa_charge_paise bigint not null,
  is_active boolean default true not null,
  valid_from date default '2000-01-01'::date not null,
  constraint association_charge_pkey PRIMARY KEY (tenant_id, association_charge_id),
  constraint association_charge_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint association_charge_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint association_charge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint association_charge_tpa_charge_paise_check CHECK ((tpa_charge_paise >= 0))
);
CREATE INDEX association_charge_by_charge ON public.association_charge USING btree (tenant_id, charge_id);
CREATE UNIQUE INDEX association_charge_unique ON public.association_charge USING btree (tenant_id, association_id, charge_id, valid_from) WHERE is_active;

create table audit_log (
  tenant_id integer not null,
  audit_id bigint generated as identity not null,
  at timestamp with time zone default clock_timestamp() not null,
  hospital_id integer,
  user_id integer,
  ip text,
  request_id text,
  operation text,
  action text not null,
  table_name text not null,
  record_id text not null,
  before jsonb,
  after jsonb,
  constraint audit_log_action_check CHECK ((action = ANY (ARRAY['insert'::text, 'update'::text]))),
  constraint audit_log_pkey PRIMARY KEY (tenant_id, audit_id),
  constraint audit_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX audit_log_by_operation ON public.audit_log USING btree (tenant_id, operation, at DESC, audit_id DESC) INCLUDE (hospital_id);
CREATE INDEX audit_log_by_record ON public.audit_log USING btree (tenant_id, table_name, record_id, at DESC, audit_id DESC);
CREATE INDEX audit_log_by_table ON public.audit_log USING btree (tenant_id, table_name, at DESC, audit_id DESC) INCLUDE (hospital_id);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (tenant_id, at DESC, audit_id DESC) INCLUDE (hospital_id, action);
CREATE INDEX audit_log_by_user ON public.audit_log USING btree (tenant_id, user_id, at DESC, audit_id DESC) INCLUDE (hospital_id);

create table auto_verify_check (
  tenant_id integer not null,
  auto_verify_check_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_work_id bigint not null,
  is_verified boolean not null,
  conditions jsonb not null,
  checked_at timestamp with time zone not null,
  constraint auto_verify_check_pkey PRIMARY KEY (tenant_id, auto_verify_check_id),
  constraint auto_verify_check_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint auto_verify_check_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint auto_verify_check_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id)
);
CREATE INDEX auto_verify_check_by_hospital ON public.auto_verify_check USING btree (tenant_id, hospital_id, auto_verify_check_id DESC);
CREATE INDEX auto_verify_check_by_work ON public.auto_verify_check USING btree (tenant_id, lab_work_id);

create table auto_verify_rule (
  tenant_id integer not null,
  auto_verify_rule_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_section_id bigint,
  lab_parameter_id bigint,
  version_no integer not null,
  is_on boolean not null,
  low double precision,
  high double precision,
  age_from_years integer not null,
  age_to_years integer not null,
  control_hours integer not null,
  signed_by bigint not null,
  signed_at timestamp with time zone not null,
  constraint auto_verify_rule_age_from_years_check CHECK ((age_from_years >= 0)),
  constraint auto_verify_rule_check CHECK ((age_to_years >= age_from_years)),
  constraint auto_verify_rule_check1 CHECK (((lab_section_id IS NULL) <> (lab_parameter_id IS NULL))),
  constraint auto_verify_rule_check2 CHECK (((lab_section_id IS NULL) OR ((low IS NULL) AND (high IS NULL)))),
  constraint auto_verify_rule_control_hours_check CHECK (((control_hours >= 1) AND (control_hours <= 168))),
  constraint auto_verify_rule_pkey PRIMARY KEY (tenant_id, auto_verify_rule_id),
  constraint auto_verify_rule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint auto_verify_rule_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint auto_verify_rule_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint auto_verify_rule_tenant_id_lab_section_id_fkey FOREIGN KEY (tenant_id, lab_section_id) REFERENCES lab_section(tenant_id, lab_section_id),
  constraint auto_verify_rule_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id),
  constraint auto_verify_rule_version_no_check CHECK ((version_no > 0))
);
CREATE UNIQUE INDEX auto_verify_rule_of_parameter ON public.auto_verify_rule USING btree (tenant_id, hospital_id, lab_parameter_id, version_no) WHERE (lab_parameter_id IS NOT NULL);
CREATE UNIQUE INDEX auto_verify_rule_of_section ON public.auto_verify_rule USING btree (tenant_id, hospital_id, lab_section_id, version_no) WHERE (lab_section_id IS NOT NULL);

create table bed (
  tenant_id integer not null,
  bed_id bigint generated as identity not null,
  hospital_id integer not null,
  bed_name text not null,
  bed_type_id bigint not null,
  bed_group_id bigint not null,
  charge_id bigint,
  is_virtual boolean default false not null,
  is_active boolean default true not null,
  is_closed_with_ward boolean default false not null,
  constraint bed_check CHECK ((NOT (is_active AND is_closed_with_ward))),
  constraint bed_pkey PRIMARY KEY (tenant_id, bed_id),
  constraint bed_tenant_id_bed_group_id_fkey FOREIGN KEY (tenant_id, bed_group_id) REFERENCES bed_group(tenant_id, bed_group_id),
  constraint bed_tenant_id_bed_type_id_fkey FOREIGN KEY (tenant_id, bed_type_id) REFERENCES bed_type(tenant_id, bed_type_id),
  constraint bed_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint bed_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bed_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX bed_by_group ON public.bed USING btree (tenant_id, hospital_id, bed_group_id, bed_name);
CREATE INDEX bed_by_type ON public.bed USING btree (tenant_id, bed_type_id);
CREATE UNIQUE INDEX bed_name_unique ON public.bed USING btree (tenant_id, bed_group_id, lower(bed_name)) WHERE is_active;

create table bed_floor (
  tenant_id integer not null,
  bed_floor_id bigint generated as identity not null,
  hospital_id integer not null,
  bed_floor_name text not null,
  bed_floor_description text,
  is_active boolean default true not null,
  constraint bed_floor_pkey PRIMARY KEY (tenant_id, bed_floor_id),
  constraint bed_floor_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bed_floor_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX bed_floor_by_hospital ON public.bed_floor USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX bed_floor_name_unique ON public.bed_floor USING btree (tenant_id, hospital_id, lower(bed_floor_name)) WHERE is_active;

create table bed_group (
  tenant_id integer not null,
  bed_group_id bigint generated as identity not null,
  hospital_id integer not null,
  bed_group_name text not null,
  bed_floor_id bigint,
  is_active boolean default true not null,
  sex_allowed text default 'Any'::text not null,
  constraint bed_group_pkey PRIMARY KEY (tenant_id, bed_group_id),
  constraint bed_group_sex_allowed_check CHECK ((sex_allowed = ANY (ARRAY['Any'::text, 'Male'::text, 'Female'::text]))),
  constraint bed_group_tenant_id_bed_floor_id_fkey FOREIGN KEY (tenant_id, bed_floor_id) REFERENCES bed_floor(tenant_id, bed_floor_id),
  constraint bed_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bed_group_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX bed_group_by_hospital ON public.bed_group USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX bed_group_name_unique ON public.bed_group USING btree (tenant_id, hospital_id, lower(bed_group_name)) WHERE is_active;

create table bed_hold (
  tenant_id integer not null,
  bed_hold_id bigint generated as identity not null,
  hospital_id integer not null,
  bed_id bigint not null,
  kind text not null,
  reason text not null,
  patient_id bigint,
  until timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint bed_hold_check CHECK (((kind = 'reserved'::text) = (until IS NOT NULL))),
  constraint bed_hold_check1 CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint bed_hold_kind_check CHECK ((kind = ANY (ARRAY['reserved'::text, 'blocked'::text, 'cleaning'::text]))),
  constraint bed_hold_pkey PRIMARY KEY (tenant_id, bed_hold_id),
  constraint bed_hold_tenant_id_bed_id_fkey FOREIGN KEY (tenant_id, bed_id) REFERENCES bed(tenant_id, bed_id),
  constraint bed_hold_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint bed_hold_tenant_id_ended_by_fkey FOREIGN KEY (tenant_id, ended_by) REFERENCES app_user(tenant_id, user_id),
  constraint bed_hold_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bed_hold_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint bed_hold_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id)
);
CREATE UNIQUE INDEX one_open_hold ON public.bed_hold USING btree (tenant_id, bed_id) WHERE (ended_at IS NULL);

create table bed_stay (
  tenant_id integer not null,
  bed_stay_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  bed_id bigint not null,
  is_virtual boolean default false not null,
  during tstzrange not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  is_cancelled boolean default false not null,
  other_sex_reason text,
  constraint bed_stay_during_check CHECK ((NOT isempty(during))),
  constraint bed_stay_pkey PRIMARY KEY (tenant_id, bed_stay_id),
  constraint bed_stay_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint bed_stay_tenant_id_bed_id_fkey FOREIGN KEY (tenant_id, bed_id) REFERENCES bed(tenant_id, bed_id),
  constraint bed_stay_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bed_stay_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint one_patient_per_bed EXCLUDE USING gist (tenant_id WITH =, bed_id WITH =, during WITH &&) WHERE (((NOT is_virtual) AND (NOT is_cancelled)))
);
CREATE INDEX bed_stay_by_admission ON public.bed_stay USING btree (tenant_id, admission_id);
CREATE INDEX bed_stay_by_start ON public.bed_stay USING btree (tenant_id, hospital_id, lower(during)) WHERE (NOT is_cancelled);
CREATE INDEX bed_stay_of_bed ON public.bed_stay USING gist (tenant_id, bed_id, during) WHERE (NOT is_cancelled);
CREATE INDEX bed_stay_open_by_bed ON public.bed_stay USING btree (tenant_id, bed_id) WHERE upper_inf(during);
CREATE UNIQUE INDEX one_open_stay ON public.bed_stay USING btree (tenant_id, admission_id) WHERE upper_inf(during);

create table bed_type (
  tenant_id integer not null,
  bed_type_id bigint generated as identity not null,
  bed_type_name text not null,
  is_active boolean default true not null,
  is_intensive boolean,
  constraint bed_type_pkey PRIMARY KEY (tenant_id, bed_type_id),
  constraint bed_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX bed_type_name_unique ON public.bed_type USING btree (tenant_id, lower(bed_type_name)) WHERE is_active;

create table bill (
  tenant_id integer not null,
  bill_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  fin_year text not null,
  order_no bigint not null,
  billed_at timestamp with time zone not null,
  association_id bigint,
  insurance_id bigint,
  total_without_gst_paise bigint not null,
  igst_paise bigint not null,
  sgst_paise bigint not null,
  cgst_paise bigint not null,
  total_charge_paise bigint not null,
  non_hospital_paise bigint not null,
  medicine_charge_paise bigint not null,
  other_charge_paise bigint not null,
  gross_amount_paise bigint not null,
  discount_paise bigint not null,
  discount_reason text,
  round_off_paise bigint not null,
  net_amount_paise bigint not null,
  paid_in_advance_paise bigint not null,
  authorized_paise bigint not null,
  net_payable_paise bigint not null,
  cash_paise bigint default 0 not null,
  card_paise bigint default 0 not null,
  card_number text,
  upi_paise bigint default 0 not null,
  upi_reference text,
  neft_paise bigint default 0 not null,
  cheque_paise bigint default 0 not null,
  cheque_number text,
  cash_refund_paise bigint default 0 not null,
  cheque_refund_paise bigint default 0 not null,
  cheque_refund_number text,
  cheque_refund_date date,
  due_paise bigint default 0 not null,
  due_reason text,
  is_settled_without_pay boolean default false not null,
  is_settled boolean default true not null,
  settled_at timestamp with time zone,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  is_igst boolean default false not null,
  cheque_refund_bank text,
  cancelled_at timestamp with time zone,
  cancelled_by bigint,
  cancel_reason text,
  discount_limit_basis_points integer,
  arithmetic smallint default 2 not null,
  medicine_credit_paise bigint default 0 not null,
  pool_used_paise bigint default 0 not null,
  pool_to_bill_paise bigint default 0 not null,
  non_hospital_kept_paise bigint default 0 not null,
  non_hospital_due_paise bigint default 0 not null,
  is_service_place boolean default false not null,
  discharged_doctor_id bigint,
  discharged_specialization_id bigint,
  discharged_bed_id bigint,
  is_charge_adjusted boolean default false not null,
  cash_told_paise bigint,
  has_gst_document boolean default true not null,
  treatment_medicine_paise bigint default 0 not null,
  neft_reference text,
  backdate_reason text,
  card_refund_paise bigint default 0 not null,
  upi_refund_paise bigint default 0 not null,
  neft_refund_paise bigint default 0 not null,
  refund_reason text,
  is_payer_estimate boolean default false not null,
  constraint bill_cancelled CHECK (((is_active = (cancelled_at IS NULL)) AND (is_active OR (cancel_reason IS NOT NULL)))),
  constraint bill_card_refund_paise_check CHECK ((card_refund_paise >= 0)),
  constraint bill_cash_told_paise_check CHECK ((cash_told_paise >= 0)),
  constraint bill_check1 CHECK ((net_amount_paise = ((gross_amount_paise - discount_paise) + round_off_paise))),
  constraint bill_due_paise_check CHECK ((due_paise >= 0)),
  constraint bill_neft_reference CHECK (((neft_reference IS NULL) OR ((neft_paise > 0) AND (neft_reference ~ '^\S{1,35}$'::text)))),
  constraint bill_neft_refund_paise_check CHECK ((neft_refund_paise >= 0)),
  constraint bill_non_hospital_due_paise_check CHECK ((non_hospital_due_paise >= 0)),
  constraint bill_pkey PRIMARY KEY (tenant_id, bill_id),
  constraint bill_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint bill_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint bill_tenant_id_cancelled_by_fkey FOREIGN KEY (tenant_id, cancelled_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_tenant_id_discharged_bed_id_fkey FOREIGN KEY (tenant_id, discharged_bed_id) REFERENCES bed(tenant_id, bed_id),
  constraint bill_tenant_id_discharged_doctor_id_fkey FOREIGN KEY (tenant_id, discharged_doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint bill_tenant_id_discharged_specialization_id_fkey FOREIGN KEY (tenant_id, discharged_specialization_id) REFERENCES specialization(tenant_id, specialization_id),
  constraint bill_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bill_tenant_id_hospital_id_fin_year_order_no_key UNIQUE (tenant_id, hospital_id, fin_year, order_no),
  constraint bill_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint bill_tenant_id_insurance_id_fkey FOREIGN KEY (tenant_id, insurance_id) REFERENCES insurance(tenant_id, insurance_id),
  constraint bill_treatment_medicine_paise_check CHECK ((treatment_medicine_paise >= 0)),
  constraint bill_upi_refund_paise_check CHECK ((upi_refund_paise >= 0)),
  constraint discount_within_gross CHECK (((discount_paise >= 0) AND (discount_paise <= GREATEST(gross_amount_paise, (0)::bigint)))),
  constraint own_money_counted CHECK (((arithmetic = 1) OR ((medicine_charge_paise >= 0) AND (medicine_credit_paise >= 0) AND (pool_used_paise >= 0) AND (non_hospital_kept_paise >= 0) AND ((pool_used_paise + non_hospital_kept_paise) <= non_hospital_paise) AND (non_hospital_due_paise <= ((non_hospital_paise - pool_used_paise) - non_hospital_kept_paise)) AND ((association_id IS NOT NULL) OR (authorized_paise = 0)))))
);
CREATE INDEX bill_by_association ON public.bill USING btree (tenant_id, hospital_id, association_id, billed_at DESC) WHERE is_active;
CREATE INDEX bill_cancelled_by_admission ON public.bill USING btree (tenant_id, admission_id) WHERE (NOT is_active);
CREATE INDEX bill_cancelled_by_time ON public.bill USING btree (tenant_id, hospital_id, cancelled_at) WHERE (NOT is_active);
CREATE INDEX bill_of_payer_by_cancellation ON public.bill USING btree (tenant_id, hospital_id, cancelled_at) WHERE ((association_id IS NOT NULL) AND (NOT is_active));
CREATE INDEX bill_of_payer_by_time ON public.bill USING btree (tenant_id, hospital_id, billed_at) WHERE (association_id IS NOT NULL);
CREATE INDEX bill_with_due ON public.bill USING btree (tenant_id, hospital_id) INCLUDE (due_paise, admission_id) WHERE (is_active AND (due_paise > 0));
CREATE INDEX bill_with_non_hospital_due ON public.bill USING btree (tenant_id, hospital_id) INCLUDE (non_hospital_due_paise, admission_id) WHERE (is_active AND (non_hospital_due_paise > 0));
CREATE INDEX bill_with_payer_by_time ON public.bill USING btree (tenant_id, hospital_id, billed_at) WHERE (is_active AND (association_id IS NOT NULL));
CREATE UNIQUE INDEX one_final_bill ON public.bill USING btree (tenant_id, admission_id) WHERE is_active;

create table bill_payer (
  tenant_id integer not null,
  bill_payer_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  bill_id bigint not null,
  turn_no integer not null,
  association_id bigint not null,
  bill_version_id bigint,
  authorized_paise bigint not null,
  claim_paise bigint not null,
  settled_paise bigint default 0 not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint bill_payer_authorized_paise_check CHECK ((authorized_paise >= 0)),
  constraint bill_payer_check CHECK (((claim_paise >= 0) AND (claim_paise <= authorized_paise))),
  constraint bill_payer_check1 CHECK (((settled_paise >= 0) AND (settled_paise <= claim_paise))),
  constraint bill_payer_pkey PRIMARY KEY (tenant_id, bill_payer_id),
  constraint bill_payer_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint bill_payer_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint bill_payer_tenant_id_bill_id_association_id_key UNIQUE (tenant_id, bill_id, association_id),
  constraint bill_payer_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bill(tenant_id, bill_id),
  constraint bill_payer_tenant_id_bill_id_turn_no_key UNIQUE (tenant_id, bill_id, turn_no),
  constraint bill_payer_tenant_id_bill_version_id_fkey FOREIGN KEY (tenant_id, bill_version_id) REFERENCES bill_version(tenant_id, bill_version_id),
  constraint bill_payer_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_payer_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bill_payer_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint bill_payer_turn_no_check CHECK ((turn_no > 0))
);
CREATE INDEX bill_payer_by_admission ON public.bill_payer USING btree (tenant_id, admission_id) WHERE is_active;
CREATE INDEX bill_payer_by_association ON public.bill_payer USING btree (tenant_id, hospital_id, association_id, bill_id) WHERE is_active;

create table bill_version (
  tenant_id integer not null,
  bill_version_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  version_no integer not null,
  association_id bigint not null,
  net_paise bigint not null,
  claimed_paise bigint not null,
  note text,
  status text default 'sent'::text not null,
  confirmed_paise bigint,
  reference_no text,
  reason text,
  answered_on date,
  answered_by bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  withdrawn_from text,
  withdrawn_at timestamp with time zone,
  withdrawn_by bigint,
  withdrawn_reason text,
  withdrawn_transfer_id bigint,
  constraint bill_version_check CHECK (((confirmed_paise >= 1) AND (confirmed_paise <= claimed_paise))),
  constraint bill_version_check1 CHECK (((status <> 'confirmed'::text) OR (confirmed_paise IS NOT NULL))),
  constraint bill_version_check2 CHECK (((status <> ALL (ARRAY['confirmed'::text, 'refused'::text])) OR ((answered_on IS NOT NULL) AND (answered_by IS NOT NULL)))),
  constraint bill_version_claimed_paise_check CHECK ((claimed_paise > 0)),
  constraint bill_version_pkey PRIMARY KEY (tenant_id, bill_version_id),
  constraint bill_version_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'confirmed'::text, 'refused'::text, 'superseded'::text, 'withdrawn'::text]))),
  constraint bill_version_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint bill_version_tenant_id_admission_id_version_no_key UNIQUE (tenant_id, admission_id, version_no),
  constraint bill_version_tenant_id_answered_by_fkey FOREIGN KEY (tenant_id, answered_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_version_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint bill_version_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_version_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bill_version_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint bill_version_tenant_id_withdrawn_by_fkey FOREIGN KEY (tenant_id, withdrawn_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_version_tenant_id_withdrawn_transfer_id_fkey FOREIGN KEY (tenant_id, withdrawn_transfer_id) REFERENCES tpa_transfer(tenant_id, tpa_transfer_id),
  constraint bill_version_version_no_check CHECK ((version_no > 0)),
  constraint bill_version_withdrawn CHECK (((num_nonnulls(withdrawn_from, withdrawn_at, withdrawn_by, withdrawn_reason) =
CASE status
    WHEN 'withdrawn'::text THEN 4
    ELSE 0
END) AND ((status = 'withdrawn'::text) OR (withdrawn_transfer_id IS NULL)))),
  constraint bill_version_withdrawn_from_check CHECK ((withdrawn_from = ANY (ARRAY['sent'::text, 'confirmed'::text])))
);
CREATE INDEX bill_version_by_transfer ON public.bill_version USING btree (tenant_id, withdrawn_transfer_id) WHERE (withdrawn_transfer_id IS NOT NULL);
CREATE UNIQUE INDEX one_standing_version ON public.bill_version USING btree (tenant_id, admission_id, association_id) WHERE (status = ANY (ARRAY['sent'::text, 'confirmed'::text]));

create table bill_version_copy (
  tenant_id integer not null,
  bill_version_id bigint not null,
  bill jsonb not null,
  constraint bill_version_copy_pkey PRIMARY KEY (tenant_id, bill_version_id),
  constraint bill_version_copy_tenant_id_bill_version_id_fkey FOREIGN KEY (tenant_id, bill_version_id) REFERENCES bill_version(tenant_id, bill_version_id),
  constraint bill_version_copy_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create table bill_write_off (
  tenant_id integer not null,
  write_off_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  bill_id bigint not null,
  amount_paise bigint not null,
  reason text not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  is_non_hospital boolean default false not null,
  constraint bill_write_off_amount_paise_check CHECK ((amount_paise > 0)),
  constraint bill_write_off_pkey PRIMARY KEY (tenant_id, write_off_id),
  constraint bill_write_off_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint bill_write_off_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bill(tenant_id, bill_id),
  constraint bill_write_off_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_write_off_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bill_write_off_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX bill_write_off_by_bill ON public.bill_write_off USING btree (tenant_id, bill_id) WHERE is_active;
CREATE INDEX bill_write_off_by_time ON public.bill_write_off USING btree (tenant_id, hospital_id, created_at) WHERE is_active;

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

create table break_glass (
  tenant_id integer not null,
  break_glass_id bigint generated as identity not null,
  hospital_id integer not null,
  user_id bigint not null,
  patient_id bigint not null,
  reason_kind text not null,
  reason text not null,
  opened_at timestamp with time zone default now() not null,
  ends_at timestamp with time zone not null,
  reviewed_by bigint,
  reviewed_at timestamp with time zone,
  verdict text,
  review_note text,
  constraint break_glass_check CHECK ((ends_at > opened_at)),
  constraint break_glass_check1 CHECK ((((reviewed_by IS NULL) = (verdict IS NULL)) AND ((reviewed_at IS NULL) = (verdict IS NULL)))),
  constraint break_glass_check2 CHECK ((reviewed_by <> user_id)),
  constraint break_glass_once EXCLUDE USING gist (tenant_id WITH =, user_id WITH =, patient_id WITH =, tstzrange(opened_at, ends_at) WITH &&),
  constraint break_glass_pkey PRIMARY KEY (tenant_id, break_glass_id),
  constraint break_glass_reason_kind_check CHECK ((reason_kind = ANY (ARRAY['Emergency'::text, 'On call'::text, 'Handover'::text, 'Billing'::text, 'Other'::text]))),
  constraint break_glass_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint break_glass_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id),
  constraint break_glass_verdict_check CHECK ((verdict = ANY (ARRAY['Justified'::text, 'NotJustified'::text, 'Unclear'::text])))
);
CREATE INDEX break_glass_by_time ON public.break_glass USING btree (tenant_id, opened_at DESC);

create table breakpoint (
  tenant_id integer not null,
  breakpoint_id bigint generated as identity not null,
  organism_group_id bigint not null,
  organism_id bigint,
  specimen_type_id bigint,
  antibiotic_id bigint not null,
  method smallint not null,
  susceptible_limit double precision,
  resistant_limit double precision,
  is_resistant_at_limit boolean,
  cascade_after_id bigint,
  guideline text not null,
  guideline_version text not null,
  valid_from date not null,
  is_active boolean default true not null,
  is_dose_dependent boolean,
  constraint breakpoint_pkey PRIMARY KEY (tenant_id, breakpoint_id),
  constraint breakpoint_tenant_id_antibiotic_id_fkey FOREIGN KEY (tenant_id, antibiotic_id) REFERENCES antibiotic(tenant_id, antibiotic_id),
  constraint breakpoint_tenant_id_cascade_after_id_fkey FOREIGN KEY (tenant_id, cascade_after_id) REFERENCES antibiotic(tenant_id, antibiotic_id),
  constraint breakpoint_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint breakpoint_tenant_id_organism_group_id_fkey FOREIGN KEY (tenant_id, organism_group_id) REFERENCES organism_group(tenant_id, organism_group_id),
  constraint breakpoint_tenant_id_organism_id_fkey FOREIGN KEY (tenant_id, organism_id) REFERENCES organism(tenant_id, organism_id),
  constraint breakpoint_tenant_id_specimen_type_id_fkey FOREIGN KEY (tenant_id, specimen_type_id) REFERENCES specimen_type(tenant_id, specimen_type_id)
);
CREATE INDEX breakpoint_by_antibiotic ON public.breakpoint USING btree (tenant_id, antibiotic_id);
CREATE INDEX breakpoint_by_cascade ON public.breakpoint USING btree (tenant_id, cascade_after_id);
CREATE INDEX breakpoint_by_group ON public.breakpoint USING btree (tenant_id, organism_group_id, antibiotic_id);
CREATE INDEX breakpoint_by_organism ON public.breakpoint USING btree (tenant_id, organism_id);
CREATE INDEX breakpoint_by_specimen ON public.breakpoint USING btree (tenant_id, specimen_type_id);

create table charge (
  tenant_id integer not null,
  charge_id bigint generated as identity not null,
  hospital_id integer not null,
  charge_code text not null,
  charge_name text not null,
  charge_type_id bigint not null,
  charge_category_id bigint not null,
  standard_charge_paise bigint not null,
  gst_slab_id bigint,
  hsn_code text,
  unit text,
  is_active boolean default true not null,
  is_non_applicable boolean default false not null,
  is_divisible boolean default false not null,
  constraint charge_divisible_type CHECK ((NOT (is_divisible AND (charge_type_id = ANY (ARRAY[(1)::bigint, (2)::bigint, (3)::bigint, (4)::bigint, (5)::bigint, (6)::bigint, (7)::bigint]))))),
  constraint charge_pkey PRIMARY KEY (tenant_id, charge_id),
  constraint charge_standard_charge_paise_check CHECK ((standard_charge_paise >= 0)),
  constraint charge_tenant_id_charge_category_id_fkey FOREIGN KEY (tenant_id, charge_category_id) REFERENCES charge_category(tenant_id, charge_category_id),
  constraint charge_tenant_id_charge_type_id_fkey FOREIGN KEY (tenant_id, charge_type_id) REFERENCES charge_type(tenant_id, charge_type_id),
  constraint charge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint charge_tenant_id_gst_slab_id_fkey FOREIGN KEY (tenant_id, gst_slab_id) REFERENCES gst_slab(tenant_id, gst_slab_id),
  constraint charge_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX charge_by_category ON public.charge USING btree (tenant_id, hospital_id, charge_category_id, charge_name);
CREATE INDEX charge_by_type ON public.charge USING btree (tenant_id, charge_type_id);
CREATE UNIQUE INDEX charge_code_unique ON public.charge USING btree (tenant_id, hospital_id, lower(charge_code)) WHERE is_active;

create table charge_category (
  tenant_id integer not null,
  charge_category_id bigint generated as identity not null,
  charge_category_name text not null,
  charge_category_description text,
  charge_type_id bigint not null,
  is_active boolean default true not null,
  constraint charge_category_pkey PRIMARY KEY (tenant_id, charge_category_id),
  constraint charge_category_tenant_id_charge_type_id_fkey FOREIGN KEY (tenant_id, charge_type_id) REFERENCES charge_type(tenant_id, charge_type_id),
  constraint charge_category_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX charge_category_by_type ON public.charge_category USING btree (tenant_id, charge_type_id);
CREATE UNIQUE INDEX charge_category_name_unique ON public.charge_category USING btree (tenant_id, lower(charge_category_name)) WHERE is_active;

create table charge_mapping (
  tenant_id integer not null,
  mapping_id bigint generated as identity not null,
  hospital_id integer not null,
  charge_type_id bigint not null,
  charge_id bigint,
  staff_id bigint,
  doctor_share_basis_points integer not null,
  hospital_share_basis_points integer not null,
  is_active boolean default true not null,
  changed_at timestamp with time zone default now() not null,
  constraint charge_mapping_doctor_share_basis_points_check CHECK (((doctor_share_basis_points >= 0) AND (doctor_share_basis_points <= 10000))),
  constraint charge_mapping_pkey PRIMARY KEY (tenant_id, mapping_id),
  constraint charge_mapping_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint charge_mapping_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint charge_mapping_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint charge_mapping_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id),
  constraint charge_mapping_whole CHECK (((doctor_share_basis_points + hospital_share_basis_points) = 10000))
);
CREATE UNIQUE INDEX charge_mapping_once ON public.charge_mapping USING btree (tenant_id, hospital_id, charge_type_id, COALESCE(charge_id, (0)::bigint), COALESCE(staff_id, (0)::bigint)) WHERE is_active;

create table charge_type (
  tenant_id integer not null,
  charge_type_id bigint generated as identity not null,
  charge_type_name text not null,
  is_active boolean default true not null,
  constraint charge_type_pkey PRIMARY KEY (tenant_id, charge_type_id),
  constraint charge_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX charge_type_name_unique ON public.charge_type USING btree (tenant_id, lower(charge_type_name)) WHERE is_active;

create table chart_access_batch (
  tenant_id integer not null,
  hour timestamp with time zone not null,
  batch_no integer not null,
  row_count integer not null,
  previous_hash text not null,
  hash text not null,
  written_at timestamp with time zone default clock_timestamp() not null,
  constraint chart_access_batch_pkey PRIMARY KEY (tenant_id, hour, batch_no)
);

create table chart_access_cut (
  tenant_id integer not null,
  hour timestamp with time zone not null,
  batch_no integer not null,
  hash text not null,
  cut_at timestamp with time zone default clock_timestamp() not null,
  constraint chart_access_cut_pkey PRIMARY KEY (tenant_id)
);

create table chart_mark (
  tenant_id integer not null,
  chart_mark_id bigint generated as identity not null,
  patient_id bigint not null,
  kind text not null,
  reason text not null,
  marked_by bigint not null,
  marked_at timestamp with time zone default now() not null,
  ended_by bigint,
  ended_at timestamp with time zone,
  end_reason text,
  constraint chart_mark_check CHECK ((((ended_at IS NULL) = (ended_by IS NULL)) AND ((ended_at IS NULL) = (end_reason IS NULL)))),
  constraint chart_mark_check1 CHECK ((ended_at >= marked_at)),
  constraint chart_mark_kind_check CHECK ((kind = ANY (ARRAY['VIP'::text, 'Staff'::text, 'HIV'::text, 'Psychiatry'::text, 'MTP'::text, 'MLC'::text, 'Minor'::text, 'Other'::text]))),
  constraint chart_mark_pkey PRIMARY KEY (tenant_id, chart_mark_id),
  constraint chart_mark_reason_check CHECK ((reason <> ''::text)),
  constraint chart_mark_tenant_id_ended_by_fkey FOREIGN KEY (tenant_id, ended_by) REFERENCES app_user(tenant_id, user_id),
  constraint chart_mark_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint chart_mark_tenant_id_marked_by_fkey FOREIGN KEY (tenant_id, marked_by) REFERENCES app_user(tenant_id, user_id),
  constraint chart_mark_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id)
);
CREATE UNIQUE INDEX chart_mark_once ON public.chart_mark USING btree (tenant_id, patient_id) WHERE (ended_at IS NULL);

create table clinical_order (
  tenant_id integer not null,
  clinical_order_id bigint generated as identity not null,
  hospital_id integer not null,
  order_group_id bigint not null,
  line_no integer not null,
  encounter_id bigint not null,
  patient_id bigint not null,
  order_kind text not null,
  charge_id bigint,
  order_name text not null,
  quantity_thousandths bigint not null,
  priority text not null,
  order_for timestamp with time zone not null,
  instruction text,
  status text default 'Ordered'::text not null,
  status_at timestamp with time zone not null,
  status_by bigint not null,
  status_reason text,
  held_from text,
  is_entered_in_error boolean default false not null,
  duplicate_of bigint,
  package_part_id bigint,
  package_quantity_thousandths bigint,
  result_summary text,
  is_critical boolean default false not null,
  verified_by bigint,
  acknowledged_by bigint,
  acknowledged_at timestamp with time zone,
  follows_at timestamp with time zone,
  follows_by bigint,
  detail jsonb,
  charge_moment text,
  lead_minutes integer,
  member_names text[],
  order_set_id bigint,
  order_set_version integer,
  approval_state text default 'NotNeeded'::text not null,
  approval_no text,
  approved_paise bigint,
  approval_reason text,
  approval_at timestamp with time zone,
  approval_by bigint,
  is_patient_share boolean default false not null,
  is_service_deficient boolean default false not null,
  replaces_order_id bigint,
  order_series_id bigint,
  is_critical_confidential boolean default false not null,
  result_at timestamp with time zone,
  is_confidential boolean default false not null,
  member_charges bigint[],
  constraint clinical_order_approval CHECK ((approval_state = ANY (ARRAY['NotNeeded'::text, 'Needed'::text, 'Asked'::text, 'Approved'::text, 'Refused'::text, 'Overridden'::text]))) NOT VALID,
  constraint clinical_order_approval_at CHECK (((approval_at IS NULL) = (approval_by IS NULL))) NOT VALID,
  constraint clinical_order_approval_by FOREIGN KEY (tenant_id, approval_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint clinical_order_charge CHECK (((charge_id IS NOT NULL) OR (order_kind = ANY (ARRAY['Medicine'::text, 'Diet'::text, 'Nursing'::text])))) NOT VALID,
  constraint clinical_order_charge_moment CHECK ((charge_moment = ANY (ARRAY['Order'::text, 'Start'::text, 'Done'::text]))) NOT VALID,
  constraint clinical_order_check CHECK (((status <> ALL (ARRAY['Cancelled'::text, 'Stopped'::text, 'OnHold'::text])) OR (length(status_reason) >= 5))),
  constraint clinical_order_check1 CHECK (((status = 'OnHold'::text) = (held_from IS NOT NULL))),
  constraint clinical_order_check2 CHECK (((status <> 'Verified'::text) OR (verified_by IS NOT NULL))),
  constraint clinical_order_check3 CHECK (((NOT is_entered_in_error) OR (status = 'Cancelled'::text))),
  constraint clinical_order_check4 CHECK (((package_part_id IS NULL) = (package_quantity_thousandths IS NULL))),
  constraint clinical_order_check5 CHECK (((package_quantity_thousandths >= 1) AND (package_quantity_thousandths <= quantity_thousandths))),
  constraint clinical_order_check6 CHECK (((acknowledged_by IS NULL) = (acknowledged_at IS NULL))),
  constraint clinical_order_follows CHECK (((follows_at IS NULL) = (follows_by IS NULL))) NOT VALID,
  constraint clinical_order_follows_by FOREIGN KEY (tenant_id, follows_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint clinical_order_line_no_check CHECK ((line_no > 0)),
  constraint clinical_order_medicine CHECK (((order_kind <> 'Medicine'::text) OR (((detail ? 'dose'::text) AND (detail ? 'route'::text) AND (detail ? 'frequency'::text)) IS TRUE))) NOT VALID,
  constraint clinical_order_of_set FOREIGN KEY (tenant_id, order_set_id) REFERENCES order_set(tenant_id, order_set_id) NOT VALID,
  constraint clinical_order_order_kind_check CHECK ((order_kind = ANY (ARRAY['Investigation'::text, 'Imaging'::text, 'Procedure'::text, 'Medicine'::text, 'Blood'::text, 'Diet'::text, 'Consult'::text, 'Nursing'::text]))) NOT VALID,
  constraint clinical_order_overridden CHECK (((approval_state <> ALL (ARRAY['Refused'::text, 'Overridden'::text])) OR (length(approval_reason) >= 5))) NOT VALID,
  constraint clinical_order_pkey PRIMARY KEY (tenant_id, clinical_order_id),
  constraint clinical_order_priority_check CHECK ((priority = ANY (ARRAY['Stat'::text, 'Urgent'::text, 'Routine'::text]))),
  constraint clinical_order_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint clinical_order_replaces FOREIGN KEY (tenant_id, replaces_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id) NOT VALID,
  constraint clinical_order_series FOREIGN KEY (tenant_id, order_series_id) REFERENCES order_series(tenant_id, order_series_id) NOT VALID,
  constraint clinical_order_set_version CHECK (((order_set_id IS NULL) = (order_set_version IS NULL))) NOT VALID,
  constraint clinical_order_tenant_id_acknowledged_by_fkey FOREIGN KEY (tenant_id, acknowledged_by) REFERENCES app_user(tenant_id, user_id),
  constraint clinical_order_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint clinical_order_tenant_id_duplicate_of_fkey FOREIGN KEY (tenant_id, duplicate_of) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint clinical_order_tenant_id_encounter_id_patient_id_fkey FOREIGN KEY (tenant_id, encounter_id, patient_id) REFERENCES encounter(tenant_id, encounter_id, patient_id) ON UPDATE CASCADE,
  constraint clinical_order_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint clinical_order_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint clinical_order_tenant_id_order_group_id_fkey FOREIGN KEY (tenant_id, order_group_id) REFERENCES order_group(tenant_id, order_group_id),
  constraint clinical_order_tenant_id_order_group_id_line_no_key UNIQUE (tenant_id, order_group_id, line_no),
  constraint clinical_order_tenant_id_package_part_id_fkey FOREIGN KEY (tenant_id, package_part_id) REFERENCES admission_package_part(tenant_id, admission_package_part_id),
  constraint clinical_order_tenant_id_status_by_fkey FOREIGN KEY (tenant_id, status_by) REFERENCES app_user(tenant_id, user_id),
  constraint clinical_order_tenant_id_verified_by_fkey FOREIGN KEY (tenant_id, verified_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX clinical_order_approvals ON public.clinical_order USING btree (tenant_id, hospital_id, approval_state, order_for) WHERE ((approval_state = ANY (ARRAY['Needed'::text, 'Asked'::text, 'Refused'::text])) AND (status = ANY (ARRAY['Ordered'::text, 'Accepted'::text, 'OnHold'::text])));
CREATE INDEX clinical_order_by_encounter ON public.clinical_order USING btree (tenant_id, encounter_id, clinical_order_id);
CREATE INDEX clinical_order_by_part ON public.clinical_order USING btree (tenant_id, package_part_id) WHERE (package_part_id IS NOT NULL);
CREATE INDEX clinical_order_by_patient ON public.clinical_order USING btree (tenant_id, patient_id, charge_id, clinical_order_id);
CREATE INDEX clinical_order_by_status ON public.clinical_order USING btree (tenant_id, hospital_id, status, status_at DESC, clinical_order_id);
CREATE INDEX clinical_order_critical ON public.clinical_order USING btree (tenant_id, hospital_id, status_at) WHERE (is_critical AND (status = ANY (ARRAY['Done'::text, 'Verified'::text])));
CREATE INDEX clinical_order_newest ON public.clinical_order USING btree (tenant_id, patient_id, clinical_order_id DESC);
CREATE INDEX clinical_order_of_series ON public.clinical_order USING btree (tenant_id, order_series_id) WHERE (order_series_id IS NOT NULL);
CREATE UNIQUE INDEX clinical_order_replaced_once ON public.clinical_order USING btree (tenant_id, replaces_order_id) WHERE (replaces_order_id IS NOT NULL);
CREATE INDEX clinical_order_unseen ON public.clinical_order USING btree (tenant_id, hospital_id, status_at) WHERE ((status = 'Verified'::text) AND (acknowledged_at IS NULL));
CREATE INDEX clinical_order_worklist ON public.clinical_order USING btree (tenant_id, hospital_id, (
CASE priority
    WHEN 'Stat'::text THEN 1
    WHEN 'Urgent'::text THEN 2
    ELSE 3
END), order_for, clinical_order_id) WHERE (status = ANY (ARRAY['Ordered'::text, 'Accepted'::text, 'InProgress'::text]));

create table clock_mark (
  is_only boolean default true not null,
  latest timestamp with time zone not null,
  constraint clock_mark_is_only_check CHECK (is_only),
  constraint clock_mark_pkey PRIMARY KEY (is_only)
);

create table consultant_instruction (
  tenant_id integer not null,
  instruction_id bigint generated as identity not null,
  admission_id bigint not null,
  applied_at timestamp with time zone not null,
  consultant_id bigint not null,
  instruction text not null,
  instruction_date date not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_by bigint,
  updated_at timestamp with time zone,
  constraint consultant_instruction_pkey PRIMARY KEY (tenant_id, instruction_id),
  constraint consultant_instruction_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint consultant_instruction_tenant_id_consultant_id_fkey FOREIGN KEY (tenant_id, consultant_id) REFERENCES staff(tenant_id, staff_id),
  constraint consultant_instruction_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint consultant_instruction_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultant_instruction_tenant_id_updated_by_fkey FOREIGN KEY (tenant_id, updated_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX consultant_instruction_by_admission ON public.consultant_instruction USING btree (tenant_id, admission_id, applied_at DESC, instruction_id DESC) WHERE is_active;
CREATE INDEX consultant_instruction_by_consultant ON public.consultant_instruction USING btree (tenant_id, consultant_id);

create table consultation (
  tenant_id integer not null,
  consultation_id bigint generated as identity not null,
  hospital_id integer not null,
  encounter_id bigint not null,
  state text default 'Draft'::text not null,
  version integer default 0 not null,
  draft jsonb not null,
  revision integer not null,
  saved_by bigint not null,
  saved_at timestamp with time zone not null,
  constraint consultation_check CHECK (((version >= 0) AND ((state = 'Draft'::text) = (version = 0)) AND ((state = 'Amended'::text) = (version > 1)))),
  constraint consultation_pkey PRIMARY KEY (tenant_id, consultation_id),
  constraint consultation_revision_check CHECK ((revision > 0)),
  constraint consultation_state_check CHECK ((state = ANY (ARRAY['Draft'::text, 'Signed'::text, 'Amended'::text]))),
  constraint consultation_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint consultation_tenant_id_encounter_id_key UNIQUE (tenant_id, encounter_id),
  constraint consultation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultation_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint consultation_tenant_id_saved_by_fkey FOREIGN KEY (tenant_id, saved_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX consultation_by_user ON public.consultation USING btree (tenant_id, saved_by);
CREATE INDEX consultation_not_signed ON public.consultation USING btree (tenant_id, hospital_id, saved_at) WHERE (state = 'Draft'::text);

create table consultation_fee (
  tenant_id integer not null,
  consultation_fee_id bigint generated as identity not null,
  hospital_id integer not null,
  fee_name text not null,
  doctor_id bigint,
  specialization_id bigint,
  visit_kind text not null,
  charge_id bigint not null,
  free_days integer default 0 not null,
  free_visits integer default 0 not null,
  valid_from date not null,
  is_active boolean default true not null,
  constraint consultation_fee_check CHECK (((doctor_id IS NULL) OR (specialization_id IS NULL))),
  constraint consultation_fee_free_days_check CHECK (((free_days >= 0) AND (free_days <= 365))),
  constraint consultation_fee_free_visits_check CHECK (((free_visits >= 0) AND (free_visits <= 99))),
  constraint consultation_fee_pkey PRIMARY KEY (tenant_id, consultation_fee_id),
  constraint consultation_fee_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint consultation_fee_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint consultation_fee_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultation_fee_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint consultation_fee_tenant_id_specialization_id_fkey FOREIGN KEY (tenant_id, specialization_id) REFERENCES specialization(tenant_id, specialization_id),
  constraint consultation_fee_visit_kind_check CHECK ((visit_kind = ANY (ARRAY['New'::text, 'FollowUp'::text, 'Review'::text, 'Emergency'::text, 'Tele'::text, 'Vaccination'::text, 'Procedure'::text])))
);
CREATE INDEX consultation_fee_by_hospital ON public.consultation_fee USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX consultation_fee_unique ON public.consultation_fee USING btree (tenant_id, hospital_id, lower(fee_name)) WHERE is_active;
CREATE UNIQUE INDEX one_fee_a_day ON public.consultation_fee USING btree (tenant_id, hospital_id, COALESCE(doctor_id, (0)::bigint), COALESCE(specialization_id, (0)::bigint), visit_kind, valid_from) WHERE is_active;

create table consultation_template (
  tenant_id integer not null,
  template_id bigint generated as identity not null,
  template_name text not null,
  specialization_id bigint,
  staff_id bigint,
  version integer default 0 not null,
  is_active boolean default true not null,
  constraint consultation_template_pkey PRIMARY KEY (tenant_id, template_id),
  constraint consultation_template_template_name_check CHECK ((template_name <> ''::text)),
  constraint consultation_template_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultation_template_tenant_id_specialization_id_fkey FOREIGN KEY (tenant_id, specialization_id) REFERENCES specialization(tenant_id, specialization_id),
  constraint consultation_template_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE INDEX consultation_template_by_specialization ON public.consultation_template USING btree (tenant_id, specialization_id) WHERE (specialization_id IS NOT NULL);
CREATE INDEX consultation_template_by_staff ON public.consultation_template USING btree (tenant_id, staff_id);

create table consultation_template_version (
  tenant_id integer not null,
  consultation_template_version_id bigint generated as identity not null,
  template_id bigint not null,
  version integer not null,
  sections jsonb not null,
  saved_by bigint not null,
  saved_at timestamp with time zone not null,
  constraint consultation_template_version_pkey PRIMARY KEY (tenant_id, consultation_template_version_id),
  constraint consultation_template_version_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultation_template_version_tenant_id_saved_by_fkey FOREIGN KEY (tenant_id, saved_by) REFERENCES app_user(tenant_id, user_id),
  constraint consultation_template_version_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES consultation_template(tenant_id, template_id),
  constraint consultation_template_version_tenant_id_template_id_version_key UNIQUE (tenant_id, template_id, version),
  constraint consultation_template_version_version_check CHECK ((version > 0))
);
CREATE INDEX consultation_template_version_by_user ON public.consultation_template_version USING btree (tenant_id, saved_by);

create table consultation_version (
  tenant_id integer not null,
  consultation_version_id bigint generated as identity not null,
  consultation_id bigint not null,
  version integer not null,
  content jsonb not null,
  signer_id bigint not null,
  signed_by bigint not null,
  signed_at timestamp with time zone not null,
  amend_reason text,
  constraint consultation_version_check CHECK (((version = 1) = (amend_reason IS NULL))),
  constraint consultation_version_pkey PRIMARY KEY (tenant_id, consultation_version_id),
  constraint consultation_version_tenant_id_consultation_id_fkey FOREIGN KEY (tenant_id, consultation_id) REFERENCES consultation(tenant_id, consultation_id),
  constraint consultation_version_tenant_id_consultation_id_version_key UNIQUE (tenant_id, consultation_id, version),
  constraint consultation_version_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultation_version_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id),
  constraint consultation_version_tenant_id_signer_id_fkey FOREIGN KEY (tenant_id, signer_id) REFERENCES staff(tenant_id, staff_id),
  constraint consultation_version_version_check CHECK ((version > 0))
);
CREATE INDEX consultation_version_by_signer ON public.consultation_version USING btree (tenant_id, signer_id, signed_at DESC);
CREATE INDEX consultation_version_by_user ON public.consultation_version USING btree (tenant_id, signed_by);

create table counter_bill (
  tenant_id integer not null,
  counter_bill_id bigint generated as identity not null,
  hospital_id integer not null,
  bill_kind text not null,
  fin_year text not null,
  bill_no bigint not null,
  billed_at timestamp with time zone not null,
  encounter_id bigint not null,
  patient_id bigint not null,
  association_id bigint,
  is_igst boolean not null,
  total_without_gst_paise bigint not null,
  igst_paise bigint not null,
  sgst_paise bigint not null,
  cgst_paise bigint not null,
  total_charge_paise bigint not null,
  discount_paise bigint not null,
  discount_reason text,
  round_off_paise bigint not null,
  net_amount_paise bigint not null,
  authorized_paise bigint not null,
  due_paise bigint not null,
  due_reason text,
  is_active boolean default true not null,
  cancelled_at timestamp with time zone,
  cancelled_by bigint,
  cancel_reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  authorization_no text,
  settled_paise bigint default 0 not null,
  disallowed_due_paise bigint default 0 not null,
  authorized_on date,
  constraint counter_bill_authorization_no_check CHECK (((authorization_no IS NULL) OR ((length(authorization_no) >= 1) AND (length(authorization_no) <= 40)))),
  constraint counter_bill_bill_kind_check CHECK ((bill_kind = ANY (ARRAY['OPD'::text, 'Investigation'::text, 'Procedure'::text, 'Ambulance'::text, 'BloodBank'::text, 'Other'::text]))),
  constraint counter_bill_bill_no_check CHECK ((bill_no > 0)),
  constraint counter_bill_cgst_paise_check CHECK ((cgst_paise >= 0)),
  constraint counter_bill_check CHECK ((total_charge_paise = (((total_without_gst_paise + igst_paise) + sgst_paise) + cgst_paise))),
  constraint counter_bill_check1 CHECK (((discount_paise >= 0) AND (discount_paise <= total_charge_paise))),
  constraint counter_bill_check2 CHECK ((net_amount_paise = ((total_charge_paise - discount_paise) + round_off_paise))),
  constraint counter_bill_check3 CHECK (((authorized_paise >= 0) AND (authorized_paise <= net_amount_paise))),
  constraint counter_bill_check4 CHECK (((authorized_paise = 0) OR (association_id IS NOT NULL))),
  constraint counter_bill_check6 CHECK (((is_active = (cancelled_at IS NULL)) AND (is_active = (cancelled_by IS NULL)) AND (is_active = (cancel_reason IS NULL)))),
  constraint counter_bill_check7 CHECK (((settled_paise >= 0) AND (settled_paise <= authorized_paise))),
  constraint counter_bill_check8 CHECK (((disallowed_due_paise >= 0) AND (disallowed_due_paise <= settled_paise))),
  constraint counter_bill_due_of_patient CHECK ((due_paise <= ((net_amount_paise - authorized_paise) + disallowed_due_paise))),
  constraint counter_bill_due_paise_check CHECK ((due_paise >= 0)),
  constraint counter_bill_igst_paise_check CHECK ((igst_paise >= 0)),
  constraint counter_bill_net_amount_paise_check CHECK ((net_amount_paise >= 0)),
  constraint counter_bill_pkey PRIMARY KEY (tenant_id, counter_bill_id),
  constraint counter_bill_sgst_paise_check CHECK ((sgst_paise >= 0)),
  constraint counter_bill_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint counter_bill_tenant_id_cancelled_by_fkey FOREIGN KEY (tenant_id, cancelled_by) REFERENCES app_user(tenant_id, user_id),
  constraint counter_bill_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint counter_bill_tenant_id_encounter_id_patient_id_fkey FOREIGN KEY (tenant_id, encounter_id, patient_id) REFERENCES encounter(tenant_id, encounter_id, patient_id) ON UPDATE CASCADE,
  constraint counter_bill_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint counter_bill_tenant_id_hospital_id_fin_year_bill_no_key UNIQUE (tenant_id, hospital_id, fin_year, bill_no),
  constraint counter_bill_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint counter_bill_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint counter_bill_total_without_gst_paise_check CHECK ((total_without_gst_paise >= 0))
);
CREATE INDEX counter_bill_by_authorisation ON public.counter_bill USING btree (tenant_id, association_id, lower(authorization_no)) WHERE (authorization_no IS NOT NULL);
CREATE INDEX counter_bill_by_encounter ON public.counter_bill USING btree (tenant_id, encounter_id);
CREATE INDEX counter_bill_by_patient ON public.counter_bill USING btree (tenant_id, patient_id, counter_bill_id);
CREATE INDEX counter_bill_by_time ON public.counter_bill USING btree (tenant_id, hospital_id, billed_at DESC, counter_bill_id DESC);
CREATE INDEX counter_bill_with_due ON public.counter_bill USING btree (tenant_id, hospital_id) INCLUDE (due_paise) WHERE (due_paise > 0);
CREATE INDEX counter_bill_with_payer ON public.counter_bill USING btree (tenant_id, hospital_id, billed_at) WHERE (authorized_paise > 0);

create table counter_receipt (
  tenant_id integer not null,
  counter_receipt_id bigint generated as identity not null,
  hospital_id integer not null,
  counter_bill_id bigint not null,
  kind text not null,
  fin_year text not null,
  receipt_no bigint not null,
  paid_at timestamp with time zone not null,
  amount_paise bigint not null,
  cash_paise bigint not null,
  card_paise bigint not null,
  card_number text,
  upi_paise bigint not null,
  upi_reference text,
  neft_paise bigint not null,
  neft_reference text,
  cheque_paise bigint not null,
  cheque_number text,
  reason text,
  day_closing_id bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint counter_receipt_amount_paise_check CHECK ((amount_paise > 0)),
  constraint counter_receipt_card_paise_check CHECK ((card_paise >= 0)),
  constraint counter_receipt_cash_paise_check CHECK ((cash_paise >= 0)),
  constraint counter_receipt_check CHECK ((amount_paise = ((((cash_paise + card_paise) + upi_paise) + neft_paise) + cheque_paise))),
  constraint counter_receipt_check1 CHECK (((neft_reference IS NULL) OR ((neft_paise > 0) AND (neft_reference ~ '^\S{1,35}$'::text)))),
  constraint counter_receipt_cheque_paise_check CHECK ((cheque_paise >= 0)),
  constraint counter_receipt_kind_check CHECK ((kind = ANY (ARRAY['Receive'::text, 'Refund'::text]))),
  constraint counter_receipt_neft_paise_check CHECK ((neft_paise >= 0)),
  constraint counter_receipt_pkey PRIMARY KEY (tenant_id, counter_receipt_id),
  constraint counter_receipt_receipt_no_check CHECK ((receipt_no > 0)),
  constraint counter_receipt_tenant_id_counter_bill_id_fkey FOREIGN KEY (tenant_id, counter_bill_id) REFERENCES counter_bill(tenant_id, counter_bill_id),
  constraint counter_receipt_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint counter_receipt_tenant_id_day_closing_id_fkey FOREIGN KEY (tenant_id, day_closing_id) REFERENCES day_closing(tenant_id, day_closing_id),
  constraint counter_receipt_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint counter_receipt_tenant_id_hospital_id_fin_year_kind_receipt_key UNIQUE (tenant_id, hospital_id, fin_year, kind, receipt_no),
  constraint counter_receipt_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint counter_receipt_upi_paise_check CHECK ((upi_paise >= 0))
);
CREATE INDEX counter_receipt_by_bill ON public.counter_receipt USING btree (tenant_id, counter_bill_id);
CREATE INDEX counter_receipt_by_closing ON public.counter_receipt USING btree (tenant_id, day_closing_id) WHERE (day_closing_id IS NOT NULL);
CREATE INDEX counter_receipt_by_time ON public.counter_receipt USING btree (tenant_id, hospital_id, paid_at);
CREATE INDEX counter_receipt_unclosed ON public.counter_receipt USING btree (tenant_id, hospital_id, created_by, created_at) WHERE (day_closing_id IS NULL);

create table counter_refund (
  tenant_id integer not null,
  counter_refund_id bigint generated as identity not null,
  hospital_id integer not null,
  counter_bill_id bigint not null,
  fin_year text not null,
  refund_no bigint not null,
  refunded_at timestamp with time zone not null,
  reason text not null,
  amount_paise bigint not null,
  round_off_paise bigint not null,
  claim_reduced_paise bigint not null,
  due_reduced_paise bigint not null,
  paid_out_paise bigint not null,
  counter_receipt_id bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint counter_refund_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint counter_refund_check CHECK ((amount_paise = ((claim_reduced_paise + due_reduced_paise) + paid_out_paise))),
  constraint counter_refund_check1 CHECK (((paid_out_paise > 0) = (counter_receipt_id IS NOT NULL))),
  constraint counter_refund_claim_reduced_paise_check CHECK ((claim_reduced_paise >= 0)),
  constraint counter_refund_due_reduced_paise_check CHECK ((due_reduced_paise >= 0)),
  constraint counter_refund_paid_out_paise_check CHECK ((paid_out_paise >= 0)),
  constraint counter_refund_pkey PRIMARY KEY (tenant_id, counter_refund_id),
  constraint counter_refund_reason_check CHECK ((length(reason) >= 5)),
  constraint counter_refund_refund_no_check CHECK ((refund_no > 0)),
  constraint counter_refund_tenant_id_counter_bill_id_fkey FOREIGN KEY (tenant_id, counter_bill_id) REFERENCES counter_bill(tenant_id, counter_bill_id),
  constraint counter_refund_tenant_id_counter_receipt_id_fkey FOREIGN KEY (tenant_id, counter_receipt_id) REFERENCES counter_receipt(tenant_id, counter_receipt_id),
  constraint counter_refund_tenant_id_counter_receipt_id_key UNIQUE (tenant_id, counter_receipt_id),
  constraint counter_refund_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint counter_refund_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint counter_refund_tenant_id_hospital_id_fin_year_refund_no_key UNIQUE (tenant_id, hospital_id, fin_year, refund_no),
  constraint counter_refund_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX counter_refund_by_bill ON public.counter_refund USING btree (tenant_id, counter_bill_id);
CREATE INDEX counter_refund_by_time ON public.counter_refund USING btree (tenant_id, hospital_id, refunded_at);

create table counter_refund_line (
  tenant_id integer not null,
  counter_refund_id bigint not null,
  service_charge_id bigint not null,
  quantity_thousandths bigint not null,
  net_paise bigint not null,
  igst_paise bigint not null,
  sgst_paise bigint not null,
  cgst_paise bigint not null,
  discount_share_paise bigint not null,
  amount_paise bigint not null,
  constraint counter_refund_line_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint counter_refund_line_cgst_paise_check CHECK ((cgst_paise >= 0)),
  constraint counter_refund_line_check CHECK ((amount_paise = ((((net_paise + igst_paise) + sgst_paise) + cgst_paise) - discount_share_paise))),
  constraint counter_refund_line_igst_paise_check CHECK ((igst_paise >= 0)),
  constraint counter_refund_line_net_paise_check CHECK ((net_paise >= 0)),
  constraint counter_refund_line_pkey PRIMARY KEY (tenant_id, counter_refund_id, service_charge_id),
  constraint counter_refund_line_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint counter_refund_line_sgst_paise_check CHECK ((sgst_paise >= 0)),
  constraint counter_refund_line_tenant_id_counter_refund_id_fkey FOREIGN KEY (tenant_id, counter_refund_id) REFERENCES counter_refund(tenant_id, counter_refund_id),
  constraint counter_refund_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint counter_refund_line_tenant_id_service_charge_id_fkey FOREIGN KEY (tenant_id, service_charge_id) REFERENCES service_charge(tenant_id, service_charge_id)
);
CREATE INDEX counter_refund_line_by_charge ON public.counter_refund_line USING btree (tenant_id, service_charge_id);

create table country (
  country_id integer not null,
  country_name text not null,
  country_code text not null,
  constraint country_country_code_key UNIQUE (country_code),
  constraint country_pkey PRIMARY KEY (country_id)
);

create table critical_call (
  tenant_id integer not null,
  critical_call_id bigint generated as identity not null,
  hospital_id integer not null,
  clinical_order_id bigint not null,
  outcome text not null,
  told_to text not null,
  told_by bigint not null,
  told_at timestamp with time zone not null,
  is_read_back boolean not null,
  note text,
  lab_work_id bigint,
  repeat_no integer,
  lab_parameter_id bigint,
  specimen_id bigint,
  lab_call_id bigint,
  constraint critical_call_about CHECK (((specimen_id IS NULL) OR (lab_work_id IS NULL))),
  constraint critical_call_check CHECK (((outcome <> 'Told'::text) OR is_read_back)),
  constraint critical_call_of_lab_call FOREIGN KEY (tenant_id, lab_call_id) REFERENCES lab_call(tenant_id, lab_call_id),
  constraint critical_call_of_parameter FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint critical_call_of_specimen FOREIGN KEY (tenant_id, specimen_id) REFERENCES specimen(tenant_id, specimen_id),
  constraint critical_call_of_work FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint critical_call_outcome_check CHECK ((outcome = ANY (ARRAY['Told'::text, 'NotReached'::text]))),
  constraint critical_call_pkey PRIMARY KEY (tenant_id, critical_call_id),
  constraint critical_call_repeat CHECK (((lab_work_id IS NULL) = (repeat_no IS NULL))),
  constraint critical_call_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint critical_call_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint critical_call_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint critical_call_tenant_id_told_by_fkey FOREIGN KEY (tenant_id, told_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE UNIQUE INDEX critical_call_by_lab_call ON public.critical_call USING btree (tenant_id, lab_call_id) WHERE (lab_call_id IS NOT NULL);
CREATE INDEX critical_call_by_order ON public.critical_call USING btree (tenant_id, clinical_order_id, outcome);
CREATE INDEX critical_call_by_specimen ON public.critical_call USING btree (tenant_id, specimen_id) WHERE (specimen_id IS NOT NULL);
CREATE INDEX critical_call_by_work ON public.critical_call USING btree (tenant_id, lab_work_id) WHERE (lab_work_id IS NOT NULL);

create table culture_stage (
  tenant_id integer not null,
  culture_stage_id bigint generated as identity not null,
  lab_work_id bigint not null,
  repeat_no integer not null,
  stage text not null,
  hours integer,
  note text,
  entered_by bigint not null,
  entered_at timestamp with time zone not null,
  change_reason text,
  constraint culture_stage_check CHECK (((stage <> 'NoGrowth'::text) OR (hours IS NOT NULL))),
  constraint culture_stage_check1 CHECK (((stage <> ALL (ARRAY['Gram'::text, 'Note'::text])) OR (note IS NOT NULL))),
  constraint culture_stage_hours_check CHECK (((hours >= 1) AND (hours <= 2000))),
  constraint culture_stage_pkey PRIMARY KEY (tenant_id, culture_stage_id),
  constraint culture_stage_stage_check CHECK ((stage = ANY (ARRAY['Gram'::text, 'NoGrowth'::text, 'Growth'::text, 'Note'::text]))),
  constraint culture_stage_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint culture_stage_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint culture_stage_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id)
);
CREATE INDEX culture_stage_by_work ON public.culture_stage USING btree (tenant_id, lab_work_id);

create table custom_report (
  tenant_id integer not null,
  custom_report_id bigint generated as identity not null,
  hospital_id integer not null,
  report_name text not null,
  definition text not null,
  is_shared boolean default false not null,
  created_by bigint not null,
  is_active boolean default true not null,
  constraint custom_report_definition_check CHECK ((definition <> ''::text)),
  constraint custom_report_pkey PRIMARY KEY (tenant_id, custom_report_id),
  constraint custom_report_report_name_check CHECK ((report_name <> ''::text)),
  constraint custom_report_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint custom_report_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint custom_report_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX custom_report_by_hospital ON public.custom_report USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX custom_report_unique ON public.custom_report USING btree (tenant_id, hospital_id, lower(report_name)) WHERE is_active;

create table day_closing (
  tenant_id integer not null,
  day_closing_id bigint generated as identity not null,
  hospital_id integer not null,
  collector_id bigint not null,
  fin_year text not null,
  closing_no bigint not null,
  closed_on date not null,
  closed_at timestamp with time zone not null,
  expected_cash_paise bigint not null,
  counted_cash_paise bigint not null,
  counts jsonb not null,
  reason text,
  reopened_at timestamp with time zone,
  reopened_by bigint,
  reopen_reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint day_closing_counted_cash_paise_check CHECK ((counted_cash_paise >= 0)),
  constraint day_closing_pkey PRIMARY KEY (tenant_id, day_closing_id),
  constraint day_closing_tenant_id_collector_id_fkey FOREIGN KEY (tenant_id, collector_id) REFERENCES app_user(tenant_id, user_id),
  constraint day_closing_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint day_closing_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint day_closing_tenant_id_hospital_id_fin_year_closing_no_key UNIQUE (tenant_id, hospital_id, fin_year, closing_no),
  constraint day_closing_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint day_closing_tenant_id_reopened_by_fkey FOREIGN KEY (tenant_id, reopened_by) REFERENCES app_user(tenant_id, user_id),
  constraint difference_has_reason CHECK (((counted_cash_paise = expected_cash_paise) OR (reason IS NOT NULL))),
  constraint reopened_with_reason CHECK ((((reopened_at IS NULL) = (reopen_reason IS NULL)) AND ((reopened_at IS NULL) = (reopened_by IS NULL))))
);
CREATE INDEX day_closing_by_day ON public.day_closing USING btree (tenant_id, hospital_id, closed_on);
CREATE UNIQUE INDEX one_closing_a_day ON public.day_closing USING btree (tenant_id, hospital_id, collector_id, closed_on) WHERE (reopened_at IS NULL);

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
CREATE UNIQUE INDEX one_death ON public.death_record USING btree (tenant_id, patient_id) WHERE is_active;

create table delegation (
  tenant_id integer not null,
  delegation_id bigint generated as identity not null,
  staff_id bigint not null,
  approver_id bigint not null,
  approved_by_id bigint,
  from_day date not null,
  to_day date,
  is_enabled boolean default true not null,
  approved_at timestamp with time zone default now() not null,
  constraint delegation_check CHECK ((staff_id <> approver_id)),
  constraint delegation_check1 CHECK ((to_day >= from_day)),
  constraint delegation_overlap EXCLUDE USING gist (tenant_id WITH =, staff_id WITH =, daterange(from_day, to_day, '[]'::text) WITH &&) WHERE (is_enabled),
  constraint delegation_pkey PRIMARY KEY (tenant_id, delegation_id),
  constraint delegation_tenant_id_approved_by_id_fkey FOREIGN KEY (tenant_id, approved_by_id) REFERENCES staff(tenant_id, staff_id),
  constraint delegation_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES staff(tenant_id, staff_id),
  constraint delegation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint delegation_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE INDEX delegation_by_approved_by ON public.delegation USING btree (tenant_id, approved_by_id);
CREATE INDEX delegation_by_approver ON public.delegation USING btree (tenant_id, approver_id);
CREATE INDEX delegation_by_staff ON public.delegation USING btree (tenant_id, staff_id);

create table delegation_use (
  tenant_id integer not null,
  use_id bigint generated as identity not null,
  delegation_id bigint not null,
  staff_id bigint not null,
  staff_name text not null,
  approver_id bigint not null,
  approver_name text not null,
  deed text not null,
  used_at timestamp with time zone default now() not null,
  constraint delegation_use_pkey PRIMARY KEY (tenant_id, use_id),
  constraint delegation_use_tenant_id_delegation_id_fkey FOREIGN KEY (tenant_id, delegation_id) REFERENCES delegation(tenant_id, delegation_id),
  constraint delegation_use_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX delegation_use_by_delegation ON public.delegation_use USING btree (tenant_id, delegation_id);

create table department (
  tenant_id integer not null,
  department_id bigint generated as identity not null,
  department_name text not null,
  is_active boolean default true not null,
  constraint department_pkey PRIMARY KEY (tenant_id, department_id),
  constraint department_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX department_name_unique ON public.department USING btree (tenant_id, lower(department_name)) WHERE is_active;

create table designation (
  tenant_id integer not null,
  designation_id bigint generated as identity not null,
  designation_name text not null,
  is_active boolean default true not null,
  constraint designation_pkey PRIMARY KEY (tenant_id, designation_id),
  constraint designation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX designation_name_unique ON public.designation USING btree (tenant_id, lower(designation_name)) WHERE is_active;

create table diagnosis (
  tenant_id integer not null,
  diagnosis_id bigint generated as identity not null,
  icd_code text not null,
  diagnosis_name text not null,
  is_active boolean default true not null,
  constraint diagnosis_pkey PRIMARY KEY (tenant_id, diagnosis_id),
  constraint diagnosis_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX diagnosis_icd_code_unique ON public.diagnosis USING btree (tenant_id, lower(icd_code)) WHERE is_active;

create table diet_type (
  tenant_id integer not null,
  diet_type_id bigint generated as identity not null,
  diet_type_name text not null,
  is_active boolean default true not null,
  constraint diet_type_pkey PRIMARY KEY (tenant_id, diet_type_id),
  constraint diet_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX diet_type_name_unique ON public.diet_type USING btree (tenant_id, lower(diet_type_name)) WHERE is_active;

create table discharge_clearance (
  tenant_id integer not null,
  clearance_id bigint generated as identity not null,
  admission_id bigint not null,
  department text not null,
  note text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  taken_back_by bigint,
  taken_back_at timestamp with time zone,
  constraint discharge_clearance_check CHECK (((taken_back_by IS NULL) = (taken_back_at IS NULL))),
  constraint discharge_clearance_department_check CHECK ((department = ANY (ARRAY['Pharmacy'::text, 'Laboratory'::text, 'Radiology'::text, 'Nursing'::text]))),
  constraint discharge_clearance_pkey PRIMARY KEY (tenant_id, clearance_id),
  constraint discharge_clearance_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint discharge_clearance_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint discharge_clearance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint discharge_clearance_tenant_id_taken_back_by_fkey FOREIGN KEY (tenant_id, taken_back_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE UNIQUE INDEX one_clearance ON public.discharge_clearance USING btree (tenant_id, admission_id, department) WHERE (taken_back_at IS NULL);

create table discharge_event (
  tenant_id integer not null,
  event_id bigint generated as identity not null,
  admission_id bigint not null,
  kind text not null,
  reason text,
  uncleared text[] default '{}'::text[] not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint discharge_event_check CHECK (((kind !~~ '%undone'::text) OR (reason IS NOT NULL))),
  constraint discharge_event_kind_check CHECK ((kind = ANY (ARRAY['initiated'::text, 'initiation undone'::text, 'discharged'::text, 'discharge undone'::text]))),
  constraint discharge_event_pkey PRIMARY KEY (tenant_id, event_id),
  constraint discharge_event_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint discharge_event_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint discharge_event_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX discharge_event_by_admission ON public.discharge_event USING btree (tenant_id, admission_id, event_id);

create table discharge_summary (
  tenant_id integer not null,
  summary_id bigint generated as identity not null,
  admission_id bigint not null,
  version_no integer not null,
  doctor_id bigint not null,
  diagnosis text default ''::text not null,
  history text default ''::text not null,
  findings text default ''::text not null,
  investigations text default ''::text not null,
  treatment text default ''::text not null,
  condition_at_discharge text default ''::text not null,
  advice text default ''::text not null,
  medicines jsonb default '[]'::jsonb not null,
  follow_up_day date,
  amendment_reason text,
  signed_at timestamp with time zone,
  signed_by bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_by bigint not null,
  updated_at timestamp with time zone default now() not null,
  warning_signs text default ''::text not null,
  constraint discharge_summary_check CHECK (((signed_at IS NULL) = (signed_by IS NULL))),
  constraint discharge_summary_check1 CHECK (((version_no = 1) OR (amendment_reason IS NOT NULL))),
  constraint discharge_summary_pkey PRIMARY KEY (tenant_id, summary_id),
  constraint discharge_summary_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint discharge_summary_tenant_id_admission_id_version_no_key UNIQUE (tenant_id, admission_id, version_no),
  constraint discharge_summary_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint discharge_summary_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint discharge_summary_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint discharge_summary_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id),
  constraint discharge_summary_tenant_id_updated_by_fkey FOREIGN KEY (tenant_id, updated_by) REFERENCES app_user(tenant_id, user_id),
  constraint discharge_summary_version_no_check CHECK ((version_no > 0))
);
CREATE UNIQUE INDEX one_summary_draft ON public.discharge_summary USING btree (tenant_id, admission_id) WHERE (signed_at IS NULL);

create table district (
  district_id integer not null,
  state_id integer not null,
  district_name text not null,
  town_names text[] not null,
  constraint district_pkey PRIMARY KEY (district_id),
  constraint district_state_id_fkey FOREIGN KEY (state_id) REFERENCES state(state_id)
);
CREATE INDEX district_by_state ON public.district USING btree (state_id, district_name);

create table document_content (
  tenant_id integer not null,
  content_id bigint generated as identity not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint document_content_pkey PRIMARY KEY (tenant_id, content_id),
  constraint document_content_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint document_content_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX document_content_by_age ON public.document_content USING btree (created_at);
CREATE INDEX document_content_by_user ON public.document_content USING btree (tenant_id, created_by, created_at);

create table document_part (
  tenant_id integer not null,
  content_id bigint not null,
  part_no integer not null,
  bytes bytea not null,
  constraint document_part_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 1048576))),
  constraint document_part_part_no_check CHECK (((part_no >= 0) AND (part_no <= 19))),
  constraint document_part_pkey PRIMARY KEY (tenant_id, content_id, part_no),
  constraint document_part_tenant_id_content_id_fkey FOREIGN KEY (tenant_id, content_id) REFERENCES document_content(tenant_id, content_id) ON DELETE CASCADE,
  constraint document_part_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create table dose_limit (
  tenant_id integer not null,
  dose_limit_id bigint generated as identity not null,
  generic_name text not null,
  most_mg_per_kg_day bigint not null,
  is_active boolean default true not null,
  most_mg_day bigint,
  constraint dose_limit_pkey PRIMARY KEY (tenant_id, dose_limit_id),
  constraint dose_limit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX dose_limit_name_unique ON public.dose_limit USING btree (tenant_id, lower(generic_name)) WHERE is_active;

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

create table eqa_round (
  tenant_id integer not null,
  eqa_round_id bigint generated as identity not null,
  hospital_id integer not null,
  scheme text not null,
  round_name text not null,
  lab_parameter_id bigint not null,
  sent_value double precision not null,
  group_mean double precision,
  group_sd double precision,
  z_score double precision,
  action_text text,
  closed_at timestamp with time zone,
  closed_by bigint,
  constraint eqa_round_acted CHECK (((closed_at IS NULL) OR (abs(z_score) <= (3)::double precision) OR (length(action_text) >= 5))),
  constraint eqa_round_check CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint eqa_round_group_sd_check CHECK ((group_sd > (0)::double precision)),
  constraint eqa_round_pkey PRIMARY KEY (tenant_id, eqa_round_id),
  constraint eqa_round_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES app_user(tenant_id, user_id),
  constraint eqa_round_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint eqa_round_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint eqa_round_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id)
);
CREATE INDEX eqa_round_by_hospital ON public.eqa_round USING btree (tenant_id, hospital_id, eqa_round_id DESC);
CREATE UNIQUE INDEX eqa_round_unique ON public.eqa_round USING btree (tenant_id, hospital_id, lower(scheme), lower(round_name), lab_parameter_id);

create table factor (
  tenant_id integer not null,
  factor_id bigint generated as identity not null,
  user_id bigint not null,
  kind text not null,
  label text not null,
  sealed bytea,
  credential_id text,
  public_key bytea,
  sign_count bigint,
  transports text[],
  added_on timestamp with time zone default now() not null,
  last_used_on timestamp with time zone,
  is_active boolean default true not null,
  rp_id text,
  constraint factor_check CHECK (((kind = 'TOTP'::text) = (sealed IS NOT NULL))),
  constraint factor_check1 CHECK (((kind = 'WebAuthn'::text) = ((credential_id IS NOT NULL) AND (public_key IS NOT NULL)))),
  constraint factor_check2 CHECK (((kind = 'WebAuthn'::text) = ((rp_id IS NOT NULL) AND (sign_count IS NOT NULL)))),
  constraint factor_kind_check CHECK ((kind = ANY (ARRAY['TOTP'::text, 'WebAuthn'::text]))),
  constraint factor_pkey PRIMARY KEY (tenant_id, factor_id),
  constraint factor_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint factor_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX factor_by_user ON public.factor USING btree (tenant_id, user_id) WHERE is_active;
CREATE UNIQUE INDEX factor_credential_unique ON public.factor USING btree (tenant_id, credential_id) WHERE is_active;

create table factor_challenge (
  tenant_id integer not null,
  challenge text not null,
  session_id uuid not null,
  purpose text not null,
  made_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint factor_challenge_pkey PRIMARY KEY (tenant_id, challenge),
  constraint factor_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'prove'::text]))),
  constraint factor_challenge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint factor_challenge_tenant_id_session_id_fkey FOREIGN KEY (tenant_id, session_id) REFERENCES session(tenant_id, session_id) ON DELETE CASCADE
);
CREATE INDEX factor_challenge_by_age ON public.factor_challenge USING btree (made_at);
CREATE INDEX factor_challenge_by_session ON public.factor_challenge USING btree (tenant_id, session_id);

create table factor_loss (
  tenant_id integer not null,
  loss_id bigint generated as identity not null,
  user_id bigint not null,
  asked_by_id bigint,
  asked_at timestamp with time zone default now() not null,
  done_by_id bigint,
  done_at timestamp with time zone,
  reason text,
  constraint factor_loss_check CHECK ((done_by_id <> asked_by_id)),
  constraint factor_loss_check1 CHECK (((asked_by_id IS NOT NULL) OR ((done_at IS NOT NULL) AND (reason IS NOT NULL)))),
  constraint factor_loss_pkey PRIMARY KEY (tenant_id, loss_id),
  constraint factor_loss_tenant_id_asked_by_id_fkey FOREIGN KEY (tenant_id, asked_by_id) REFERENCES app_user(tenant_id, user_id),
  constraint factor_loss_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint factor_loss_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX factor_loss_by_user ON public.factor_loss USING btree (tenant_id, user_id) WHERE (done_at IS NULL);

create table factor_use (
  tenant_id integer not null,
  factor_id bigint not null,
  step bigint not null,
  used_at timestamp with time zone default now() not null,
  constraint factor_use_pkey PRIMARY KEY (tenant_id, factor_id, step),
  constraint factor_use_tenant_id_factor_id_fkey FOREIGN KEY (tenant_id, factor_id) REFERENCES factor(tenant_id, factor_id),
  constraint factor_use_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX factor_use_by_age ON public.factor_use USING btree (used_at);

create table file_part (
  tenant_id integer not null,
  file_id bigint not null,
  part_no integer not null,
  size_bytes integer not null,
  sha256 text not null,
  bytes bytea,
  object_key uuid,
  constraint file_part_check CHECK ((octet_length(bytes) = size_bytes)),
  constraint file_part_check1 CHECK (((bytes IS NULL) <> (object_key IS NULL))),
  constraint file_part_part_no_check CHECK ((part_no >= 0)),
  constraint file_part_pkey PRIMARY KEY (tenant_id, file_id, part_no),
  constraint file_part_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 1048576))),
  constraint file_part_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id) ON DELETE CASCADE,
  constraint file_part_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX file_part_by_object ON public.file_part USING btree (tenant_id, object_key) WHERE (object_key IS NOT NULL);

create table financial_year (
  tenant_id integer not null,
  fin_year text not null,
  year_from date not null,
  year_to date not null,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  constraint financial_year_check CHECK ((year_from < year_to)),
  constraint financial_year_overlap EXCLUDE USING gist (tenant_id WITH =, daterange(year_from, year_to, '[]'::text) WITH &&) WHERE (is_active),
  constraint financial_year_pkey PRIMARY KEY (tenant_id, fin_year),
  constraint financial_year_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create table first_run (
  tenant_id integer not null,
  hospital_id integer not null,
  step text not null,
  finished_at timestamp with time zone,
  constraint first_run_pkey PRIMARY KEY (tenant_id),
  constraint first_run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint first_run_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);

create table follow_up (
  tenant_id integer not null,
  follow_up_id bigint generated as identity not null,
  hospital_id integer not null,
  encounter_id bigint not null,
  on_day date not null,
  reason text,
  contacted_at timestamp with time zone,
  contacted_by bigint,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint follow_up_check CHECK (((contacted_by IS NULL) = (contacted_at IS NULL))),
  constraint follow_up_pkey PRIMARY KEY (tenant_id, follow_up_id),
  constraint follow_up_tenant_id_contacted_by_fkey FOREIGN KEY (tenant_id, contacted_by) REFERENCES app_user(tenant_id, user_id),
  constraint follow_up_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint follow_up_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint follow_up_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint follow_up_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX follow_up_by_contact ON public.follow_up USING btree (tenant_id, contacted_by) WHERE (contacted_by IS NOT NULL);
CREATE INDEX follow_up_by_user ON public.follow_up USING btree (tenant_id, created_by);
CREATE INDEX follow_up_due ON public.follow_up USING btree (tenant_id, hospital_id, on_day) WHERE is_active;
CREATE UNIQUE INDEX follow_up_of_encounter ON public.follow_up USING btree (tenant_id, encounter_id) WHERE is_active;

create table gateway_secret (
  tenant_id integer not null,
  owner text not null,
  record_id bigint not null,
  field text not null,
  sealed bytea,
  key_name text not null,
  set_by bigint not null,
  set_at timestamp with time zone not null,
  constraint gateway_secret_owner_check CHECK ((owner = ANY (ARRAY['sms'::text, 'mail'::text, 'payment'::text]))),
  constraint gateway_secret_pkey PRIMARY KEY (tenant_id, owner, record_id, field),
  constraint gateway_secret_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint gateway_secret_tenant_id_set_by_fkey FOREIGN KEY (tenant_id, set_by) REFERENCES app_user(tenant_id, user_id)
);

create table gl_master (
  tenant_id integer not null,
  glid bigint generated as identity not null,
  company_code text default 'C0001'::text not null,
  gl_name text not null,
  pl_bs_id integer not null,
  has_sub_ledgers boolean default false not null,
  opening_balance_paise bigint default 0 not null,
  narration text,
  is_system boolean default false not null,
  is_active boolean default true not null,
  constraint gl_master_pkey PRIMARY KEY (tenant_id, glid),
  constraint gl_master_pl_bs_id_fkey FOREIGN KEY (pl_bs_id) REFERENCES pl_bs(pl_bs_id),
  constraint gl_master_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX gl_master_by_name ON public.gl_master USING btree (tenant_id, lower(gl_name)) WHERE is_active;

create table growth_confirmation (
  tenant_id integer not null,
  growth_confirmation_id bigint generated as identity not null,
  vital_sign_set_id bigint not null,
  confirmed_by bigint not null,
  confirmed_at timestamp with time zone not null,
  constraint growth_confirmation_pkey PRIMARY KEY (tenant_id, growth_confirmation_id),
  constraint growth_confirmation_tenant_id_confirmed_by_fkey FOREIGN KEY (tenant_id, confirmed_by) REFERENCES app_user(tenant_id, user_id),
  constraint growth_confirmation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint growth_confirmation_tenant_id_vital_sign_set_id_fkey FOREIGN KEY (tenant_id, vital_sign_set_id) REFERENCES vital_sign_set(tenant_id, vital_sign_set_id),
  constraint growth_confirmation_tenant_id_vital_sign_set_id_key UNIQUE (tenant_id, vital_sign_set_id)
);
CREATE INDEX growth_confirmation_by_user ON public.growth_confirmation USING btree (tenant_id, confirmed_by);

create table growth_table (
  tenant_id integer not null,
  growth_table_id bigint generated as identity not null,
  standard text not null,
  indicator text not null,
  sex text not null,
  axis text not null,
  version integer not null,
  source_note text not null,
  lines jsonb not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint growth_table_axis_check CHECK ((axis = ANY (ARRAY['Day'::text, 'Month'::text, 'Length'::text, 'Height'::text]))),
  constraint growth_table_indicator_check CHECK ((indicator = ANY (ARRAY['WeightForAge'::text, 'LengthForAge'::text, 'BmiForAge'::text, 'HeadForAge'::text, 'WeightForLength'::text]))),
  constraint growth_table_lines_check CHECK (((jsonb_typeof(lines) = 'array'::text) AND (jsonb_array_length(lines) > 1))),
  constraint growth_table_pkey PRIMARY KEY (tenant_id, growth_table_id),
  constraint growth_table_sex_check CHECK ((sex = ANY (ARRAY['M'::text, 'F'::text]))),
  constraint growth_table_source_note_check CHECK ((source_note <> ''::text)),
  constraint growth_table_standard_check CHECK ((standard = ANY (ARRAY['WHO2006'::text, 'IAP2015'::text, 'WHO2007'::text]))),
  constraint growth_table_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint growth_table_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint growth_table_version_check CHECK ((version > 0))
);
CREATE INDEX growth_table_by_user ON public.growth_table USING btree (tenant_id, created_by);
CREATE UNIQUE INDEX growth_table_in_use ON public.growth_table USING btree (tenant_id, standard, indicator, sex, axis) WHERE is_active;
CREATE UNIQUE INDEX growth_table_version ON public.growth_table USING btree (tenant_id, standard, indicator, sex, axis, version);

create table gst_document (
  tenant_id integer not null,
  gst_document_id bigint generated as identity not null,
  hospital_id integer not null,
  document_kind text not null,
  is_note boolean generated always as ((document_kind = 'CreditNote'::text)) stored not null,
  series text not null,
  fin_year text not null,
  serial_no bigint not null,
  document_no text not null,
  document_date date not null,
  issued_at timestamp with time zone not null,
  return_period text not null,
  original_id bigint,
  original_no text,
  original_date date,
  reason text,
  admission_id bigint,
  bill_id bigint,
  sale_id bigint,
  return_id bigint,
  seller_name text not null,
  seller_gstin text,
  seller_state_code text,
  party_name text not null,
  party_gstin text,
  party_state_code text,
  place_of_supply text,
  is_inter_state boolean not null,
  value_paise bigint not null,
  taxable_paise bigint not null,
  exempt_paise bigint not null,
  igst_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  cess_paise bigint default 0 not null,
  total_paise bigint generated always as (((((value_paise + igst_paise) + cgst_paise) + sgst_paise) + cess_paise)) stored not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  counter_bill_id bigint,
  counter_refund_id bigint,
  is_after_discount boolean default false not null,
  discount_value_paise bigint default 0 not null,
  discount_igst_paise bigint default 0 not null,
  discount_cgst_paise bigint default 0 not null,
  discount_sgst_paise bigint default 0 not null,
  constraint gst_document_cess_paise_check CHECK ((cess_paise >= 0)),
  constraint gst_document_cgst_paise_check CHECK ((cgst_paise >= 0)),
  constraint gst_document_check CHECK (((num_nonnulls(bill_id, sale_id, return_id, counter_bill_id, counter_refund_id) = 1) AND ((admission_id IS NULL) = (num_nonnulls(counter_bill_id, counter_refund_id) = 1)))) NOT VALID,
  constraint gst_document_check1 CHECK ((((original_no IS NOT NULL) = (document_kind = 'CreditNote'::text)) AND ((original_no IS NULL) = (original_date IS NULL)))),
  constraint gst_document_check2 CHECK (
CASE
    WHEN is_inter_state THEN ((cgst_paise = 0) AND (sgst_paise = 0))
    ELSE (igst_paise = 0)
END),
  constraint gst_document_discount_check CHECK ((is_after_discount OR ((discount_value_paise = 0) AND (discount_igst_paise = 0) AND (discount_cgst_paise = 0) AND (discount_sgst_paise = 0)))) NOT VALID,
  constraint gst_document_document_kind_check CHECK ((document_kind = ANY (ARRAY['TaxInvoice'::text, 'BillOfSupply'::text, 'InvoiceCumBillOfSupply'::text, 'CreditNote'::text]))),
  constraint gst_document_document_no_check CHECK ((length(document_no) <= 16)),
  constraint gst_document_exempt_paise_check CHECK ((exempt_paise >= 0)),
  constraint gst_document_igst_paise_check CHECK ((igst_paise >= 0)),
  constraint gst_document_of_bill_of_counter FOREIGN KEY (tenant_id, counter_bill_id) REFERENCES counter_bill(tenant_id, counter_bill_id) NOT VALID,
  constraint gst_document_of_refund_of_counter FOREIGN KEY (tenant_id, counter_refund_id) REFERENCES counter_refund(tenant_id, counter_refund_id) NOT VALID,
  constraint gst_document_pkey PRIMARY KEY (tenant_id, gst_document_id),
  constraint gst_document_return_period_check CHECK ((return_period ~ '^(0[1-9]|1[0-2])[0-9]{4}$'::text)),
  constraint gst_document_serial_no_check CHECK ((serial_no > 0)),
  constraint gst_document_series_check CHECK ((series = ANY (ARRAY['B'::text, 'P'::text, 'C'::text, 'R'::text, 'D'::text, 'N'::text]))) NOT VALID,
  constraint gst_document_sgst_paise_check CHECK ((sgst_paise >= 0)),
  constraint gst_document_taxable_paise_check CHECK ((taxable_paise >= 0)),
  constraint gst_document_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint gst_document_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bill(tenant_id, bill_id),
  constraint gst_document_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint gst_document_tenant_id_document_no_hospital_id_key UNIQUE (tenant_id, document_no, hospital_id),
  constraint gst_document_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint gst_document_tenant_id_hospital_id_fin_year_series_serial_n_key UNIQUE (tenant_id, hospital_id, fin_year, series, serial_no),
  constraint gst_document_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint gst_document_tenant_id_original_id_fkey FOREIGN KEY (tenant_id, original_id) REFERENCES gst_document(tenant_id, gst_document_id),
  constraint gst_document_tenant_id_return_id_fkey FOREIGN KEY (tenant_id, return_id) REFERENCES pharmacy_return(tenant_id, return_id),
  constraint gst_document_tenant_id_sale_id_fkey FOREIGN KEY (tenant_id, sale_id) REFERENCES pharmacy_sale(tenant_id, sale_id),
  constraint gst_document_value_paise_check CHECK ((value_paise >= 0))
);
CREATE INDEX gst_document_by_admission ON public.gst_document USING btree (tenant_id, admission_id, gst_document_id);
CREATE INDEX gst_document_by_date ON public.gst_document USING btree (tenant_id, hospital_id, document_date DESC, gst_document_id DESC);
CREATE INDEX gst_document_by_original ON public.gst_document USING btree (tenant_id, original_id) WHERE (original_id IS NOT NULL);
CREATE UNIQUE INDEX gst_document_of_bill ON public.gst_document USING btree (tenant_id, bill_id, is_note) WHERE (bill_id IS NOT NULL);
CREATE UNIQUE INDEX gst_document_of_counter_bill ON public.gst_document USING btree (tenant_id, counter_bill_id) WHERE (counter_bill_id IS NOT NULL);
CREATE UNIQUE INDEX gst_document_of_counter_refund ON public.gst_document USING btree (tenant_id, counter_refund_id) WHERE (counter_refund_id IS NOT NULL);
CREATE UNIQUE INDEX gst_document_of_return ON public.gst_document USING btree (tenant_id, return_id) WHERE (return_id IS NOT NULL);
CREATE UNIQUE INDEX gst_document_of_sale ON public.gst_document USING btree (tenant_id, sale_id) WHERE (sale_id IS NOT NULL);

create table gst_document_line (
  tenant_id integer not null,
  gst_document_id bigint not null,
  line_no integer not null,
  hsn_code text,
  description text not null,
  uqc text not null,
  quantity_thousandths bigint not null,
  value_paise bigint not null,
  taxable_paise bigint not null,
  rate_basis_points integer not null,
  igst_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  cess_paise bigint default 0 not null,
  treatment text not null,
  constraint gst_document_line_cess_paise_check CHECK ((cess_paise >= 0)),
  constraint gst_document_line_cgst_paise_check CHECK ((cgst_paise >= 0)),
  constraint gst_document_line_check CHECK (
CASE
    WHEN (treatment = 'Taxable'::text) THEN (rate_basis_points > 0)
    ELSE ((rate_basis_points = 0) AND ((((igst_paise + cgst_paise) + sgst_paise) + cess_paise) = 0))
END),
  constraint gst_document_line_igst_paise_check CHECK ((igst_paise >= 0)),
  constraint gst_document_line_line_no_check CHECK ((line_no > 0)),
  constraint gst_document_line_pkey PRIMARY KEY (tenant_id, gst_document_id, line_no),
  constraint gst_document_line_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint gst_document_line_rate_basis_points_check CHECK ((rate_basis_points >= 0)),
  constraint gst_document_line_sgst_paise_check CHECK ((sgst_paise >= 0)),
  constraint gst_document_line_taxable_paise_check CHECK ((taxable_paise >= 0)),
  constraint gst_document_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint gst_document_line_tenant_id_gst_document_id_fkey FOREIGN KEY (tenant_id, gst_document_id) REFERENCES gst_document(tenant_id, gst_document_id),
  constraint gst_document_line_treatment_check CHECK ((treatment = ANY (ARRAY['Taxable'::text, 'Nil'::text, 'Exempt'::text, 'NonGst'::text]))),
  constraint gst_document_line_value_paise_check CHECK ((value_paise >= 0))
);

create table gst_slab (
  tenant_id integer not null,
  gst_slab_id bigint generated as identity not null,
  slab_name text not null,
  igst_basis_points integer not null,
  sgst_basis_points integer not null,
  cgst_basis_points integer not null,
  gst_type smallint default 2 not null,
  is_active boolean default true not null,
  constraint gst_slab_cgst_basis_points_check CHECK (((cgst_basis_points >= 0) AND (cgst_basis_points <= 10000))),
  constraint gst_slab_gst_type_check CHECK ((gst_type = ANY (ARRAY[1, 2]))),
  constraint gst_slab_igst_basis_points_check CHECK (((igst_basis_points >= 0) AND (igst_basis_points <= 10000))),
  constraint gst_slab_pkey PRIMARY KEY (tenant_id, gst_slab_id),
  constraint gst_slab_sgst_basis_points_check CHECK (((sgst_basis_points >= 0) AND (sgst_basis_points <= 10000))),
  constraint gst_slab_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX gst_slab_name_unique ON public.gst_slab USING btree (tenant_id, lower(slab_name)) WHERE is_active;

create table hms_notification (
  tenant_id integer not null,
  notification_id bigint generated as identity not null,
  role_id integer not null,
  title text not null,
  created_at timestamp with time zone default now() not null,
  created_by bigint not null,
  read_at timestamp with time zone,
  read_by bigint,
  user_id bigint,
  path text,
  title_code text,
  title_params jsonb,
  constraint hms_notification_check CHECK (((read_at IS NULL) = (read_by IS NULL))),
  constraint hms_notification_pkey PRIMARY KEY (tenant_id, notification_id),
  constraint hms_notification_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint hms_notification_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint hms_notification_tenant_id_read_by_fkey FOREIGN KEY (tenant_id, read_by) REFERENCES app_user(tenant_id, user_id),
  constraint hms_notification_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES role(tenant_id, role_id),
  constraint hms_notification_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX hms_notification_by_group ON public.hms_notification USING btree (tenant_id, role_id, created_at DESC);
CREATE INDEX hms_notification_of_user ON public.hms_notification USING btree (tenant_id, user_id, created_at DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX hms_notification_unread ON public.hms_notification USING btree (tenant_id, role_id, created_at DESC) WHERE (read_at IS NULL);

create table hospital (
  tenant_id integer not null,
  hospital_id integer not null,
  hospital_name text not null,
  currency text default 'INR'::text not null,
  currency_symbol text default '₹'::text not null,
  country_id integer not null,
  state_id integer,
  state_code text,
  timezone text default 'Asia/Kolkata'::text not null,
  date_format smallint default 1 not null,
  time_format smallint default 12 not null,
  address text,
  city text,
  pincode text,
  phone text,
  email text,
  gst_number text,
  inpatient_admission_prefix text default 'IP'::text not null,
  patient_registration_prefix text default 'MR'::text not null,
  pharmacy_sale_prefix text default 'PH'::text not null,
  is_non_hospital_charge boolean default false not null,
  group_wise_final_bill boolean default false not null,
  credit_limit_paise bigint default 0 not null,
  cash_receipt_limit_paise bigint,
  upi_address text,
  is_active boolean default true not null,
  address1 text,
  start_month smallint default 4 not null,
  image text,
  mini_logo text,
  app_logo text,
  is_bed_cleaned_after_stay boolean default false not null,
  bed_rent_since timestamp with time zone,
  bed_check_out_hour smallint default 24 not null,
  bed_half_day_hours smallint,
  discharge_checklist text default 'warn'::text not null,
  cash_limit_receipt text default 'warn'::text not null,
  upi_payee_name text,
  low_deposit_percent smallint default 50 not null,
  low_deposit_of text default 'bill'::text not null,
  closings_since timestamp with time zone default now() not null,
  discount_limit_basis_points integer default 1000 not null,
  gst_after_discount_since date,
  gst_service_place_since date,
  lang_id integer,
  languages text,
  district_code text,
  sub_division_id bigint,
  longitude numeric(9,6),
  latitude numeric(8,6),
  opd_record_months integer,
  is_doctor_restricted boolean default false not null,
  is_superadmin_restricted boolean default false not null,
  has_lab_signature boolean default false not null,
  has_radiology_signature boolean default false not null,
  room_tax_since date,
  medicine_in_treatment_since date,
  image_file_id bigint,
  mini_logo_file_id bigint,
  app_logo_file_id bigint,
  unpaid_order_kinds text[] default '{}'::text[] not null,
  refund_limit_paise bigint default 200000 not null,
  stock_write_off_limit_paise bigint default 100000 not null,
  drug_licence_no text,
  lab_accreditation text,
  constraint hospital_app_logo_file FOREIGN KEY (tenant_id, app_logo_file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint hospital_bed_check_out_hour_check CHECK (((bed_check_out_hour >= 0) AND (bed_check_out_hour <= 24))),
  constraint hospital_bed_half_day_hours_check CHECK (((bed_half_day_hours >= 1) AND (bed_half_day_hours <= 23))),
  constraint hospital_cash_limit_receipt_check CHECK ((cash_limit_receipt = ANY (ARRAY['off'::text, 'warn'::text, 'refuse'::text]))),
  constraint hospital_country_id_fkey FOREIGN KEY (country_id) REFERENCES country(country_id),
  constraint hospital_date_format_check CHECK ((date_format = ANY (ARRAY[1, 2, 3]))),
  constraint hospital_discharge_checklist_check CHECK ((discharge_checklist = ANY (ARRAY['off'::text, 'warn'::text, 'bar'::text]))),
  constraint hospital_discount_limit_basis_points_check CHECK (((discount_limit_basis_points >= 0) AND (discount_limit_basis_points <= 10000))),
  constraint hospital_image_file FOREIGN KEY (tenant_id, image_file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint hospital_latitude_check CHECK (((latitude >= ('-90'::integer)::numeric) AND (latitude <= (90)::numeric))),
  constraint hospital_longitude_check CHECK (((longitude >= ('-180'::integer)::numeric) AND (longitude <= (180)::numeric))),
  constraint hospital_low_deposit_of_check CHECK ((low_deposit_of = ANY (ARRAY['bill'::text, 'estimate'::text]))),
  constraint hospital_low_deposit_percent_check CHECK (((low_deposit_percent >= 0) AND (low_deposit_percent <= 100))),
  constraint hospital_mini_logo_file FOREIGN KEY (tenant_id, mini_logo_file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint hospital_opd_record_months_check CHECK (((opd_record_months >= 0) AND (opd_record_months <= 1200))),
  constraint hospital_pkey PRIMARY KEY (tenant_id, hospital_id),
  constraint hospital_refund_limit_paise_check CHECK ((refund_limit_paise >= 0)),
  constraint hospital_start_month_check CHECK (((start_month >= 1) AND (start_month <= 12))),
  constraint hospital_state_id_fkey FOREIGN KEY (state_id) REFERENCES state(state_id),
  constraint hospital_stock_write_off_limit_paise_check CHECK ((stock_write_off_limit_paise >= 0)),
  constraint hospital_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint hospital_time_format_check CHECK ((time_format = ANY (ARRAY[12, 24])))
);
CREATE INDEX hospital_by_app_logo_file ON public.hospital USING btree (tenant_id, app_logo_file_id) WHERE (app_logo_file_id IS NOT NULL);
CREATE INDEX hospital_by_image_file ON public.hospital USING btree (tenant_id, image_file_id) WHERE (image_file_id IS NOT NULL);
CREATE INDEX hospital_by_mini_logo_file ON public.hospital USING btree (tenant_id, mini_logo_file_id) WHERE (mini_logo_file_id IS NOT NULL);
CREATE UNIQUE INDEX hospital_by_name ON public.hospital USING btree (tenant_id, lower(hospital_name)) WHERE is_active;

create table hospital_sla (
  tenant_id integer not null,
  sla_id bigint generated as identity not null,
  sla_name text not null,
  sla_time_min integer not null,
  is_active boolean default true not null,
  constraint hospital_sla_pkey PRIMARY KEY (tenant_id, sla_id),
  constraint hospital_sla_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX hospital_sla_name_unique ON public.hospital_sla USING btree (tenant_id, lower(sla_name)) WHERE is_active;

create table idempotency_key (
  tenant_id integer not null,
  user_id integer not null,
  key text not null,
  path text not null,
  body_hash text not null,
  answer text,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_key_pkey PRIMARY KEY (tenant_id, user_id, key),
  constraint idempotency_key_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX idempotency_key_by_age ON public.idempotency_key USING btree (created_at);

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

create table insurance (
  tenant_id integer not null,
  insurance_id bigint generated as identity not null,
  insurance_name text not null,
  is_active boolean default true not null,
  constraint insurance_pkey PRIMARY KEY (tenant_id, insurance_id),
  constraint insurance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX insurance_name_unique ON public.insurance USING btree (tenant_id, lower(insurance_name)) WHERE is_active;

create table isolate (
  tenant_id integer not null,
  isolate_id bigint generated as identity not null,
  lab_work_id bigint not null,
  repeat_no integer not null,
  isolate_no integer not null,
  organism_id bigint not null,
  growth text,
  is_contaminant boolean default false not null,
  resistance text[] default '{}'::text[] not null,
  is_removed boolean default false not null,
  entered_by bigint not null,
  entered_at timestamp with time zone not null,
  change_reason text,
  constraint isolate_isolate_no_check CHECK ((isolate_no > 0)),
  constraint isolate_pkey PRIMARY KEY (tenant_id, isolate_id),
  constraint isolate_resistance_check CHECK ((resistance <@ ARRAY['ESBL'::text, 'MRSA'::text, 'VRE'::text, 'CRE'::text, 'MDR'::text])),
  constraint isolate_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint isolate_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint isolate_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint isolate_tenant_id_lab_work_id_repeat_no_isolate_no_key UNIQUE (tenant_id, lab_work_id, repeat_no, isolate_no),
  constraint isolate_tenant_id_organism_id_fkey FOREIGN KEY (tenant_id, organism_id) REFERENCES organism(tenant_id, organism_id)
);
CREATE INDEX isolate_by_organism ON public.isolate USING btree (tenant_id, organism_id);

create table job (
  tenant_id integer not null,
  job_id bigint generated as identity not null,
  kind text not null,
  job_key text,
  payload jsonb default '{}'::jsonb not null,
  run_at timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  held_by uuid,
  held_until timestamp with time zone,
  last_error text,
  dead_since timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint job_payload_numbers CHECK ((NOT jsonb_path_exists(payload, '$.*?(@.type() != "number")'::jsonpath))),
  constraint job_pkey PRIMARY KEY (tenant_id, job_id),
  constraint job_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX job_held ON public.job USING btree (tenant_id, kind) WHERE (held_by IS NOT NULL);
CREATE INDEX job_in_line ON public.job USING btree (tenant_id, kind, run_at, job_id) WHERE (dead_since IS NULL);
CREATE UNIQUE INDEX job_once ON public.job USING btree (tenant_id, kind, job_key) WHERE ((held_by IS NULL) AND (dead_since IS NULL));

create table job_log (
  tenant_id integer not null,
  job_log_id bigint generated as identity not null,
  kind text not null,
  started_on timestamp with time zone not null,
  milliseconds integer not null,
  result text not null,
  error text,
  constraint job_log_milliseconds_check CHECK ((milliseconds >= 0)),
  constraint job_log_pkey PRIMARY KEY (tenant_id, job_log_id),
  constraint job_log_result_check CHECK ((result = ANY (ARRAY['done'::text, 'failed'::text, 'dead'::text]))),
  constraint job_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX job_log_by_start ON public.job_log USING btree (tenant_id, started_on);

create table known_device (
  tenant_id integer not null,
  user_id bigint not null,
  device_hash text not null,
  agent text,
  first_at timestamp with time zone default now() not null,
  last_at timestamp with time zone default now() not null,
  constraint known_device_pkey PRIMARY KEY (tenant_id, user_id, device_hash),
  constraint known_device_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint known_device_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX known_device_by_age ON public.known_device USING btree (last_at);

create table lab_amendment (
  tenant_id integer not null,
  lab_amendment_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_report_id bigint not null,
  order_group_id bigint not null,
  lab_section_id bigint not null,
  lab_work_ids bigint[] not null,
  changes text not null,
  shown text not null,
  amend_reason text not null,
  critical_work_ids bigint[] not null,
  is_two_step boolean not null,
  status text default 'Proposed'::text not null,
  proposed_at timestamp with time zone not null,
  proposed_by bigint not null,
  decided_at timestamp with time zone,
  decided_by bigint,
  decline_reason text,
  signed_report_id bigint,
  constraint lab_amendment_amend_reason_check CHECK ((length(amend_reason) >= 10)),
  constraint lab_amendment_check CHECK (((status = 'Proposed'::text) = (decided_by IS NULL))),
  constraint lab_amendment_check1 CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  constraint lab_amendment_check2 CHECK (((status = 'Declined'::text) = (decline_reason IS NOT NULL))),
  constraint lab_amendment_check3 CHECK (((status = 'Signed'::text) = (signed_report_id IS NOT NULL))),
  constraint lab_amendment_lab_work_ids_check CHECK ((cardinality(lab_work_ids) > 0)),
  constraint lab_amendment_pkey PRIMARY KEY (tenant_id, lab_amendment_id),
  constraint lab_amendment_status_check CHECK ((status = ANY (ARRAY['Proposed'::text, 'Signed'::text, 'Declined'::text]))),
  constraint lab_amendment_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_amendment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_amendment_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_amendment_tenant_id_lab_report_id_fkey FOREIGN KEY (tenant_id, lab_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint lab_amendment_tenant_id_lab_section_id_fkey FOREIGN KEY (tenant_id, lab_section_id) REFERENCES lab_section(tenant_id, lab_section_id),
  constraint lab_amendment_tenant_id_order_group_id_fkey FOREIGN KEY (tenant_id, order_group_id) REFERENCES order_group(tenant_id, order_group_id),
  constraint lab_amendment_tenant_id_proposed_by_fkey FOREIGN KEY (tenant_id, proposed_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_amendment_tenant_id_signed_report_id_fkey FOREIGN KEY (tenant_id, signed_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint lab_amendment_two_persons CHECK (((NOT is_two_step) OR (status <> 'Signed'::text) OR (decided_by <> proposed_by)))
);
CREATE INDEX lab_amendment_by_hospital ON public.lab_amendment USING btree (tenant_id, hospital_id, status, lab_amendment_id DESC);
CREATE INDEX lab_amendment_by_report ON public.lab_amendment USING btree (tenant_id, lab_report_id);
CREATE INDEX lab_amendment_by_signed ON public.lab_amendment USING btree (tenant_id, signed_report_id) WHERE (signed_report_id IS NOT NULL);
CREATE UNIQUE INDEX one_amendment_waits ON public.lab_amendment USING btree (tenant_id, order_group_id, lab_section_id) WHERE (status = 'Proposed'::text);

create table lab_call (
  tenant_id integer not null,
  lab_call_id bigint generated as identity not null,
  lab_work_id bigint not null,
  repeat_no integer not null,
  outcome text not null,
  told_name text not null,
  is_read_back boolean not null,
  note text,
  called_at timestamp with time zone not null,
  called_by bigint not null,
  constraint lab_call_check CHECK ((is_read_back OR (outcome = 'NotReached'::text))),
  constraint lab_call_outcome_check CHECK ((outcome = ANY (ARRAY['Reached'::text, 'NotReached'::text]))),
  constraint lab_call_pkey PRIMARY KEY (tenant_id, lab_call_id),
  constraint lab_call_tenant_id_called_by_fkey FOREIGN KEY (tenant_id, called_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_call_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_call_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id)
);
CREATE INDEX lab_call_by_work ON public.lab_call USING btree (tenant_id, lab_work_id);

create table lab_container (
  tenant_id integer not null,
  lab_container_id bigint generated as identity not null,
  container_name text not null,
  cap_colour text,
  draw_order bigint,
  label_copies bigint,
  is_active boolean default true not null,
  constraint lab_container_pkey PRIMARY KEY (tenant_id, lab_container_id),
  constraint lab_container_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX lab_container_name_unique ON public.lab_container USING btree (tenant_id, lower(container_name)) WHERE is_active;

create table lab_parameter (
  tenant_id integer not null,
  lab_parameter_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_parameter_name text not null,
  code text not null,
  loinc_code text,
  ucum_unit text,
  shown_unit text,
  value_type text not null,
  decimals integer not null,
  formula text,
  choices text,
  absurd_low double precision,
  absurd_high double precision,
  reportable_low double precision,
  reportable_high double precision,
  delta_kind text not null,
  delta_limit double precision,
  delta_days integer,
  is_active boolean default true not null,
  is_haemolysis_sensitive boolean default false not null,
  other_units text,
  notifiable_disease_id bigint,
  low_critical double precision,
  high_critical double precision,
  is_change_critical boolean,
  constraint lab_parameter_check CHECK (((value_type <> 'Formula'::text) OR (formula IS NOT NULL))),
  constraint lab_parameter_check1 CHECK (((value_type <> 'Choice'::text) OR (choices IS NOT NULL))),
  constraint lab_parameter_check2 CHECK ((absurd_low <= absurd_high)),
  constraint lab_parameter_check3 CHECK ((reportable_low <= reportable_high)),
  constraint lab_parameter_code_check CHECK ((code ~ '^[A-Z][A-Z0-9_]{0,19}$'::text)),
  constraint lab_parameter_criticals CHECK ((low_critical <= high_critical)) NOT VALID,
  constraint lab_parameter_decimals_check CHECK (((decimals >= 0) AND (decimals <= 4))),
  constraint lab_parameter_delta_kind_check CHECK ((delta_kind = ANY (ARRAY['None'::text, 'Absolute'::text, 'Percent'::text, 'RatePerDay'::text]))),
  constraint lab_parameter_pkey PRIMARY KEY (tenant_id, lab_parameter_id),
  constraint lab_parameter_tells_of FOREIGN KEY (tenant_id, notifiable_disease_id) REFERENCES notifiable_disease(tenant_id, notifiable_disease_id) NOT VALID,
  constraint lab_parameter_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_parameter_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_parameter_tenant_id_lab_parameter_id_hospital_id_key UNIQUE (tenant_id, lab_parameter_id, hospital_id),
  constraint lab_parameter_value_type_check CHECK ((value_type = ANY (ARRAY['Number'::text, 'Text'::text, 'Choice'::text, 'Formula'::text, 'Titre'::text, 'Grade'::text, 'Heading'::text]))) NOT VALID
);
CREATE INDEX lab_parameter_by_disease ON public.lab_parameter USING btree (tenant_id, notifiable_disease_id) WHERE (notifiable_disease_id IS NOT NULL);
CREATE INDEX lab_parameter_by_hospital ON public.lab_parameter USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX lab_parameter_code ON public.lab_parameter USING btree (tenant_id, hospital_id, code) WHERE is_active;
CREATE UNIQUE INDEX lab_parameter_unique ON public.lab_parameter USING btree (tenant_id, hospital_id, lower(lab_parameter_name)) WHERE is_active;

create table lab_report (
  tenant_id integer not null,
  lab_report_id bigint generated as identity not null,
  hospital_id integer not null,
  fin_year text not null,
  report_no bigint not null,
  version_no integer not null,
  encounter_id bigint not null,
  patient_id bigint not null,
  order_group_id bigint not null,
  lab_section_id bigint not null,
  status text not null,
  verified_by bigint not null,
  verified_at timestamp with time zone not null,
  amend_reason text,
  replaces_report_id bigint,
  content text not null,
  content_sha256 text not null,
  lab_signature_id bigint,
  is_confidential boolean default false not null,
  is_withdrawn boolean default false not null,
  constraint lab_report_amend_reason_check CHECK (((amend_reason IS NULL) OR (length(amend_reason) >= 10))),
  constraint lab_report_check CHECK (((version_no = 1) = (replaces_report_id IS NULL))),
  constraint lab_report_check1 CHECK (((status = 'Amended'::text) = (amend_reason IS NOT NULL))),
  constraint lab_report_content_sha256_check CHECK ((content_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint lab_report_pkey PRIMARY KEY (tenant_id, lab_report_id),
  constraint lab_report_report_no_check CHECK ((report_no > 0)),
  constraint lab_report_signature FOREIGN KEY (tenant_id, lab_signature_id) REFERENCES lab_signature(tenant_id, lab_signature_id) NOT VALID,
  constraint lab_report_status_check CHECK ((status = ANY (ARRAY['Preliminary'::text, 'Final'::text, 'Amended'::text]))),
  constraint lab_report_tenant_id_encounter_id_patient_id_fkey FOREIGN KEY (tenant_id, encounter_id, patient_id) REFERENCES encounter(tenant_id, encounter_id, patient_id) ON UPDATE CASCADE,
  constraint lab_report_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_report_tenant_id_hospital_id_fin_year_report_no_version_key UNIQUE (tenant_id, hospital_id, fin_year, report_no, version_no),
  constraint lab_report_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_report_tenant_id_lab_section_id_fkey FOREIGN KEY (tenant_id, lab_section_id) REFERENCES lab_section(tenant_id, lab_section_id),
  constraint lab_report_tenant_id_order_group_id_fkey FOREIGN KEY (tenant_id, order_group_id) REFERENCES order_group(tenant_id, order_group_id),
  constraint lab_report_tenant_id_order_group_id_lab_section_id_version__key UNIQUE (tenant_id, order_group_id, lab_section_id, version_no),
  constraint lab_report_tenant_id_replaces_report_id_fkey FOREIGN KEY (tenant_id, replaces_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint lab_report_tenant_id_verified_by_fkey FOREIGN KEY (tenant_id, verified_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_report_version_no_check CHECK ((version_no > 0))
);
CREATE INDEX lab_report_by_patient ON public.lab_report USING btree (tenant_id, patient_id, lab_report_id);
CREATE INDEX lab_report_by_time ON public.lab_report USING btree (tenant_id, hospital_id, verified_at DESC, lab_report_id DESC);
CREATE INDEX lab_report_of_signature ON public.lab_report USING btree (tenant_id, lab_signature_id) WHERE (lab_signature_id IS NOT NULL);
CREATE UNIQUE INDEX lab_report_replaced_once ON public.lab_report USING btree (tenant_id, replaces_report_id) WHERE (replaces_report_id IS NOT NULL);
CREATE UNIQUE INDEX one_version_after_another ON public.lab_report USING btree (tenant_id, replaces_report_id) WHERE (replaces_report_id IS NOT NULL);

create table lab_report_code (
  tenant_id integer not null,
  lab_report_code_id bigint generated as identity not null,
  lab_report_link_id bigint not null,
  code_hash text not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  wrong_tries integer default 0 not null,
  used_at timestamp with time zone,
  constraint lab_report_code_code_hash_check CHECK ((code_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint lab_report_code_pkey PRIMARY KEY (tenant_id, lab_report_code_id),
  constraint lab_report_code_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_report_code_tenant_id_lab_report_link_id_fkey FOREIGN KEY (tenant_id, lab_report_link_id) REFERENCES lab_report_link(tenant_id, lab_report_link_id),
  constraint lab_report_code_wrong_tries_check CHECK (((wrong_tries >= 0) AND (wrong_tries <= 5)))
);
CREATE INDEX lab_report_code_by_link ON public.lab_report_code USING btree (tenant_id, lab_report_link_id, lab_report_code_id DESC);

create table lab_report_link (
  tenant_id integer not null,
  lab_report_link_id bigint generated as identity not null,
  lab_report_id bigint not null,
  secret_hash text not null,
  channel text not null,
  public_until timestamp with time zone not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  revoked_by bigint,
  revoked_at timestamp with time zone,
  constraint lab_report_link_channel_check CHECK ((channel = ANY (ARRAY['Message'::text, 'Paper'::text]))),
  constraint lab_report_link_check CHECK ((public_until > created_at)),
  constraint lab_report_link_check1 CHECK (((revoked_by IS NULL) = (revoked_at IS NULL))),
  constraint lab_report_link_pkey PRIMARY KEY (tenant_id, lab_report_link_id),
  constraint lab_report_link_secret_hash_check CHECK ((secret_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint lab_report_link_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_report_link_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_report_link_tenant_id_lab_report_id_fkey FOREIGN KEY (tenant_id, lab_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint lab_report_link_tenant_id_revoked_by_fkey FOREIGN KEY (tenant_id, revoked_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_report_link_tenant_id_secret_hash_key UNIQUE (tenant_id, secret_hash)
);
CREATE INDEX lab_report_link_by_report ON public.lab_report_link USING btree (tenant_id, lab_report_id);

create table lab_result (
  tenant_id integer not null,
  lab_result_id bigint generated as identity not null,
  lab_work_id bigint not null,
  lab_parameter_id bigint not null,
  version_no integer not null,
  repeat_no integer not null,
  comparator text default '='::text not null,
  number_value double precision,
  value_text text,
  raw_text text,
  unit text,
  reference_range_id bigint,
  range_text text,
  flag text,
  is_delta boolean default false not null,
  previous_text text,
  previous_at timestamp with time zone,
  source text not null,
  entered_by bigint not null,
  entered_at timestamp with time zone not null,
  change_reason text,
  analyser_message_id bigint,
  analyser_line text,
  ran_at timestamp with time zone,
  remark text,
  analyser_flag text,
  analyser_comment text,
  constraint lab_result_analyser CHECK (((source = 'Analyser'::text) = (analyser_message_id IS NOT NULL))) NOT VALID,
  constraint lab_result_check CHECK (((number_value IS NULL) OR (value_text IS NOT NULL))),
  constraint lab_result_comparator_check CHECK ((comparator = ANY (ARRAY['='::text, '<'::text, '>'::text, '<='::text, '>='::text]))),
  constraint lab_result_flag_check CHECK ((flag = ANY (ARRAY['N'::text, 'L'::text, 'H'::text, 'LL'::text, 'HH'::text, 'A'::text, 'AA'::text]))),
  constraint lab_result_of_message FOREIGN KEY (tenant_id, analyser_message_id) REFERENCES analyser_message(tenant_id, analyser_message_id) NOT VALID,
  constraint lab_result_pkey PRIMARY KEY (tenant_id, lab_result_id),
  constraint lab_result_remark_check CHECK ((remark = ANY (ARRAY['Haemolysed'::text, 'Preliminary'::text]))) NOT VALID,
  constraint lab_result_source_check CHECK ((source = ANY (ARRAY['Typed'::text, 'Formula'::text, 'Analyser'::text, 'Outside'::text]))) NOT VALID,
  constraint lab_result_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_result_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_result_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint lab_result_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint lab_result_tenant_id_lab_work_id_lab_parameter_id_version_n_key UNIQUE (tenant_id, lab_work_id, lab_parameter_id, version_no),
  constraint lab_result_tenant_id_reference_range_id_fkey FOREIGN KEY (tenant_id, reference_range_id) REFERENCES reference_range(tenant_id, reference_range_id),
  constraint lab_result_version_no_check CHECK ((version_no > 0))
);
CREATE INDEX lab_result_by_message ON public.lab_result USING btree (tenant_id, analyser_message_id) WHERE (analyser_message_id IS NOT NULL);
CREATE INDEX lab_result_by_parameter ON public.lab_result USING btree (tenant_id, lab_parameter_id, lab_work_id);
CREATE UNIQUE INDEX lab_result_line_once ON public.lab_result USING btree (tenant_id, lab_work_id, lab_parameter_id, analyser_line);

create table lab_result_note (
  tenant_id integer not null,
  lab_result_note_id bigint generated as identity not null,
  lab_work_id bigint not null,
  lab_parameter_id bigint not null,
  repeat_no integer not null,
  note text,
  noted_at timestamp with time zone not null,
  noted_by bigint not null,
  constraint lab_result_note_note_check CHECK ((note <> ''::text)),
  constraint lab_result_note_pkey PRIMARY KEY (tenant_id, lab_result_note_id),
  constraint lab_result_note_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_result_note_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint lab_result_note_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint lab_result_note_tenant_id_noted_by_fkey FOREIGN KEY (tenant_id, noted_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX lab_result_note_by_work ON public.lab_result_note USING btree (tenant_id, lab_work_id, lab_parameter_id);

create table lab_section (
  tenant_id integer not null,
  lab_section_id bigint generated as identity not null,
  section_name text not null,
  is_two_step boolean,
  is_active boolean default true not null,
  is_lot_check_demanded boolean,
  section_kind integer,
  head_staff_id bigint,
  constraint lab_section_head FOREIGN KEY (tenant_id, head_staff_id) REFERENCES staff(tenant_id, staff_id) NOT VALID,
  constraint lab_section_kind CHECK (((section_kind >= 1) AND (section_kind <= 9))) NOT VALID,
  constraint lab_section_pkey PRIMARY KEY (tenant_id, lab_section_id),
  constraint lab_section_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX lab_section_by_head ON public.lab_section USING btree (tenant_id, head_staff_id) WHERE (head_staff_id IS NOT NULL);
CREATE UNIQUE INDEX lab_section_name_unique ON public.lab_section USING btree (tenant_id, lower(section_name)) WHERE is_active;

create table lab_signature (
  tenant_id integer not null,
  lab_signature_id bigint generated as identity not null,
  user_id bigint not null,
  file_id bigint,
  set_at timestamp with time zone not null,
  constraint lab_signature_pkey PRIMARY KEY (tenant_id, lab_signature_id),
  constraint lab_signature_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id),
  constraint lab_signature_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_signature_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX lab_signature_by_file ON public.lab_signature USING btree (tenant_id, file_id);
CREATE INDEX lab_signature_by_user ON public.lab_signature USING btree (tenant_id, user_id, lab_signature_id DESC);

create table lab_step (
  of_what text not null,
  from_status text not null,
  to_status text not null,
  constraint lab_step_pkey PRIMARY KEY (of_what, from_status, to_status)
);

create table lab_test (
  tenant_id integer not null,
  lab_test_id bigint generated as identity not null,
  hospital_id integer not null,
  charge_id bigint not null,
  lab_section_id bigint not null,
  specimen_type_id bigint not null,
  lab_container_id bigint not null,
  method_name text,
  stability_hours integer,
  is_confidential boolean default false not null,
  changed_at timestamp with time zone,
  is_active boolean default true not null,
  fasting_hours integer,
  test_kind text default 'Measured'::text not null,
  narrative_template_id bigint,
  loinc_code text,
  is_in_scope boolean default false not null,
  min_volume_ml double precision,
  print_order integer,
  has_own_page boolean default false not null,
  constraint lab_test_fasting_hours_check CHECK (((fasting_hours >= 1) AND (fasting_hours <= 24))),
  constraint lab_test_min_volume_ml_check CHECK ((min_volume_ml > (0)::double precision)),
  constraint lab_test_pkey PRIMARY KEY (tenant_id, lab_test_id),
  constraint lab_test_print_order_check CHECK ((print_order > 0)),
  constraint lab_test_stability_hours_check CHECK ((stability_hours > 0)),
  constraint lab_test_template FOREIGN KEY (tenant_id, narrative_template_id) REFERENCES narrative_template(tenant_id, narrative_template_id) NOT VALID,
  constraint lab_test_template_of_narrative CHECK (((test_kind <> 'Narrative'::text) OR (narrative_template_id IS NOT NULL))) NOT VALID,
  constraint lab_test_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint lab_test_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_test_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_test_tenant_id_lab_container_id_fkey FOREIGN KEY (tenant_id, lab_container_id) REFERENCES lab_container(tenant_id, lab_container_id),
  constraint lab_test_tenant_id_lab_section_id_fkey FOREIGN KEY (tenant_id, lab_section_id) REFERENCES lab_section(tenant_id, lab_section_id),
  constraint lab_test_tenant_id_lab_test_id_hospital_id_key UNIQUE (tenant_id, lab_test_id, hospital_id),
  constraint lab_test_tenant_id_specimen_type_id_fkey FOREIGN KEY (tenant_id, specimen_type_id) REFERENCES specimen_type(tenant_id, specimen_type_id),
  constraint lab_test_test_kind_check CHECK ((test_kind = ANY (ARRAY['Measured'::text, 'Culture'::text, 'Narrative'::text])))
);
CREATE INDEX lab_test_by_hospital ON public.lab_test USING btree (tenant_id, hospital_id);
CREATE INDEX lab_test_by_template ON public.lab_test USING btree (tenant_id, narrative_template_id) WHERE (narrative_template_id IS NOT NULL);
CREATE UNIQUE INDEX lab_test_of_charge ON public.lab_test USING btree (tenant_id, charge_id) WHERE is_active;

create table lab_test_parameter (
  tenant_id integer not null,
  lab_test_parameter_id bigint generated as identity not null,
  lab_test_id bigint not null,
  lab_parameter_id bigint not null,
  sequence_no integer not null,
  is_mandatory boolean not null,
  is_active boolean default true not null,
  constraint lab_test_parameter_pkey PRIMARY KEY (tenant_id, lab_test_parameter_id),
  constraint lab_test_parameter_sequence_no_check CHECK ((sequence_no > 0)),
  constraint lab_test_parameter_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_test_parameter_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint lab_test_parameter_tenant_id_lab_test_id_fkey FOREIGN KEY (tenant_id, lab_test_id) REFERENCES lab_test(tenant_id, lab_test_id),
  constraint lab_test_parameter_tenant_id_lab_test_id_lab_parameter_id_key UNIQUE (tenant_id, lab_test_id, lab_parameter_id)
);

create table lab_withdrawal (
  tenant_id integer not null,
  lab_withdrawal_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_report_id bigint not null,
  reason text not null,
  status text default 'Proposed'::text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  constraint lab_withdrawal_check CHECK ((((status = 'Proposed'::text) = (decided_by IS NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  constraint lab_withdrawal_pkey PRIMARY KEY (tenant_id, lab_withdrawal_id),
  constraint lab_withdrawal_reason_check CHECK ((length(reason) >= 10)),
  constraint lab_withdrawal_status_check CHECK ((status = ANY (ARRAY['Proposed'::text, 'Approved'::text, 'Declined'::text]))),
  constraint lab_withdrawal_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_withdrawal_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_withdrawal_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_withdrawal_tenant_id_lab_report_id_fkey FOREIGN KEY (tenant_id, lab_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint lab_withdrawal_tenant_id_proposed_by_fkey FOREIGN KEY (tenant_id, proposed_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_withdrawal_two_persons CHECK (((status <> 'Approved'::text) OR (decided_by <> proposed_by)))
);
CREATE INDEX lab_withdrawal_of_report ON public.lab_withdrawal USING btree (tenant_id, lab_report_id);
CREATE UNIQUE INDEX lab_withdrawal_open ON public.lab_withdrawal USING btree (tenant_id, lab_report_id) WHERE (status = 'Proposed'::text);

create table lab_work (
  tenant_id integer not null,
  lab_work_id bigint generated as identity not null,
  hospital_id integer not null,
  clinical_order_id bigint not null,
  encounter_id bigint not null,
  lab_test_id bigint not null,
  specimen_id bigint,
  status text default 'Waiting'::text not null,
  status_at timestamp with time zone not null,
  status_by bigint not null,
  status_reason text,
  is_two_step boolean not null,
  repeat_no integer default 0 not null,
  finished_at timestamp with time zone,
  finished_by bigint,
  verified_at timestamp with time zone,
  verified_by bigint,
  preliminary_at timestamp with time zone,
  preliminary_by bigint,
  preliminary_of bigint,
  performed_by_provider bigint,
  auto_verify_rule_id bigint,
  repeated_at timestamp with time zone,
  member_name text,
  constraint lab_work_by_rule FOREIGN KEY (tenant_id, auto_verify_rule_id) REFERENCES auto_verify_rule(tenant_id, auto_verify_rule_id) NOT VALID,
  constraint lab_work_check CHECK (((status <> ALL (ARRAY['Ready'::text, 'Entered'::text, 'Checked'::text, 'Verified'::text])) OR (specimen_id IS NOT NULL))),
  constraint lab_work_check1 CHECK (((status <> ALL (ARRAY['Checked'::text, 'Verified'::text])) OR ((finished_by IS NOT NULL) AND (finished_at IS NOT NULL)))),
  constraint lab_work_check2 CHECK (((status = 'Verified'::text) = ((verified_by IS NOT NULL) AND (verified_at IS NOT NULL)))),
  constraint lab_work_of_test UNIQUE (tenant_id, clinical_order_id, lab_test_id),
  constraint lab_work_pkey PRIMARY KEY (tenant_id, lab_work_id),
  constraint lab_work_preliminary_by FOREIGN KEY (tenant_id, preliminary_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint lab_work_preliminary_of FOREIGN KEY (tenant_id, preliminary_of) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint lab_work_preliminary_two_persons CHECK (((NOT is_two_step) OR (preliminary_by IS DISTINCT FROM preliminary_of) OR (preliminary_by IS NULL))) NOT VALID,
  constraint lab_work_provider FOREIGN KEY (tenant_id, performed_by_provider) REFERENCES third_party_provider(tenant_id, third_party_provider_id) NOT VALID,
  constraint lab_work_repeat_no_check CHECK ((repeat_no >= 0)),
  constraint lab_work_sent CHECK (((status <> 'Sent'::text) OR (specimen_id IS NOT NULL))) NOT VALID,
  constraint lab_work_status_check CHECK ((status = ANY (ARRAY['Waiting'::text, 'Ready'::text, 'Sent'::text, 'Entered'::text, 'Checked'::text, 'Verified'::text, 'Cancelled'::text]))) NOT VALID,
  constraint lab_work_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint lab_work_tenant_id_finished_by_fkey FOREIGN KEY (tenant_id, finished_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_work_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_work_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_work_tenant_id_lab_test_id_hospital_id_fkey FOREIGN KEY (tenant_id, lab_test_id, hospital_id) REFERENCES lab_test(tenant_id, lab_test_id, hospital_id),
  constraint lab_work_tenant_id_specimen_id_encounter_id_fkey FOREIGN KEY (tenant_id, specimen_id, encounter_id) REFERENCES specimen(tenant_id, specimen_id, encounter_id),
  constraint lab_work_tenant_id_status_by_fkey FOREIGN KEY (tenant_id, status_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_work_tenant_id_verified_by_fkey FOREIGN KEY (tenant_id, verified_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_work_two_persons CHECK (((NOT is_two_step) OR (verified_by IS DISTINCT FROM finished_by) OR (verified_by IS NULL)))
);
CREATE INDEX lab_work_by_provider ON public.lab_work USING btree (tenant_id, performed_by_provider) WHERE (performed_by_provider IS NOT NULL);
CREATE INDEX lab_work_by_specimen ON public.lab_work USING btree (tenant_id, specimen_id);
CREATE INDEX lab_work_of_rule ON public.lab_work USING btree (tenant_id, auto_verify_rule_id) WHERE (auto_verify_rule_id IS NOT NULL);
CREATE INDEX lab_work_open ON public.lab_work USING btree (tenant_id, hospital_id, status, lab_test_id, lab_work_id) WHERE (status = ANY (ARRAY['Ready'::text, 'Entered'::text, 'Checked'::text]));

create table log_in_failure (
  tenant_id integer not null,
  subject_hash text not null,
  source text not null,
  failed_logins integer not null,
  locked_until timestamp with time zone,
  last_at timestamp with time zone default now() not null,
  constraint log_in_failure_pkey PRIMARY KEY (tenant_id, subject_hash, source),
  constraint log_in_failure_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX log_in_failure_by_age ON public.log_in_failure USING btree (last_at);

create table log_mark (
  tenant_id integer not null,
  log text not null,
  last_id bigint not null,
  transaction_id xid8,
  constraint log_mark_pkey PRIMARY KEY (tenant_id, log),
  constraint log_mark_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create table log_seal (
  tenant_id integer not null,
  log text not null,
  batch_no integer not null,
  after_id bigint not null,
  last_id bigint not null,
  entry_ids bigint[] not null,
  entry_hashes bytea not null,
  previous_hash text not null,
  hash text not null,
  sealed_at timestamp with time zone default clock_timestamp() not null,
  constraint log_seal_log_check CHECK ((log = ANY (ARRAY['audit'::text, 'security'::text]))),
  constraint log_seal_pkey PRIMARY KEY (tenant_id, log, batch_no),
  constraint log_seal_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create table lov_discount_head (
  tenant_id integer not null,
  discount_head_id bigint generated as identity not null,
  discount_head_name text not null,
  description text,
  is_active boolean default true not null,
  constraint lov_discount_head_pkey PRIMARY KEY (tenant_id, discount_head_id),
  constraint lov_discount_head_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX lov_discount_head_name_unique ON public.lov_discount_head USING btree (tenant_id, lower(discount_head_name)) WHERE is_active;

create table lov_license (
  tenant_id integer not null,
  license_id bigint generated as identity not null,
  license_name text not null,
  is_active boolean default true not null,
  constraint lov_license_pkey PRIMARY KEY (tenant_id, license_id),
  constraint lov_license_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX lov_license_name_unique ON public.lov_license USING btree (tenant_id, lower(license_name)) WHERE is_active;

create table lov_procedure (
  tenant_id integer not null,
  procedure_id bigint generated as identity not null,
  procedure_name text not null,
  description text,
  is_active boolean default true not null,
  constraint lov_procedure_pkey PRIMARY KEY (tenant_id, procedure_id),
  constraint lov_procedure_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX lov_procedure_name_unique ON public.lov_procedure USING btree (tenant_id, lower(procedure_name)) WHERE is_active;

create table mail_setting (
  tenant_id integer not null,
  email_id bigint generated as identity not null,
  hospital_id integer not null,
  smtp_server text not null,
  smtp_port integer not null,
  security text not null,
  smtp_username text,
  from_name text,
  from_address text not null,
  is_active boolean not null,
  constraint mail_setting_pkey PRIMARY KEY (tenant_id, email_id),
  constraint mail_setting_security_check CHECK ((security = ANY (ARRAY['starttls'::text, 'tls'::text, 'none'::text]))),
  constraint mail_setting_smtp_port_check CHECK (((smtp_port >= 1) AND (smtp_port <= 65535))),
  constraint mail_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint mail_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint mail_setting_tenant_id_hospital_id_key UNIQUE (tenant_id, hospital_id)
);

create table message (
  tenant_id integer not null,
  message_id bigint generated as identity not null,
  title text not null,
  body_html text not null,
  publish_date date not null,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  created_by bigint not null,
  constraint message_pkey PRIMARY KEY (tenant_id, message_id),
  constraint message_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint message_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX message_by_publish_date ON public.message USING btree (tenant_id, publish_date);

create table message_role (
  tenant_id integer not null,
  message_id bigint not null,
  role_id integer not null,
  is_active boolean default true not null,
  constraint message_role_pkey PRIMARY KEY (tenant_id, message_id, role_id),
  constraint message_role_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint message_role_tenant_id_message_id_fkey FOREIGN KEY (tenant_id, message_id) REFERENCES message(tenant_id, message_id),
  constraint message_role_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES role(tenant_id, role_id)
);

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

create table narrative (
  tenant_id integer not null,
  narrative_id bigint generated as identity not null,
  lab_work_id bigint not null,
  version_no integer not null,
  repeat_no integer not null,
  sections jsonb not null,
  entered_by bigint not null,
  entered_at timestamp with time zone not null,
  change_reason text,
  constraint narrative_pkey PRIMARY KEY (tenant_id, narrative_id),
  constraint narrative_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint narrative_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint narrative_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint narrative_tenant_id_lab_work_id_version_no_key UNIQUE (tenant_id, lab_work_id, version_no),
  constraint narrative_version_no_check CHECK ((version_no > 0))
);

create table narrative_addendum (
  tenant_id integer not null,
  narrative_addendum_id bigint generated as identity not null,
  lab_work_id bigint not null,
  kind text not null,
  addendum_text text not null,
  signed_by bigint not null,
  signed_title text not null,
  signed_at timestamp with time zone not null,
  constraint narrative_addendum_addendum_text_check CHECK ((length(addendum_text) >= 10)),
  constraint narrative_addendum_kind_check CHECK ((kind = ANY (ARRAY['Addendum'::text, 'SecondOpinion'::text]))),
  constraint narrative_addendum_pkey PRIMARY KEY (tenant_id, narrative_addendum_id),
  constraint narrative_addendum_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint narrative_addendum_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint narrative_addendum_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX narrative_addendum_by_work ON public.narrative_addendum USING btree (tenant_id, lab_work_id);

create table narrative_template (
  tenant_id integer not null,
  narrative_template_id bigint generated as identity not null,
  template_name text not null,
  sections text not null,
  is_active boolean default true not null,
  constraint narrative_template_pkey PRIMARY KEY (tenant_id, narrative_template_id),
  constraint narrative_template_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX narrative_template_name_unique ON public.narrative_template USING btree (tenant_id, lower(template_name)) WHERE is_active;

create table notifiable_case (
  tenant_id integer not null,
  notifiable_case_id bigint generated as identity not null,
  hospital_id integer not null,
  encounter_id bigint not null,
  notifiable_disease_id bigint not null,
  disease_name text not null,
  disease_code text not null,
  source text not null,
  noticed_at timestamp with time zone not null,
  noticed_by bigint not null,
  reported_at timestamp with time zone,
  reported_to text,
  reported_by bigint,
  acknowledgement_no text,
  is_confidential boolean default false not null,
  constraint notifiable_case_check CHECK ((((reported_at IS NULL) = (reported_to IS NULL)) AND ((reported_at IS NULL) = (reported_by IS NULL)))),
  constraint notifiable_case_pkey PRIMARY KEY (tenant_id, notifiable_case_id),
  constraint notifiable_case_source_check CHECK ((source = ANY (ARRAY['Diagnosis'::text, 'Laboratory'::text, 'Death'::text]))),
  constraint notifiable_case_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint notifiable_case_tenant_id_encounter_id_notifiable_disease_i_key UNIQUE (tenant_id, encounter_id, notifiable_disease_id),
  constraint notifiable_case_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint notifiable_case_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint notifiable_case_tenant_id_noticed_by_fkey FOREIGN KEY (tenant_id, noticed_by) REFERENCES app_user(tenant_id, user_id),
  constraint notifiable_case_tenant_id_notifiable_disease_id_fkey FOREIGN KEY (tenant_id, notifiable_disease_id) REFERENCES notifiable_disease(tenant_id, notifiable_disease_id),
  constraint notifiable_case_tenant_id_reported_by_fkey FOREIGN KEY (tenant_id, reported_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX notifiable_case_by_disease ON public.notifiable_case USING btree (tenant_id, notifiable_disease_id);
CREATE INDEX notifiable_case_by_hospital ON public.notifiable_case USING btree (tenant_id, hospital_id, noticed_at DESC);
CREATE INDEX notifiable_case_by_reporter ON public.notifiable_case USING btree (tenant_id, reported_by) WHERE (reported_by IS NOT NULL);
CREATE INDEX notifiable_case_by_user ON public.notifiable_case USING btree (tenant_id, noticed_by);

create table notifiable_disease (
  tenant_id integer not null,
  notifiable_disease_id bigint generated as identity not null,
  disease_name text not null,
  icd_prefix text not null,
  is_active boolean default true not null,
  constraint notifiable_disease_pkey PRIMARY KEY (tenant_id, notifiable_disease_id),
  constraint notifiable_disease_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX notifiable_disease_name_unique ON public.notifiable_disease USING btree (tenant_id, lower(disease_name)) WHERE is_active;

create table notification_setting (
  tenant_id integer not null,
  hospital_id integer not null,
  notification_id integer not null,
  is_mail boolean not null,
  is_sms boolean not null,
  words text,
  is_active boolean not null,
  constraint notification_setting_pkey PRIMARY KEY (tenant_id, hospital_id, notification_id),
  constraint notification_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint notification_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);

create table number_series (
  tenant_id integer not null,
  series text not null,
  hospital_id integer default 0 not null,
  fin_year text default ''::text not null,
  last_number bigint not null,
  constraint number_series_pkey PRIMARY KEY (tenant_id, series, hospital_id, fin_year),
  constraint number_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create table opd_day (
  tenant_id integer not null,
  opd_day_id bigint generated as identity not null,
  hospital_id integer not null,
  doctor_id bigint not null,
  day date not null,
  from_time time without time zone not null,
  until_time time without time zone not null,
  slot_minutes integer not null,
  max_patients integer not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint opd_day_check CHECK ((from_time < until_time)),
  constraint opd_day_max_patients_check CHECK (((max_patients >= 0) AND (max_patients <= 500))),
  constraint opd_day_pkey PRIMARY KEY (tenant_id, opd_day_id),
  constraint opd_day_slot_minutes_check CHECK (((slot_minutes >= 5) AND (slot_minutes <= 240))),
  constraint opd_day_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint opd_day_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint opd_day_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint opd_day_tenant_id_hospital_id_day_doctor_id_key UNIQUE (tenant_id, hospital_id, day, doctor_id),
  constraint opd_day_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);

create table opd_day_end (
  tenant_id integer not null,
  opd_day_end_id bigint generated as identity not null,
  hospital_id integer not null,
  day date not null,
  open_counts jsonb not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint opd_day_end_pkey PRIMARY KEY (tenant_id, opd_day_end_id),
  constraint opd_day_end_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint opd_day_end_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint opd_day_end_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX opd_day_end_by_day ON public.opd_day_end USING btree (tenant_id, hospital_id, day);

create table opd_fee_setting (
  tenant_id integer not null,
  hospital_id integer not null,
  collects_after boolean default false not null,
  no_show_hours integer default 24 not null,
  is_free_without_rule boolean default false not null,
  constraint opd_fee_setting_no_show_hours_check CHECK (((no_show_hours >= 0) AND (no_show_hours <= 720))),
  constraint opd_fee_setting_pkey PRIMARY KEY (tenant_id, hospital_id),
  constraint opd_fee_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint opd_fee_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);

create table opd_queue_step (
  from_state text not null,
  to_state text not null,
  constraint opd_queue_step_pkey PRIMARY KEY (from_state, to_state)
);

create table opd_room (
  tenant_id integer not null,
  opd_room_id bigint generated as identity not null,
  hospital_id integer not null,
  opd_room_name text not null,
  display_code text not null,
  shows_initials boolean default false not null,
  is_active boolean default true not null,
  constraint opd_room_display_code_check CHECK ((display_code ~ '^[a-z2-9]{12}$'::text)),
  constraint opd_room_pkey PRIMARY KEY (tenant_id, opd_room_id),
  constraint opd_room_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint opd_room_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX opd_room_by_display ON public.opd_room USING btree (tenant_id, display_code);
CREATE INDEX opd_room_by_hospital ON public.opd_room USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX opd_room_unique ON public.opd_room USING btree (tenant_id, hospital_id, lower(opd_room_name)) WHERE is_active;

create table opd_session (
  tenant_id integer not null,
  opd_session_id bigint generated as identity not null,
  hospital_id integer not null,
  opd_day_id bigint not null,
  opd_room_id bigint,
  session_state text default 'NotStarted'::text not null,
  started_at timestamp with time zone,
  room_since timestamp with time zone,
  ended_at timestamp with time zone,
  delay_minutes integer default 0 not null,
  notice text,
  constraint one_session_a_room EXCLUDE USING gist (tenant_id WITH =, opd_room_id WITH =, tstzrange(room_since, ended_at) WITH &&) WHERE ((room_since IS NOT NULL)),
  constraint opd_session_check CHECK (((session_state = 'NotStarted'::text) = (started_at IS NULL))),
  constraint opd_session_check1 CHECK (((session_state = 'Ended'::text) = (ended_at IS NOT NULL))),
  constraint opd_session_check2 CHECK (((ended_at >= started_at) AND (ended_at >= room_since))),
  constraint opd_session_check3 CHECK (((room_since IS NULL) OR (opd_room_id IS NOT NULL))),
  constraint opd_session_check4 CHECK (((session_state <> 'Paused'::text) OR (notice IS NOT NULL))),
  constraint opd_session_delay_minutes_check CHECK (((delay_minutes >= 0) AND (delay_minutes <= 600))),
  constraint opd_session_pkey PRIMARY KEY (tenant_id, opd_session_id),
  constraint opd_session_session_state_check CHECK ((session_state = ANY (ARRAY['NotStarted'::text, 'Running'::text, 'Paused'::text, 'Ended'::text]))),
  constraint opd_session_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint opd_session_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint opd_session_tenant_id_opd_day_id_fkey FOREIGN KEY (tenant_id, opd_day_id) REFERENCES opd_day(tenant_id, opd_day_id),
  constraint opd_session_tenant_id_opd_day_id_key UNIQUE (tenant_id, opd_day_id),
  constraint opd_session_tenant_id_opd_room_id_fkey FOREIGN KEY (tenant_id, opd_room_id) REFERENCES opd_room(tenant_id, opd_room_id)
);

create table opd_visit (
  tenant_id integer not null,
  opd_visit_id bigint generated as identity not null,
  hospital_id integer not null,
  opd_number text not null,
  patient_id bigint not null,
  doctor_id bigint not null,
  day date not null,
  token_no integer not null,
  appointment_id bigint,
  complaint text,
  is_cancelled boolean default false not null,
  cancel_reason text,
  admission_id bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  visit_kind text default 'New'::text not null,
  queue_state text default 'Waiting'::text not null,
  arrived_at timestamp with time zone,
  vitals_at timestamp with time zone,
  called_at timestamp with time zone,
  skipped_at timestamp with time zone,
  consult_started_at timestamp with time zone,
  consult_ended_at timestamp with time zone,
  has_results boolean default false not null,
  priority_reason text default 'None'::text not null,
  queue_place numeric,
  place_reason text,
  called_times integer default 0 not null,
  is_walk_in boolean default false not null,
  fee_state text default 'Free'::text not null,
  counter_bill_id bigint,
  fee_service_charge_id bigint,
  free_of_visit_id bigint,
  first_called_at timestamp with time zone,
  constraint opd_visit_called_times CHECK ((called_times >= 0)) NOT VALID,
  constraint opd_visit_check CHECK ((is_cancelled = (cancel_reason IS NOT NULL))),
  constraint opd_visit_check1 CHECK ((NOT (is_cancelled AND (admission_id IS NOT NULL)))),
  constraint opd_visit_fee_line CHECK (((counter_bill_id IS NULL) = (fee_service_charge_id IS NULL))) NOT VALID,
  constraint opd_visit_fee_state CHECK ((fee_state = ANY (ARRAY['Due'::text, 'Paid'::text, 'Free'::text, 'Payer'::text]))) NOT VALID,
  constraint opd_visit_free_names_visit CHECK (((free_of_visit_id IS NULL) OR (fee_state = 'Free'::text))) NOT VALID,
  constraint opd_visit_free_of FOREIGN KEY (tenant_id, free_of_visit_id) REFERENCES opd_visit(tenant_id, opd_visit_id) NOT VALID,
  constraint opd_visit_free_or_billed CHECK (((fee_state <> 'Free'::text) OR (counter_bill_id IS NULL))) NOT VALID,
  constraint opd_visit_kind CHECK ((visit_kind = ANY (ARRAY['New'::text, 'FollowUp'::text, 'Review'::text, 'Emergency'::text, 'Tele'::text, 'Vaccination'::text, 'Procedure'::text]))) NOT VALID,
  constraint opd_visit_of_counter_bill FOREIGN KEY (tenant_id, counter_bill_id) REFERENCES counter_bill(tenant_id, counter_bill_id) NOT VALID,
  constraint opd_visit_of_fee_line FOREIGN KEY (tenant_id, fee_service_charge_id) REFERENCES service_charge(tenant_id, service_charge_id) NOT VALID,
  constraint opd_visit_pkey PRIMARY KEY (tenant_id, opd_visit_id),
  constraint opd_visit_place_reason CHECK (((queue_place IS NULL) = (place_reason IS NULL))) NOT VALID,
  constraint opd_visit_priority CHECK ((priority_reason = ANY (ARRAY['None'::text, 'Senior'::text, 'Pregnant'::text, 'Disabled'::text, 'Infant'::text, 'Staff'::text, 'Urgent'::text]))) NOT VALID,
  constraint opd_visit_queue_state CHECK ((queue_state = ANY (ARRAY['Booked'::text, 'Waiting'::text, 'Ready'::text, 'Called'::text, 'InConsult'::text, 'AwaitingResult'::text, 'Skipped'::text, 'Done'::text, 'NoShow'::text, 'Cancelled'::text, 'Admitted'::text]))),
  constraint opd_visit_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint opd_visit_tenant_id_appointment_id_fkey FOREIGN KEY (tenant_id, appointment_id) REFERENCES appointment(tenant_id, appointment_id),
  constraint opd_visit_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint opd_visit_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint opd_visit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint opd_visit_tenant_id_hospital_id_day_doctor_id_token_no_key UNIQUE (tenant_id, hospital_id, day, doctor_id, token_no),
  constraint opd_visit_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint opd_visit_tenant_id_opd_number_key UNIQUE (tenant_id, opd_number),
  constraint opd_visit_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint opd_visit_token_no_check CHECK ((token_no > 0))
);
CREATE UNIQUE INDEX one_in_consult ON public.opd_visit USING btree (tenant_id, hospital_id, doctor_id, day) WHERE (queue_state = 'InConsult'::text);
CREATE UNIQUE INDEX one_visit_a_day ON public.opd_visit USING btree (tenant_id, hospital_id, doctor_id, day, patient_id) WHERE (NOT is_cancelled);
CREATE UNIQUE INDEX one_visit_a_fee_line ON public.opd_visit USING btree (tenant_id, fee_service_charge_id) WHERE (fee_service_charge_id IS NOT NULL);
CREATE UNIQUE INDEX one_visit_of_appointment ON public.opd_visit USING btree (tenant_id, appointment_id) WHERE (NOT is_cancelled);
CREATE INDEX opd_visit_by_counter_bill ON public.opd_visit USING btree (tenant_id, counter_bill_id) WHERE (counter_bill_id IS NOT NULL);
CREATE INDEX opd_visit_by_patient ON public.opd_visit USING btree (tenant_id, patient_id);
CREATE INDEX opd_visit_fee_back ON public.opd_visit USING btree (tenant_id, hospital_id, day) WHERE ((counter_bill_id IS NOT NULL) AND (queue_state = ANY (ARRAY['Booked'::text, 'Waiting'::text, 'Ready'::text, 'Skipped'::text, 'NoShow'::text, 'Cancelled'::text])));
CREATE INDEX opd_visit_free_of ON public.opd_visit USING btree (tenant_id, free_of_visit_id) WHERE (free_of_visit_id IS NOT NULL);

create table order_alert (
  tenant_id integer not null,
  order_alert_id bigint generated as identity not null,
  clinical_order_id bigint not null,
  alert_kind text not null,
  severity text not null,
  about text not null,
  earlier_order_id bigint,
  signed_by bigint not null,
  signed_at timestamp with time zone not null,
  override_reason text,
  constraint order_alert_alert_kind_check CHECK ((alert_kind = ANY (ARRAY['Allergy'::text, 'DuplicateOrder'::text, 'DuplicateTherapy'::text, 'Sex'::text, 'Age'::text]))),
  constraint order_alert_check CHECK (((severity <> 'Stop'::text) OR (COALESCE(length(TRIM(BOTH FROM override_reason)), 0) >= 5))),
  constraint order_alert_pkey PRIMARY KEY (tenant_id, order_alert_id),
  constraint order_alert_severity_check CHECK ((severity = ANY (ARRAY['Stop'::text, 'Warn'::text, 'Note'::text]))),
  constraint order_alert_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint order_alert_tenant_id_earlier_order_id_fkey FOREIGN KEY (tenant_id, earlier_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint order_alert_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_alert_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX order_alert_by_earlier ON public.order_alert USING btree (tenant_id, earlier_order_id) WHERE (earlier_order_id IS NOT NULL);
CREATE INDEX order_alert_by_order ON public.order_alert USING btree (tenant_id, clinical_order_id);
CREATE INDEX order_alert_by_user ON public.order_alert USING btree (tenant_id, signed_by);

create table order_event (
  tenant_id integer not null,
  order_event_id bigint generated as identity not null,
  clinical_order_id bigint not null,
  from_status text,
  to_status text not null,
  event_at timestamp with time zone not null,
  event_by bigint not null,
  reason text,
  constraint order_event_pkey PRIMARY KEY (tenant_id, order_event_id),
  constraint order_event_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint order_event_tenant_id_event_by_fkey FOREIGN KEY (tenant_id, event_by) REFERENCES app_user(tenant_id, user_id),
  constraint order_event_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX order_event_by_order ON public.order_event USING btree (tenant_id, clinical_order_id, order_event_id);

create table order_favourite (
  tenant_id integer not null,
  order_favourite_id bigint generated as identity not null,
  user_id bigint not null,
  charge_id bigint not null,
  marked_at timestamp with time zone not null,
  is_active boolean default true not null,
  constraint order_favourite_pkey PRIMARY KEY (tenant_id, order_favourite_id),
  constraint order_favourite_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint order_favourite_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_favourite_tenant_id_user_id_charge_id_key UNIQUE (tenant_id, user_id, charge_id),
  constraint order_favourite_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX order_favourite_by_charge ON public.order_favourite USING btree (tenant_id, charge_id);

create table order_group (
  tenant_id integer not null,
  order_group_id bigint generated as identity not null,
  hospital_id integer not null,
  fin_year text not null,
  group_no bigint not null,
  encounter_id bigint not null,
  ordered_by bigint not null,
  ordered_at timestamp with time zone not null,
  entered_by bigint not null,
  is_verbal boolean not null,
  read_back_by text,
  countersigned_by bigint,
  countersigned_at timestamp with time zone,
  clinical_note text,
  constraint order_group_check CHECK ((is_verbal = (read_back_by IS NOT NULL))),
  constraint order_group_check1 CHECK (((countersigned_by IS NULL) = (countersigned_at IS NULL))),
  constraint order_group_check2 CHECK (((countersigned_at IS NULL) OR is_verbal)),
  constraint order_group_group_no_check CHECK ((group_no > 0)),
  constraint order_group_pkey PRIMARY KEY (tenant_id, order_group_id),
  constraint order_group_tenant_id_countersigned_by_fkey FOREIGN KEY (tenant_id, countersigned_by) REFERENCES app_user(tenant_id, user_id),
  constraint order_group_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint order_group_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint order_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_group_tenant_id_hospital_id_fin_year_group_no_key UNIQUE (tenant_id, hospital_id, fin_year, group_no),
  constraint order_group_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint order_group_tenant_id_ordered_by_fkey FOREIGN KEY (tenant_id, ordered_by) REFERENCES staff(tenant_id, staff_id)
);
CREATE INDEX order_group_by_time ON public.order_group USING btree (tenant_id, hospital_id, ordered_at);
CREATE INDEX order_group_to_countersign ON public.order_group USING btree (tenant_id, ordered_by, ordered_at) WHERE (is_verbal AND (countersigned_at IS NULL));

create table order_series (
  tenant_id integer not null,
  order_series_id bigint generated as identity not null,
  order_group_id bigint not null,
  every_minutes integer not null,
  planned_count integer not null,
  constraint order_series_check CHECK (((every_minutes * (planned_count - 1)) <= 2880)),
  constraint order_series_every_minutes_check CHECK ((every_minutes > 0)),
  constraint order_series_pkey PRIMARY KEY (tenant_id, order_series_id),
  constraint order_series_planned_count_check CHECK (((planned_count >= 2) AND (planned_count <= 50))),
  constraint order_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_series_tenant_id_order_group_id_fkey FOREIGN KEY (tenant_id, order_group_id) REFERENCES order_group(tenant_id, order_group_id)
);
CREATE INDEX order_series_of_group ON public.order_series USING btree (tenant_id, order_group_id);

create table order_set (
  tenant_id integer not null,
  order_set_id bigint generated as identity not null,
  hospital_id integer not null,
  set_name text not null,
  staff_id bigint,
  version integer default 1 not null,
  is_active boolean default true not null,
  changed_at timestamp with time zone,
  constraint order_set_pkey PRIMARY KEY (tenant_id, order_set_id),
  constraint order_set_set_name_check CHECK ((set_name <> ''::text)),
  constraint order_set_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_set_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint order_set_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id),
  constraint order_set_version_check CHECK ((version > 0))
);
CREATE INDEX order_set_by_staff ON public.order_set USING btree (tenant_id, staff_id) WHERE (staff_id IS NOT NULL);
CREATE UNIQUE INDEX order_set_unique ON public.order_set USING btree (tenant_id, hospital_id, COALESCE(staff_id, (0)::bigint), lower(set_name)) WHERE is_active;

create table order_set_line (
  tenant_id integer not null,
  order_set_line_id bigint generated as identity not null,
  order_set_id bigint not null,
  version integer not null,
  line_no integer not null,
  charge_id bigint not null,
  quantity_thousandths bigint not null,
  priority text not null,
  instruction text,
  is_ticked boolean not null,
  constraint order_set_line_line_no_check CHECK ((line_no > 0)),
  constraint order_set_line_pkey PRIMARY KEY (tenant_id, order_set_line_id),
  constraint order_set_line_priority_check CHECK ((priority = ANY (ARRAY['Stat'::text, 'Urgent'::text, 'Routine'::text]))),
  constraint order_set_line_quantity_thousandths_check CHECK (((quantity_thousandths >= 1) AND (quantity_thousandths <= 999000))),
  constraint order_set_line_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint order_set_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_set_line_tenant_id_order_set_id_fkey FOREIGN KEY (tenant_id, order_set_id) REFERENCES order_set(tenant_id, order_set_id),
  constraint order_set_line_tenant_id_order_set_id_version_line_no_key UNIQUE (tenant_id, order_set_id, version, line_no),
  constraint order_set_line_version_check CHECK ((version > 0))
);
CREATE INDEX order_set_line_by_charge ON public.order_set_line USING btree (tenant_id, charge_id);

create table order_step (
  from_status text not null,
  to_status text not null,
  constraint order_step_pkey PRIMARY KEY (from_status, to_status)
);

create table orderable (
  tenant_id integer not null,
  orderable_id bigint generated as identity not null,
  hospital_id integer not null,
  charge_id bigint not null,
  order_name text not null,
  synonyms text,
  order_kind text,
  preparation text,
  sex_limit text,
  age_from_days integer,
  age_to_days integer,
  repeat_window_hours integer,
  requires_payer_approval boolean default false not null,
  charge_moment text,
  lead_minutes integer,
  routine_minutes integer,
  urgent_minutes integer,
  stat_minutes integer,
  is_active boolean default true not null,
  changed_at timestamp with time zone,
  waits_for_signature boolean default false not null,
  constraint orderable_age_from_days_check CHECK ((age_from_days >= 0)),
  constraint orderable_age_to_days_check CHECK ((age_to_days >= 0)),
  constraint orderable_charge_moment_check CHECK ((charge_moment = ANY (ARRAY['Order'::text, 'Start'::text, 'Done'::text]))),
  constraint orderable_check CHECK ((age_from_days <= age_to_days)),
  constraint orderable_lead_minutes_check CHECK ((lead_minutes >= 0)),
  constraint orderable_order_kind_check CHECK ((order_kind = ANY (ARRAY['Investigation'::text, 'Imaging'::text, 'Procedure'::text, 'Consult'::text]))),
  constraint orderable_order_name_check CHECK ((order_name <> ''::text)),
  constraint orderable_pkey PRIMARY KEY (tenant_id, orderable_id),
  constraint orderable_repeat_window_hours_check CHECK ((repeat_window_hours > 0)),
  constraint orderable_routine_minutes_check CHECK ((routine_minutes > 0)),
  constraint orderable_sex_limit_check CHECK ((sex_limit = ANY (ARRAY['M'::text, 'F'::text]))),
  constraint orderable_stat_minutes_check CHECK ((stat_minutes > 0)),
  constraint orderable_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint orderable_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint orderable_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint orderable_urgent_minutes_check CHECK ((urgent_minutes > 0))
);
CREATE INDEX orderable_by_hospital ON public.orderable USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX orderable_of_charge ON public.orderable USING btree (tenant_id, charge_id) WHERE is_active;

create table orderable_member (
  tenant_id integer not null,
  orderable_member_id bigint generated as identity not null,
  orderable_id bigint not null,
  member_id bigint not null,
  sequence_no integer not null,
  is_active boolean default true not null,
  constraint orderable_member_check CHECK ((member_id <> orderable_id)),
  constraint orderable_member_pkey PRIMARY KEY (tenant_id, orderable_member_id),
  constraint orderable_member_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint orderable_member_tenant_id_member_id_fkey FOREIGN KEY (tenant_id, member_id) REFERENCES orderable(tenant_id, orderable_id),
  constraint orderable_member_tenant_id_orderable_id_fkey FOREIGN KEY (tenant_id, orderable_id) REFERENCES orderable(tenant_id, orderable_id),
  constraint orderable_member_tenant_id_orderable_id_member_id_key UNIQUE (tenant_id, orderable_id, member_id)
);
CREATE INDEX orderable_member_by_member ON public.orderable_member USING btree (tenant_id, member_id);

create table organism (
  tenant_id integer not null,
  organism_id bigint generated as identity not null,
  organism_name text not null,
  whonet_code text,
  organism_group_id bigint not null,
  gram_kind smallint,
  is_alert boolean,
  is_active boolean default true not null,
  constraint organism_pkey PRIMARY KEY (tenant_id, organism_id),
  constraint organism_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint organism_tenant_id_organism_group_id_fkey FOREIGN KEY (tenant_id, organism_group_id) REFERENCES organism_group(tenant_id, organism_group_id)
);
CREATE INDEX organism_by_group ON public.organism USING btree (tenant_id, organism_group_id);
CREATE UNIQUE INDEX organism_name_unique ON public.organism USING btree (tenant_id, lower(organism_name)) WHERE is_active;

create table organism_group (
  tenant_id integer not null,
  organism_group_id bigint generated as identity not null,
  group_name text not null,
  is_active boolean default true not null,
  constraint organism_group_pkey PRIMARY KEY (tenant_id, organism_group_id),
  constraint organism_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX organism_group_name_unique ON public.organism_group USING btree (tenant_id, lower(group_name)) WHERE is_active;

create table ot_booking (
  tenant_id integer not null,
  ot_booking_id bigint not null,
  hospital_id integer not null,
  ot_slot_id bigint not null,
  admission_id bigint not null,
  ot_provisional_booking_id bigint,
  operation_name text not null,
  operation_type text,
  doctor_id bigint not null,
  assistant_1_id bigint,
  assistant_2_id bigint,
  anesthetist_id bigint,
  anaesthesia_type text,
  ot_technician text,
  ot_assistant text,
  remark text,
  advance_paise bigint default 0 not null,
  surgical_note text,
  anesthetist_note text,
  is_released boolean default false not null,
  is_active boolean default true not null,
  cancel_reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  is_alive boolean,
  is_maternity boolean,
  constraint ot_booking_advance_paise_check CHECK ((advance_paise >= 0)),
  constraint ot_booking_check CHECK ((is_active = (cancel_reason IS NULL))),
  constraint ot_booking_pkey PRIMARY KEY (tenant_id, ot_booking_id),
  constraint ot_booking_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint ot_booking_tenant_id_anesthetist_id_fkey FOREIGN KEY (tenant_id, anesthetist_id) REFERENCES staff(tenant_id, staff_id),
  constraint ot_booking_tenant_id_assistant_1_id_fkey FOREIGN KEY (tenant_id, assistant_1_id) REFERENCES staff(tenant_id, staff_id),
  constraint ot_booking_tenant_id_assistant_2_id_fkey FOREIGN KEY (tenant_id, assistant_2_id) REFERENCES staff(tenant_id, staff_id),
  constraint ot_booking_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint ot_booking_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint ot_booking_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint ot_booking_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint ot_booking_tenant_id_ot_provisional_booking_id_fkey FOREIGN KEY (tenant_id, ot_provisional_booking_id) REFERENCES ot_provisional_booking(tenant_id, ot_provisional_booking_id),
  constraint ot_booking_tenant_id_ot_slot_id_fkey FOREIGN KEY (tenant_id, ot_slot_id) REFERENCES ot_slot(tenant_id, ot_slot_id)
);
CREATE UNIQUE INDEX one_booking_a_provisional ON public.ot_booking USING btree (tenant_id, ot_provisional_booking_id);
CREATE INDEX ot_booking_by_admission ON public.ot_booking USING btree (tenant_id, admission_id);

create table ot_master (
  tenant_id integer not null,
  ot_id bigint generated as identity not null,
  ot_name text not null,
  remarks text,
  is_active boolean default true not null,
  charge_id bigint,
  charge_type_id bigint,
  charge_category_id bigint,
  constraint ot_master_pkey PRIMARY KEY (tenant_id, ot_id),
  constraint ot_master_tenant_id_charge_category_id_fkey FOREIGN KEY (tenant_id, charge_category_id) REFERENCES charge_category(tenant_id, charge_category_id),
  constraint ot_master_tenant_id_charge_type_id_fkey FOREIGN KEY (tenant_id, charge_type_id) REFERENCES charge_type(tenant_id, charge_type_id),
  constraint ot_master_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX ot_name_unique ON public.ot_master USING btree (tenant_id, lower(ot_name)) WHERE is_active;

create table ot_provisional_booking (
  tenant_id integer not null,
  ot_provisional_booking_id bigint not null,
  hospital_id integer not null,
  ot_slot_id bigint not null,
  patient_id bigint,
  person_name text not null,
  phone text not null,
  operation_name text not null,
  operation_type text,
  doctor_id bigint not null,
  anesthetist_id bigint,
  anaesthesia_type text,
  ot_technician text,
  remark text,
  booking_status text default 'provisional'::text not null,
  cancel_reason text,
  advance_paise bigint default 0 not null,
  cash_paise bigint default 0 not null,
  card_paise bigint default 0 not null,
  card_number text,
  upi_paise bigint default 0 not null,
  upi_reference text,
  neft_paise bigint default 0 not null,
  cheque_paise bigint default 0 not null,
  cheque_number text,
  admission_id bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  neft_reference text,
  constraint ot_provisional_booking_advance_paise_check CHECK ((advance_paise >= 0)),
  constraint ot_provisional_booking_booking_status_check CHECK ((booking_status = ANY (ARRAY['provisional'::text, 'confirm'::text, 'cancelled'::text]))),
  constraint ot_provisional_booking_card_paise_check CHECK ((card_paise >= 0)),
  constraint ot_provisional_booking_cash_paise_check CHECK ((cash_paise >= 0)),
  constraint ot_provisional_booking_check CHECK ((advance_paise = ((((cash_paise + card_paise) + upi_paise) + neft_paise) + cheque_paise))),
  constraint ot_provisional_booking_check1 CHECK (((booking_status = 'confirm'::text) = (admission_id IS NOT NULL))),
  constraint ot_provisional_booking_check2 CHECK (((booking_status <> 'confirm'::text) OR ((advance_paise = 0) AND (patient_id IS NOT NULL)))),
  constraint ot_provisional_booking_check3 CHECK (((booking_status = 'cancelled'::text) = (cancel_reason IS NOT NULL))),
  constraint ot_provisional_booking_cheque_paise_check CHECK ((cheque_paise >= 0)),
  constraint ot_provisional_booking_neft_paise_check CHECK ((neft_paise >= 0)),
  constraint ot_provisional_booking_neft_reference CHECK (((neft_reference IS NULL) OR ((neft_paise > 0) AND (neft_reference ~ '^\S{1,35}$'::text)))),
  constraint ot_provisional_booking_pkey PRIMARY KEY (tenant_id, ot_provisional_booking_id),
  constraint ot_provisional_booking_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint ot_provisional_booking_tenant_id_anesthetist_id_fkey FOREIGN KEY (tenant_id, anesthetist_id) REFERENCES staff(tenant_id, staff_id),
  constraint ot_provisional_booking_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint ot_provisional_booking_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint ot_provisional_booking_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint ot_provisional_booking_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint ot_provisional_booking_tenant_id_ot_slot_id_fkey FOREIGN KEY (tenant_id, ot_slot_id) REFERENCES ot_slot(tenant_id, ot_slot_id),
  constraint ot_provisional_booking_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint ot_provisional_booking_upi_paise_check CHECK ((upi_paise >= 0))
);
CREATE INDEX ot_provisional_booking_by_patient ON public.ot_provisional_booking USING btree (tenant_id, patient_id);

create table ot_slot (
  tenant_id integer not null,
  ot_slot_id bigint generated as identity not null,
  hospital_id integer not null,
  ot_id bigint not null,
  day date not null,
  from_time time without time zone not null,
  to_time time without time zone not null,
  during tsrange generated always as (tsrange((day + from_time), ((day + to_time) +
CASE
    WHEN (to_time <= from_time) THEN '1 day'::interval
    ELSE '00:00:00'::interval
END))) stored not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint one_operation_a_theatre EXCLUDE USING gist (tenant_id WITH =, ot_id WITH =, during WITH &&) WHERE (is_active),
  constraint ot_slot_pkey PRIMARY KEY (tenant_id, ot_slot_id),
  constraint ot_slot_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint ot_slot_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint ot_slot_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint ot_slot_tenant_id_ot_id_fkey FOREIGN KEY (tenant_id, ot_id) REFERENCES ot_master(tenant_id, ot_id)
);
CREATE INDEX ot_slot_by_day ON public.ot_slot USING btree (tenant_id, hospital_id, day);

create table outgoing_message (
  tenant_id integer not null,
  message_id bigint generated as identity not null,
  hospital_id integer not null,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  is_test boolean default false not null,
  state text default 'waiting'::text not null,
  tries integer default 0 not null,
  next_try_at timestamp with time zone default now() not null,
  fault text,
  sent_at timestamp with time zone,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  secret text,
  constraint outgoing_message_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
  constraint outgoing_message_pkey PRIMARY KEY (tenant_id, message_id),
  constraint outgoing_message_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  constraint outgoing_message_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint outgoing_message_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint outgoing_message_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX outgoing_message_by_time ON public.outgoing_message USING btree (tenant_id, hospital_id, created_at DESC);
CREATE INDEX outgoing_message_waiting ON public.outgoing_message USING btree (next_try_at) WHERE (state = 'waiting'::text);

create table outsource_dispatch (
  tenant_id integer not null,
  dispatch_id bigint generated as identity not null,
  hospital_id integer not null,
  dispatch_no bigint not null,
  third_party_provider_id bigint not null,
  sent_at timestamp with time zone not null,
  sent_by bigint not null,
  expected_on date not null,
  courier text,
  temperature text,
  constraint outsource_dispatch_dispatch_no_check CHECK ((dispatch_no > 0)),
  constraint outsource_dispatch_pkey PRIMARY KEY (tenant_id, dispatch_id),
  constraint outsource_dispatch_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint outsource_dispatch_tenant_id_hospital_id_dispatch_no_key UNIQUE (tenant_id, hospital_id, dispatch_no),
  constraint outsource_dispatch_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint outsource_dispatch_tenant_id_sent_by_fkey FOREIGN KEY (tenant_id, sent_by) REFERENCES app_user(tenant_id, user_id),
  constraint outsource_dispatch_tenant_id_third_party_provider_id_fkey FOREIGN KEY (tenant_id, third_party_provider_id) REFERENCES third_party_provider(tenant_id, third_party_provider_id)
);
CREATE INDEX outsource_dispatch_by_provider ON public.outsource_dispatch USING btree (tenant_id, third_party_provider_id);

create table outsource_line (
  tenant_id integer not null,
  outsource_line_id bigint generated as identity not null,
  dispatch_id bigint not null,
  lab_work_id bigint not null,
  specimen_id bigint not null,
  purchase_price_paise bigint not null,
  received_at timestamp with time zone,
  received_by bigint,
  constraint outsource_line_check CHECK (((received_at IS NULL) = (received_by IS NULL))),
  constraint outsource_line_pkey PRIMARY KEY (tenant_id, outsource_line_id),
  constraint outsource_line_purchase_price_paise_check CHECK ((purchase_price_paise >= 0)),
  constraint outsource_line_tenant_id_dispatch_id_fkey FOREIGN KEY (tenant_id, dispatch_id) REFERENCES outsource_dispatch(tenant_id, dispatch_id),
  constraint outsource_line_tenant_id_dispatch_id_lab_work_id_key UNIQUE (tenant_id, dispatch_id, lab_work_id),
  constraint outsource_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint outsource_line_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint outsource_line_tenant_id_received_by_fkey FOREIGN KEY (tenant_id, received_by) REFERENCES app_user(tenant_id, user_id),
  constraint outsource_line_tenant_id_specimen_id_fkey FOREIGN KEY (tenant_id, specimen_id) REFERENCES specimen(tenant_id, specimen_id)
);
CREATE INDEX outsource_line_by_specimen ON public.outsource_line USING btree (tenant_id, specimen_id);
CREATE INDEX outsource_line_by_work ON public.outsource_line USING btree (tenant_id, lab_work_id);

create table package_mapping (
  tenant_id integer not null,
  package_mapping_id bigint generated as identity not null,
  package_id bigint not null,
  charge_id bigint not null,
  quantity_thousandths bigint not null,
  amount_paise bigint not null,
  is_active boolean default true not null,
  constraint package_mapping_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint package_mapping_pkey PRIMARY KEY (tenant_id, package_mapping_id),
  constraint package_mapping_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint package_mapping_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint package_mapping_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint package_mapping_tenant_id_package_id_fkey FOREIGN KEY (tenant_id, package_id) REFERENCES package_master(tenant_id, package_id)
);
CREATE INDEX package_mapping_by_charge ON public.package_mapping USING btree (tenant_id, charge_id);
CREATE INDEX package_mapping_by_package ON public.package_mapping USING btree (tenant_id, package_id);

create table package_master (
  tenant_id integer not null,
  package_id bigint generated as identity not null,
  hospital_id integer not null,
  package_name text not null,
  is_tpa boolean default false not null,
  is_active boolean default true not null,
  changed_at timestamp with time zone,
  association_ids bigint[] default '{}'::bigint[] not null,
  diagnosis_ids bigint[] default '{}'::bigint[] not null,
  constraint package_master_pkey PRIMARY KEY (tenant_id, package_id),
  constraint package_master_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint package_master_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX package_master_by_hospital ON public.package_master USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX package_name_unique ON public.package_master USING btree (tenant_id, hospital_id, lower(package_name)) WHERE is_active;

create table paper_layout (
  tenant_id integer not null,
  paper_layout_id bigint generated as identity not null,
  hospital_id integer not null,
  setting_for text not null,
  version_no integer not null,
  block_order text[] not null,
  hidden text[] not null,
  text_size text not null,
  made_at timestamp with time zone not null,
  made_by bigint,
  heading_size text default 'normal'::text not null,
  constraint paper_layout_heading_size_check CHECK ((heading_size = ANY (ARRAY['small'::text, 'normal'::text, 'large'::text]))),
  constraint paper_layout_pkey PRIMARY KEY (tenant_id, paper_layout_id),
  constraint paper_layout_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint paper_layout_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint paper_layout_tenant_id_made_by_fkey FOREIGN KEY (tenant_id, made_by) REFERENCES app_user(tenant_id, user_id),
  constraint paper_layout_text_size_check CHECK ((text_size = ANY (ARRAY['small'::text, 'normal'::text, 'large'::text]))),
  constraint paper_layout_version UNIQUE (tenant_id, hospital_id, setting_for, version_no),
  constraint paper_layout_version_no_check CHECK ((version_no > 0))
);
CREATE INDEX paper_layout_by_user ON public.paper_layout USING btree (tenant_id, made_by);

create table paper_print (
  tenant_id integer not null,
  hospital_id integer not null,
  paper_kind text not null,
  paper_number text not null,
  copies integer default 1 not null,
  first_printed_at timestamp with time zone default now() not null,
  last_printed_at timestamp with time zone default now() not null,
  last_printed_by bigint not null,
  constraint paper_print_copies_check CHECK ((copies > 0)),
  constraint paper_print_paper_kind_check CHECK ((paper_kind = ANY (ARRAY['bill'::text, 'receipt'::text, 'refund'::text, 'counterBill'::text, 'counterVoucher'::text, 'medicineBill'::text]))) NOT VALID,
  constraint paper_print_paper_number_check CHECK ((length(paper_number) <= 40)),
  constraint paper_print_pkey PRIMARY KEY (tenant_id, hospital_id, paper_kind, paper_number),
  constraint paper_print_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint paper_print_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint paper_print_tenant_id_last_printed_by_fkey FOREIGN KEY (tenant_id, last_printed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX paper_print_by_user ON public.paper_print USING btree (tenant_id, last_printed_by);

create table partner_bill (
  tenant_id integer not null,
  partner_bill_id bigint generated as identity not null,
  hospital_id integer not null,
  third_party_provider_id bigint not null,
  bill_no text not null,
  billed_on date not null,
  status text default 'Open'::text not null,
  entered_at timestamp with time zone not null,
  entered_by bigint not null,
  settled_paise bigint,
  closed_at timestamp with time zone,
  closed_by bigint,
  withdraw_reason text,
  constraint partner_bill_bill_no_check CHECK ((bill_no <> ''::text)),
  constraint partner_bill_check CHECK (((status = 'Open'::text) = (closed_at IS NULL))),
  constraint partner_bill_check1 CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint partner_bill_check2 CHECK (((status = 'Accepted'::text) = (settled_paise IS NOT NULL))),
  constraint partner_bill_check3 CHECK (((status = 'Withdrawn'::text) = (withdraw_reason IS NOT NULL))),
  constraint partner_bill_pkey PRIMARY KEY (tenant_id, partner_bill_id),
  constraint partner_bill_settled_paise_check CHECK ((settled_paise >= 0)),
  constraint partner_bill_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'Accepted'::text, 'Withdrawn'::text]))),
  constraint partner_bill_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES app_user(tenant_id, user_id),
  constraint partner_bill_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint partner_bill_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint partner_bill_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint partner_bill_tenant_id_third_party_provider_id_fkey FOREIGN KEY (tenant_id, third_party_provider_id) REFERENCES third_party_provider(tenant_id, third_party_provider_id)
);
CREATE INDEX partner_bill_by_hospital ON public.partner_bill USING btree (tenant_id, hospital_id, billed_on DESC);
CREATE UNIQUE INDEX partner_bill_no_unique ON public.partner_bill USING btree (tenant_id, third_party_provider_id, lower(bill_no)) WHERE (status <> 'Withdrawn'::text);

create table partner_bill_line (
  tenant_id integer not null,
  partner_bill_line_id bigint generated as identity not null,
  partner_bill_id bigint not null,
  line_no integer not null,
  dispatch_no bigint,
  specimen_no text,
  test_code text not null,
  amount_paise bigint not null,
  outsource_line_id bigint,
  verdict text,
  rate_paise bigint,
  expected_paise bigint,
  settled_paise bigint,
  billed_by text,
  refused_at timestamp with time zone,
  refused_by bigint,
  refuse_reason text,
  constraint partner_bill_line_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint partner_bill_line_check CHECK (((dispatch_no IS NOT NULL) OR (specimen_no IS NOT NULL))),
  constraint partner_bill_line_check1 CHECK (((verdict IS NULL) = (expected_paise IS NULL))),
  constraint partner_bill_line_check2 CHECK (((verdict IS NULL) = (settled_paise IS NULL))),
  constraint partner_bill_line_check3 CHECK (((refused_at IS NULL) = (refused_by IS NULL))),
  constraint partner_bill_line_check4 CHECK (((refused_at IS NULL) = (refuse_reason IS NULL))),
  constraint partner_bill_line_check5 CHECK (((refused_at IS NULL) OR ((outsource_line_id IS NULL) AND (verdict IS NOT NULL)))),
  constraint partner_bill_line_expected_paise_check CHECK ((expected_paise >= 0)),
  constraint partner_bill_line_line_no_check CHECK ((line_no > 0)),
  constraint partner_bill_line_pkey PRIMARY KEY (tenant_id, partner_bill_line_id),
  constraint partner_bill_line_rate_paise_check CHECK ((rate_paise >= 0)),
  constraint partner_bill_line_settled_paise_check CHECK ((settled_paise >= 0)),
  constraint partner_bill_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint partner_bill_line_tenant_id_outsource_line_id_fkey FOREIGN KEY (tenant_id, outsource_line_id) REFERENCES outsource_line(tenant_id, outsource_line_id),
  constraint partner_bill_line_tenant_id_partner_bill_id_fkey FOREIGN KEY (tenant_id, partner_bill_id) REFERENCES partner_bill(tenant_id, partner_bill_id),
  constraint partner_bill_line_tenant_id_partner_bill_id_line_no_key UNIQUE (tenant_id, partner_bill_id, line_no),
  constraint partner_bill_line_tenant_id_refused_by_fkey FOREIGN KEY (tenant_id, refused_by) REFERENCES app_user(tenant_id, user_id),
  constraint partner_bill_line_test_code_check CHECK ((test_code <> ''::text)),
  constraint partner_bill_line_verdict_check CHECK ((verdict = ANY (ARRAY['Matched'::text, 'OtherRate'::text, 'NotSent'::text, 'NotReceived'::text, 'BilledTwice'::text])))
);
CREATE UNIQUE INDEX partner_bill_line_once ON public.partner_bill_line USING btree (tenant_id, outsource_line_id) WHERE (outsource_line_id IS NOT NULL);

create table password_reset_code (
  tenant_id integer not null,
  code_id bigint generated as identity not null,
  user_id bigint not null,
  code_hash text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  wrong_tries integer default 0 not null,
  used_at timestamp with time zone,
  ip text,
  constraint password_reset_code_pkey PRIMARY KEY (tenant_id, code_id),
  constraint password_reset_code_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint password_reset_code_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX password_reset_code_by_user ON public.password_reset_code USING btree (tenant_id, user_id, created_at);

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

create table patient_allergy (
  tenant_id integer not null,
  patient_allergy_id bigint generated as identity not null,
  patient_id bigint not null,
  kind text not null,
  substance text not null,
  reaction text,
  severity text,
  since date,
  state text default 'Active'::text not null,
  noted_by bigint not null,
  noted_at timestamp with time zone not null,
  constraint patient_allergy_kind_check CHECK ((kind = ANY (ARRAY['Drug'::text, 'Food'::text, 'Other'::text]))),
  constraint patient_allergy_pkey PRIMARY KEY (tenant_id, patient_allergy_id),
  constraint patient_allergy_severity_check CHECK ((severity = ANY (ARRAY['Mild'::text, 'Moderate'::text, 'Severe'::text]))),
  constraint patient_allergy_state_check CHECK ((state = ANY (ARRAY['Active'::text, 'Refuted'::text]))),
  constraint patient_allergy_substance_check CHECK ((substance <> ''::text)),
  constraint patient_allergy_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint patient_allergy_tenant_id_noted_by_fkey FOREIGN KEY (tenant_id, noted_by) REFERENCES app_user(tenant_id, user_id),
  constraint patient_allergy_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id)
);
CREATE INDEX patient_allergy_by_patient ON public.patient_allergy USING btree (tenant_id, patient_id);
CREATE INDEX patient_allergy_by_user ON public.patient_allergy USING btree (tenant_id, noted_by);

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

create table patient_name_use (
  tenant_id integer not null,
  word text not null,
  patient_id bigint not null,
  name text not null,
  constraint patient_name_use_pkey PRIMARY KEY (tenant_id, word, patient_id) INCLUDE (name)
);

create table patient_name_word (
  tenant_id integer not null,
  word text not null,
  folded text generated always as (folded_name(word)) stored not null,
  skeleton text generated always as (name_skeleton(word)) stored not null,
  patient_count integer not null,
  constraint patient_name_word_pkey PRIMARY KEY (tenant_id, word),
  constraint patient_name_word_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX patient_name_word_by_part ON public.patient_name_word USING gin (tenant_id, word gin_trgm_ops);
CREATE INDEX patient_name_word_by_skeleton ON public.patient_name_word USING btree (tenant_id, skeleton);

create table patient_problem (
  tenant_id integer not null,
  patient_problem_id bigint generated as identity not null,
  patient_id bigint not null,
  code text,
  problem_name text not null,
  since date,
  state text not null,
  resolved_on date,
  noted_by bigint not null,
  noted_at timestamp with time zone not null,
  constraint patient_problem_check CHECK (((resolved_on IS NULL) OR (state = 'Resolved'::text))),
  constraint patient_problem_pkey PRIMARY KEY (tenant_id, patient_problem_id),
  constraint patient_problem_problem_name_check CHECK ((problem_name <> ''::text)),
  constraint patient_problem_state_check CHECK ((state = ANY (ARRAY['Active'::text, 'Controlled'::text, 'Resolved'::text]))),
  constraint patient_problem_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint patient_problem_tenant_id_noted_by_fkey FOREIGN KEY (tenant_id, noted_by) REFERENCES app_user(tenant_id, user_id),
  constraint patient_problem_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id)
);
CREATE INDEX patient_problem_by_patient ON public.patient_problem USING btree (tenant_id, patient_id);
CREATE INDEX patient_problem_by_user ON public.patient_problem USING btree (tenant_id, noted_by);

create table payer_receipt (
  tenant_id integer not null,
  receipt_id bigint generated as identity not null,
  hospital_id integer not null,
  association_id bigint not null,
  fin_year text not null,
  receipt_no bigint not null,
  received_on date not null,
  mode text not null,
  reference text not null,
  note text,
  is_active boolean default true not null,
  cancelled_at timestamp with time zone,
  cancelled_by bigint,
  cancel_reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  day_closing_id bigint,
  backdate_reason text,
  constraint payer_receipt_check CHECK (((is_active = (cancelled_at IS NULL)) AND (is_active OR (cancel_reason IS NOT NULL)))),
  constraint payer_receipt_mode_check CHECK ((mode = ANY (ARRAY['NEFT'::text, 'Cheque'::text]))),
  constraint payer_receipt_pkey PRIMARY KEY (tenant_id, receipt_id),
  constraint payer_receipt_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint payer_receipt_tenant_id_cancelled_by_fkey FOREIGN KEY (tenant_id, cancelled_by) REFERENCES app_user(tenant_id, user_id),
  constraint payer_receipt_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint payer_receipt_tenant_id_day_closing_id_fkey FOREIGN KEY (tenant_id, day_closing_id) REFERENCES day_closing(tenant_id, day_closing_id),
  constraint payer_receipt_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint payer_receipt_tenant_id_hospital_id_fin_year_receipt_no_key UNIQUE (tenant_id, hospital_id, fin_year, receipt_no),
  constraint payer_receipt_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX payer_receipt_by_closing ON public.payer_receipt USING btree (tenant_id, day_closing_id) WHERE (day_closing_id IS NOT NULL);
CREATE INDEX payer_receipt_by_day ON public.payer_receipt USING btree (tenant_id, hospital_id, received_on DESC, receipt_id DESC);
CREATE INDEX payer_receipt_unclosed ON public.payer_receipt USING btree (tenant_id, hospital_id, created_by, created_at) WHERE ((day_closing_id IS NULL) AND is_active);

create table payer_receipt_part (
  tenant_id integer not null,
  part_id bigint generated as identity not null,
  hospital_id integer not null,
  receipt_id bigint not null,
  bill_id bigint,
  admission_id bigint,
  paid_paise bigint not null,
  tds_paise bigint not null,
  disallowed_paise bigint not null,
  is_written_off boolean not null,
  reason text,
  is_active boolean default true not null,
  created_by bigint not null,
  counter_bill_id bigint,
  constraint payer_receipt_part_check CHECK ((((paid_paise + tds_paise) + disallowed_paise) > 0)),
  constraint payer_receipt_part_check1 CHECK (((disallowed_paise = 0) OR (reason IS NOT NULL))),
  constraint payer_receipt_part_disallowed_paise_check CHECK ((disallowed_paise >= 0)),
  constraint payer_receipt_part_of_counter_bill FOREIGN KEY (tenant_id, counter_bill_id) REFERENCES counter_bill(tenant_id, counter_bill_id),
  constraint payer_receipt_part_of_one_bill CHECK (((num_nonnulls(bill_id, counter_bill_id) = 1) AND ((bill_id IS NULL) = (admission_id IS NULL)))),
  constraint payer_receipt_part_paid_paise_check CHECK ((paid_paise >= 0)),
  constraint payer_receipt_part_pkey PRIMARY KEY (tenant_id, part_id),
  constraint payer_receipt_part_tds_paise_check CHECK ((tds_paise >= 0)),
  constraint payer_receipt_part_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint payer_receipt_part_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bill(tenant_id, bill_id),
  constraint payer_receipt_part_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint payer_receipt_part_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint payer_receipt_part_tenant_id_receipt_id_fkey FOREIGN KEY (tenant_id, receipt_id) REFERENCES payer_receipt(tenant_id, receipt_id)
);
CREATE INDEX payer_receipt_part_by_admission ON public.payer_receipt_part USING btree (tenant_id, admission_id) WHERE is_active;
CREATE INDEX payer_receipt_part_by_bill ON public.payer_receipt_part USING btree (tenant_id, bill_id) WHERE is_active;
CREATE INDEX payer_receipt_part_by_counter_bill ON public.payer_receipt_part USING btree (tenant_id, counter_bill_id) WHERE (is_active AND (counter_bill_id IS NOT NULL));
CREATE UNIQUE INDEX payer_receipt_part_once ON public.payer_receipt_part USING btree (tenant_id, receipt_id, bill_id);
CREATE UNIQUE INDEX payer_receipt_part_once_of_counter ON public.payer_receipt_part USING btree (tenant_id, receipt_id, counter_bill_id);

create table payment (
  tenant_id integer not null,
  payment_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  fin_year text not null,
  receipt_no bigint not null,
  paid_at timestamp with time zone not null,
  payment_type text not null,
  amount_paise bigint not null,
  cash_paise bigint default 0 not null,
  card_paise bigint default 0 not null,
  card_number text,
  upi_paise bigint default 0 not null,
  upi_reference text,
  neft_paise bigint default 0 not null,
  cheque_paise bigint default 0 not null,
  cheque_number text,
  cheque_date date,
  note text,
  is_non_hospital boolean default false not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  bill_id bigint,
  day_closing_id bigint,
  cheque_bank_slid bigint,
  cheque_bank_glid bigint generated always as (
CASE
    WHEN (cheque_bank_slid IS NOT NULL) THEN 1
    ELSE NULL::integer
END) stored,
  neft_reference text,
  backdate_reason text,
  first_cash_paise bigint,
  first_card_paise bigint,
  first_upi_paise bigint,
  first_neft_paise bigint,
  first_cheque_paise bigint,
  modes_changed_by bigint,
  constraint payment_amount_paise_check CHECK ((amount_paise > 0)),
  constraint payment_card_paise_check CHECK ((card_paise >= 0)),
  constraint payment_cash_paise_check CHECK ((cash_paise >= 0)),
  constraint payment_check CHECK ((amount_paise = ((((cash_paise + card_paise) + upi_paise) + neft_paise) + cheque_paise))),
  constraint payment_cheque_bank CHECK (((cheque_bank_slid IS NULL) OR ((cheque_bank_slid > 4) AND (payment_type = 'Refund'::text) AND (cheque_paise > 0)))),
  constraint payment_cheque_paise_check CHECK ((cheque_paise >= 0)),
  constraint payment_neft_paise_check CHECK ((neft_paise >= 0)),
  constraint payment_neft_reference CHECK (((neft_reference IS NULL) OR ((neft_paise > 0) AND (neft_reference ~ '^\S{1,35}$'::text)))),
  constraint payment_payment_type_check CHECK ((payment_type = ANY (ARRAY['Receive'::text, 'Refund'::text]))),
  constraint payment_pkey PRIMARY KEY (tenant_id, payment_id),
  constraint payment_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint payment_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bill(tenant_id, bill_id),
  constraint payment_tenant_id_cheque_bank_glid_cheque_bank_slid_fkey FOREIGN KEY (tenant_id, cheque_bank_glid, cheque_bank_slid) REFERENCES sl_master(tenant_id, glid, slid),
  constraint payment_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint payment_tenant_id_day_closing_id_fkey FOREIGN KEY (tenant_id, day_closing_id) REFERENCES day_closing(tenant_id, day_closing_id),
  constraint payment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint payment_tenant_id_hospital_id_fin_year_payment_type_receipt_key UNIQUE (tenant_id, hospital_id, fin_year, payment_type, receipt_no),
  constraint payment_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint payment_upi_paise_check CHECK ((upi_paise >= 0))
);
CREATE INDEX payment_by_admission ON public.payment USING btree (tenant_id, admission_id, payment_id) WHERE is_active;
CREATE INDEX payment_by_bill ON public.payment USING btree (tenant_id, bill_id) WHERE (bill_id IS NOT NULL);
CREATE INDEX payment_by_closing ON public.payment USING btree (tenant_id, day_closing_id) WHERE (day_closing_id IS NOT NULL);
CREATE INDEX payment_by_time ON public.payment USING btree (tenant_id, hospital_id, paid_at) INCLUDE (payment_type, cash_paise, card_paise, upi_paise, neft_paise, cheque_paise, admission_id) WHERE is_active;
CREATE INDEX payment_unclosed ON public.payment USING btree (tenant_id, hospital_id, created_by, created_at) WHERE ((day_closing_id IS NULL) AND is_active);

create table payment_setting (
  tenant_id integer not null,
  payment_id bigint generated as identity not null,
  hospital_id integer not null,
  payment_type text not null,
  api_username text,
  api_publishable_key text,
  paytm_website text,
  paytm_industry_type text,
  api_email text,
  is_demo boolean not null,
  account_no text,
  is_active boolean not null,
  is_selected boolean default false not null,
  constraint payment_setting_check CHECK ((is_active OR (NOT is_selected))),
  constraint payment_setting_pkey PRIMARY KEY (tenant_id, payment_id),
  constraint payment_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint payment_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE UNIQUE INDEX one_selected_payment ON public.payment_setting USING btree (tenant_id, hospital_id) WHERE is_selected;
CREATE UNIQUE INDEX payment_setting_by_type ON public.payment_setting USING btree (tenant_id, hospital_id, lower(payment_type));

create table payroll_calendar (
  tenant_id integer not null,
  calendar_id bigint generated as identity not null,
  start_date date not null,
  end_date date not null,
  is_active boolean default true not null,
  constraint payroll_calendar_check CHECK ((end_date >= start_date)),
  constraint payroll_calendar_pkey PRIMARY KEY (tenant_id, calendar_id),
  constraint payroll_calendar_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX payroll_calendar_start_unique ON public.payroll_calendar USING btree (tenant_id, start_date) WHERE is_active;

create table permission_group_title (
  tenant_id integer not null,
  short_name text not null,
  title text,
  constraint permission_group_title_pkey PRIMARY KEY (tenant_id, short_name),
  constraint permission_group_title_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint permission_group_title_title_check CHECK ((title <> ''::text))
);

create table pharmacy_batch (
  tenant_id integer not null,
  batch_id bigint generated as identity not null,
  hospital_id integer not null,
  item_id bigint not null,
  batch_number text not null,
  expiry date not null,
  mrp_paise bigint not null,
  quantity integer not null,
  constraint pharmacy_batch_mrp_paise_check CHECK ((mrp_paise > 0)),
  constraint pharmacy_batch_pkey PRIMARY KEY (tenant_id, batch_id),
  constraint pharmacy_batch_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_batch_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint pharmacy_batch_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES pharmacy_item(tenant_id, item_id),
  constraint stock_is_never_negative CHECK ((quantity >= 0))
);
CREATE INDEX pharmacy_batch_by_expiry ON public.pharmacy_batch USING btree (tenant_id, hospital_id, expiry, batch_id);
CREATE INDEX pharmacy_batch_by_item ON public.pharmacy_batch USING btree (tenant_id, item_id);
CREATE UNIQUE INDEX pharmacy_batch_by_number ON public.pharmacy_batch USING btree (tenant_id, hospital_id, item_id, lower(batch_number));

create table pharmacy_item (
  tenant_id integer not null,
  item_id bigint generated as identity not null,
  item_code text not null,
  item_name text not null,
  item_type text not null,
  pack text not null,
  hsn_code text,
  gst_slab_id bigint not null,
  schedule text,
  is_active boolean default true not null,
  generic_name text,
  constraint pharmacy_item_generic_name_check CHECK ((char_length(generic_name) <= 200)),
  constraint pharmacy_item_item_type_check CHECK ((item_type = ANY (ARRAY['Medical'::text, 'Non Medical'::text]))),
  constraint pharmacy_item_pkey PRIMARY KEY (tenant_id, item_id),
  constraint pharmacy_item_schedule_check CHECK ((schedule = ANY (ARRAY['G'::text, 'H'::text, 'H1'::text, 'X'::text]))),
  constraint pharmacy_item_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_item_tenant_id_gst_slab_id_fkey FOREIGN KEY (tenant_id, gst_slab_id) REFERENCES gst_slab(tenant_id, gst_slab_id)
);
CREATE UNIQUE INDEX pharmacy_item_by_code ON public.pharmacy_item USING btree (tenant_id, lower(item_code)) WHERE is_active;
CREATE UNIQUE INDEX pharmacy_item_by_name ON public.pharmacy_item USING btree (tenant_id, lower(item_name)) WHERE is_active;
CREATE INDEX pharmacy_item_by_slab ON public.pharmacy_item USING btree (tenant_id, gst_slab_id);

create table pharmacy_return (
  tenant_id integer not null,
  return_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  sale_id bigint not null,
  fin_year text not null,
  return_no bigint not null,
  return_number text not null,
  returned_at timestamp with time zone not null,
  gross_paise bigint not null,
  discount_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  net_paise bigint not null,
  paid_back_paise bigint not null,
  reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  day_closing_id bigint,
  own_money_paise bigint default 0 not null,
  settled_bill_id bigint,
  has_gst_document boolean default true not null,
  constraint pharmacy_return_check CHECK ((net_paise = (gross_paise - discount_paise))),
  constraint pharmacy_return_check1 CHECK (((paid_back_paise >= 0) AND (paid_back_paise <= net_paise))),
  constraint pharmacy_return_check2 CHECK (((own_money_paise >= 0) AND (own_money_paise <= (net_paise - paid_back_paise)))),
  constraint pharmacy_return_discount_paise_check CHECK ((discount_paise >= 0)),
  constraint pharmacy_return_gross_paise_check CHECK ((gross_paise > 0)),
  constraint pharmacy_return_pkey PRIMARY KEY (tenant_id, return_id),
  constraint pharmacy_return_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint pharmacy_return_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint pharmacy_return_tenant_id_day_closing_id_fkey FOREIGN KEY (tenant_id, day_closing_id) REFERENCES day_closing(tenant_id, day_closing_id),
  constraint pharmacy_return_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_return_tenant_id_hospital_id_fin_year_return_no_key UNIQUE (tenant_id, hospital_id, fin_year, return_no),
  constraint pharmacy_return_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint pharmacy_return_tenant_id_sale_id_fkey FOREIGN KEY (tenant_id, sale_id) REFERENCES pharmacy_sale(tenant_id, sale_id),
  constraint pharmacy_return_tenant_id_settled_bill_id_fkey FOREIGN KEY (tenant_id, settled_bill_id) REFERENCES bill(tenant_id, bill_id)
);
CREATE INDEX pharmacy_return_by_admission ON public.pharmacy_return USING btree (tenant_id, admission_id, return_id);
CREATE INDEX pharmacy_return_by_closing ON public.pharmacy_return USING btree (tenant_id, day_closing_id) WHERE (day_closing_id IS NOT NULL);
CREATE INDEX pharmacy_return_by_sale ON public.pharmacy_return USING btree (tenant_id, sale_id);
CREATE INDEX pharmacy_return_by_time ON public.pharmacy_return USING btree (tenant_id, hospital_id, returned_at DESC, return_id DESC);
CREATE INDEX pharmacy_return_settled ON public.pharmacy_return USING btree (tenant_id, settled_bill_id) WHERE (settled_bill_id IS NOT NULL);
CREATE INDEX pharmacy_return_unclosed ON public.pharmacy_return USING btree (tenant_id, hospital_id, created_by, created_at) WHERE ((day_closing_id IS NULL) AND (paid_back_paise > 0));

create table pharmacy_return_line (
  tenant_id integer not null,
  return_line_id bigint generated as identity not null,
  return_id bigint not null,
  sale_line_id bigint not null,
  quantity integer not null,
  gross_paise bigint not null,
  discount_paise bigint not null,
  value_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  constraint pharmacy_return_line_check CHECK ((value_paise = (gross_paise - discount_paise))),
  constraint pharmacy_return_line_pkey PRIMARY KEY (tenant_id, return_line_id),
  constraint pharmacy_return_line_quantity_check CHECK ((quantity > 0)),
  constraint pharmacy_return_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_return_line_tenant_id_return_id_fkey FOREIGN KEY (tenant_id, return_id) REFERENCES pharmacy_return(tenant_id, return_id),
  constraint pharmacy_return_line_tenant_id_sale_line_id_fkey FOREIGN KEY (tenant_id, sale_line_id) REFERENCES pharmacy_sale_line(tenant_id, sale_line_id)
);
CREATE INDEX pharmacy_return_line_by_return ON public.pharmacy_return_line USING btree (tenant_id, return_id, return_line_id);
CREATE INDEX pharmacy_return_line_by_sale_line ON public.pharmacy_return_line USING btree (tenant_id, sale_line_id);

create table pharmacy_sale (
  tenant_id integer not null,
  sale_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  doctor_id bigint not null,
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
  constraint pharmacy_sale_card_paise_check CHECK ((card_paise >= 0)),
  constraint pharmacy_sale_cash_paise_check CHECK ((cash_paise >= 0)),
  constraint pharmacy_sale_cgst_paise_check CHECK ((cgst_paise >= 0)),
  constraint pharmacy_sale_check CHECK ((net_paise = (gross_paise - discount_paise))),
  constraint pharmacy_sale_check1 CHECK ((net_paise = ((taxable_paise + cgst_paise) + sgst_paise))),
  constraint pharmacy_sale_check2 CHECK ((((((cash_paise + card_paise) + upi_paise) + neft_paise) + cheque_paise) <= net_paise)),
  constraint pharmacy_sale_check3 CHECK (((NOT is_in_treatment) OR ((cgst_paise = 0) AND (sgst_paise = 0) AND (NOT has_gst_document)))),
  constraint pharmacy_sale_cheque_paise_check CHECK ((cheque_paise >= 0)),
  constraint pharmacy_sale_discount_paise_check CHECK ((discount_paise >= 0)),
  constraint pharmacy_sale_gross_paise_check CHECK ((gross_paise > 0)),
  constraint pharmacy_sale_neft_paise_check CHECK ((neft_paise >= 0)),
  constraint pharmacy_sale_neft_reference CHECK (((neft_reference IS NULL) OR ((neft_paise > 0) AND (neft_reference ~ '^\S{1,35}$'::text)))),
  constraint pharmacy_sale_net_paise_check CHECK ((net_paise >= 0)),
  constraint pharmacy_sale_pkey PRIMARY KEY (tenant_id, sale_id),
  constraint pharmacy_sale_sgst_paise_check CHECK ((sgst_paise >= 0)),
  constraint pharmacy_sale_taxable_paise_check CHECK ((taxable_paise >= 0)),
  constraint pharmacy_sale_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint pharmacy_sale_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint pharmacy_sale_tenant_id_day_closing_id_fkey FOREIGN KEY (tenant_id, day_closing_id) REFERENCES day_closing(tenant_id, day_closing_id),
  constraint pharmacy_sale_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint pharmacy_sale_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_sale_tenant_id_hospital_id_fin_year_memo_no_key UNIQUE (tenant_id, hospital_id, fin_year, memo_no),
  constraint pharmacy_sale_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint pharmacy_sale_upi_paise_check CHECK ((upi_paise >= 0))
);
CREATE INDEX pharmacy_sale_by_admission ON public.pharmacy_sale USING btree (tenant_id, admission_id, sale_id);
CREATE INDEX pharmacy_sale_by_closing ON public.pharmacy_sale USING btree (tenant_id, day_closing_id) WHERE (day_closing_id IS NOT NULL);
CREATE INDEX pharmacy_sale_by_time ON public.pharmacy_sale USING btree (tenant_id, hospital_id, sold_at DESC, sale_id DESC);
CREATE INDEX pharmacy_sale_unclosed ON public.pharmacy_sale USING btree (tenant_id, hospital_id, created_by, created_at) WHERE ((day_closing_id IS NULL) AND (paid_paise > 0));

create table pharmacy_sale_line (
  tenant_id integer not null,
  sale_line_id bigint generated as identity not null,
  sale_id bigint not null,
  item_id bigint not null,
  batch_id bigint not null,
  item_code text not null,
  item_name text not null,
  pack text not null,
  hsn_code text,
  batch_number text not null,
  expiry date not null,
  mrp_paise bigint not null,
  quantity integer not null,
  gross_paise bigint not null,
  discount_paise bigint not null,
  value_paise bigint not null,
  taxable_paise bigint not null,
  cgst_basis_points integer not null,
  sgst_basis_points integer not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  tax_slab text not null,
  constraint pharmacy_sale_line_check CHECK ((value_paise = (gross_paise - discount_paise))),
  constraint pharmacy_sale_line_discount_paise_check CHECK ((discount_paise >= 0)),
  constraint pharmacy_sale_line_pkey PRIMARY KEY (tenant_id, sale_line_id),
  constraint pharmacy_sale_line_quantity_check CHECK ((quantity > 0)),
  constraint pharmacy_sale_line_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES pharmacy_batch(tenant_id, batch_id),
  constraint pharmacy_sale_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_sale_line_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES pharmacy_item(tenant_id, item_id),
  constraint pharmacy_sale_line_tenant_id_sale_id_fkey FOREIGN KEY (tenant_id, sale_id) REFERENCES pharmacy_sale(tenant_id, sale_id)
);
CREATE INDEX pharmacy_sale_line_by_batch ON public.pharmacy_sale_line USING btree (tenant_id, batch_id);
CREATE INDEX pharmacy_sale_line_by_item ON public.pharmacy_sale_line USING btree (tenant_id, item_id);
CREATE INDEX pharmacy_sale_line_by_sale ON public.pharmacy_sale_line USING btree (tenant_id, sale_id, sale_line_id);

create table pharmacy_stock_move (
  tenant_id integer not null,
  stock_move_id bigint generated as identity not null,
  batch_id bigint not null,
  kind text not null,
  change integer not null,
  reason text,
  sale_id bigint,
  return_id bigint,
  moved_at timestamp with time zone not null,
  created_by bigint not null,
  constraint pharmacy_stock_move_change_check CHECK ((change <> 0)),
  constraint pharmacy_stock_move_check CHECK (((kind = 'sold'::text) = (sale_id IS NOT NULL))),
  constraint pharmacy_stock_move_check1 CHECK (((kind = 'returned'::text) = (return_id IS NOT NULL))),
  constraint pharmacy_stock_move_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'adjusted'::text, 'sold'::text, 'returned'::text]))),
  constraint pharmacy_stock_move_pkey PRIMARY KEY (tenant_id, stock_move_id),
  constraint pharmacy_stock_move_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES pharmacy_batch(tenant_id, batch_id),
  constraint pharmacy_stock_move_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint pharmacy_stock_move_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_stock_move_tenant_id_return_id_fkey FOREIGN KEY (tenant_id, return_id) REFERENCES pharmacy_return(tenant_id, return_id),
  constraint pharmacy_stock_move_tenant_id_sale_id_fkey FOREIGN KEY (tenant_id, sale_id) REFERENCES pharmacy_sale(tenant_id, sale_id)
);
CREATE INDEX pharmacy_stock_move_by_batch ON public.pharmacy_stock_move USING btree (tenant_id, batch_id, stock_move_id);
CREATE INDEX pharmacy_stock_move_by_return ON public.pharmacy_stock_move USING btree (tenant_id, return_id) WHERE (return_id IS NOT NULL);
CREATE INDEX pharmacy_stock_move_by_sale ON public.pharmacy_stock_move USING btree (tenant_id, sale_id) WHERE (sale_id IS NOT NULL);

create table phrase (
  tenant_id integer not null,
  phrase_id bigint generated as identity not null,
  staff_id bigint,
  department_id bigint,
  shortcut text not null,
  phrase_text text not null,
  is_active boolean default true not null,
  constraint phrase_check CHECK (((staff_id IS NULL) <> (department_id IS NULL))),
  constraint phrase_phrase_text_check CHECK ((phrase_text <> ''::text)),
  constraint phrase_pkey PRIMARY KEY (tenant_id, phrase_id),
  constraint phrase_shortcut_check CHECK ((shortcut <> ''::text)),
  constraint phrase_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES department(tenant_id, department_id),
  constraint phrase_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint phrase_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE UNIQUE INDEX phrase_of_department ON public.phrase USING btree (tenant_id, department_id, lower(shortcut)) WHERE (is_active AND (department_id IS NOT NULL));
CREATE UNIQUE INDEX phrase_of_staff ON public.phrase USING btree (tenant_id, staff_id, lower(shortcut)) WHERE (is_active AND (staff_id IS NOT NULL));

create table pl_bs (
  pl_bs_id integer not null,
  description text not null,
  type text not null,
  constraint pl_bs_pkey PRIMARY KEY (pl_bs_id),
  constraint pl_bs_type_check CHECK ((type = ANY (ARRAY['Balance Sheet'::text, 'Profit and Loss'::text])))
);

create table prescription_print (
  tenant_id integer not null,
  prescription_print_id bigint generated as identity not null,
  consultation_id bigint not null,
  version integer not null,
  copy_no integer not null,
  printed_by bigint not null,
  printed_at timestamp with time zone not null,
  constraint prescription_print_copy_no_check CHECK ((copy_no >= 0)),
  constraint prescription_print_pkey PRIMARY KEY (tenant_id, prescription_print_id),
  constraint prescription_print_tenant_id_consultation_id_version_copy_n_key UNIQUE (tenant_id, consultation_id, version, copy_no),
  constraint prescription_print_tenant_id_consultation_id_version_fkey FOREIGN KEY (tenant_id, consultation_id, version) REFERENCES consultation_version(tenant_id, consultation_id, version),
  constraint prescription_print_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint prescription_print_tenant_id_printed_by_fkey FOREIGN KEY (tenant_id, printed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX prescription_print_by_user ON public.prescription_print USING btree (tenant_id, printed_by);

create table print_setting (
  tenant_id integer not null,
  print_setting_id bigint generated as identity not null,
  hospital_id integer not null,
  setting_for text not null,
  image text,
  print_footer text,
  header_height integer,
  footer_height integer,
  is_active boolean default true not null,
  paper_size text default 'A4'::text not null,
  margin_millimetres integer default 10 not null,
  hidden_lines text[] default '{}'::text[] not null,
  image_file_id bigint,
  small_sheet text,
  constraint margin_fits_the_paper CHECK (((margin_millimetres >= 0) AND (margin_millimetres <= 40))),
  constraint paper_size_known CHECK ((paper_size = ANY (ARRAY['A4'::text, 'A5'::text]))),
  constraint print_setting_image_file FOREIGN KEY (tenant_id, image_file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint print_setting_pkey PRIMARY KEY (tenant_id, print_setting_id),
  constraint print_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint print_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint small_sheet_known CHECK ((small_sheet = ANY (ARRAY['label50x25'::text, 'label38x25'::text, 'band279x25'::text, 'roll80'::text])))
);
CREATE INDEX print_setting_by_image_file ON public.print_setting USING btree (tenant_id, image_file_id) WHERE (image_file_id IS NOT NULL);
CREATE UNIQUE INDEX print_setting_by_name ON public.print_setting USING btree (tenant_id, hospital_id, setting_for) WHERE is_active;

create table privacy_setting (
  tenant_id integer not null,
  is_wall_enforced boolean default true not null,
  break_glass_minutes integer default 60 not null,
  officer_role_ids bigint[] default '{0,19}'::bigint[] not null,
  updated_at timestamp with time zone default now() not null,
  days_after_discharge integer default 7 not null,
  keep_log_years integer default 3 not null,
  constraint privacy_setting_break_glass_minutes_check CHECK (((break_glass_minutes >= 5) AND (break_glass_minutes <= 1440))),
  constraint privacy_setting_days_after_discharge_check CHECK (((days_after_discharge >= 0) AND (days_after_discharge <= 90))),
  constraint privacy_setting_keep_log_years_check CHECK (((keep_log_years >= 3) AND (keep_log_years <= 30))),
  constraint privacy_setting_pkey PRIMARY KEY (tenant_id),
  constraint privacy_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create table provider_rate (
  tenant_id integer not null,
  provider_rate_id bigint generated as identity not null,
  third_party_provider_id bigint not null,
  lab_test_id bigint not null,
  rate_paise bigint not null,
  valid_from date not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint provider_rate_pkey PRIMARY KEY (tenant_id, provider_rate_id),
  constraint provider_rate_rate_paise_check CHECK ((rate_paise >= 0)),
  constraint provider_rate_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint provider_rate_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint provider_rate_tenant_id_lab_test_id_fkey FOREIGN KEY (tenant_id, lab_test_id) REFERENCES lab_test(tenant_id, lab_test_id),
  constraint provider_rate_tenant_id_third_party_provider_id_fkey FOREIGN KEY (tenant_id, third_party_provider_id) REFERENCES third_party_provider(tenant_id, third_party_provider_id)
);
CREATE INDEX provider_rate_by_test ON public.provider_rate USING btree (tenant_id, third_party_provider_id, lab_test_id, valid_from DESC);
CREATE INDEX provider_rate_of_test ON public.provider_rate USING btree (tenant_id, lab_test_id);

create table qc_action (
  tenant_id integer not null,
  qc_action_id bigint generated as identity not null,
  qc_run_id bigint not null,
  cause text not null,
  correction text not null,
  reviewed_count integer not null,
  acted_at timestamp with time zone not null,
  acted_by bigint not null,
  constraint qc_action_pkey PRIMARY KEY (tenant_id, qc_action_id),
  constraint qc_action_reviewed_count_check CHECK ((reviewed_count >= 0)),
  constraint qc_action_tenant_id_acted_by_fkey FOREIGN KEY (tenant_id, acted_by) REFERENCES app_user(tenant_id, user_id),
  constraint qc_action_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint qc_action_tenant_id_qc_run_id_fkey FOREIGN KEY (tenant_id, qc_run_id) REFERENCES qc_run(tenant_id, qc_run_id)
);
CREATE INDEX qc_action_by_run ON public.qc_action USING btree (tenant_id, qc_run_id);

create table qc_exclusion (
  tenant_id integer not null,
  qc_run_id bigint not null,
  reason text not null,
  excluded_at timestamp with time zone not null,
  excluded_by bigint not null,
  constraint qc_exclusion_pkey PRIMARY KEY (tenant_id, qc_run_id),
  constraint qc_exclusion_reason_check CHECK ((length(reason) >= 5)),
  constraint qc_exclusion_tenant_id_excluded_by_fkey FOREIGN KEY (tenant_id, excluded_by) REFERENCES app_user(tenant_id, user_id),
  constraint qc_exclusion_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint qc_exclusion_tenant_id_qc_run_id_fkey FOREIGN KEY (tenant_id, qc_run_id) REFERENCES qc_run(tenant_id, qc_run_id)
);

create table qc_material (
  tenant_id integer not null,
  qc_material_id bigint generated as identity not null,
  hospital_id integer not null,
  material_name text not null,
  maker text,
  level integer not null,
  lot_no text not null,
  sample_code text,
  expiry date not null,
  is_active boolean default true not null,
  constraint qc_material_level_check CHECK (((level >= 1) AND (level <= 9))),
  constraint qc_material_pkey PRIMARY KEY (tenant_id, qc_material_id),
  constraint qc_material_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint qc_material_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint qc_material_tenant_id_qc_material_id_hospital_id_key UNIQUE (tenant_id, qc_material_id, hospital_id)
);
CREATE UNIQUE INDEX qc_material_sample ON public.qc_material USING btree (tenant_id, hospital_id, lower(sample_code)) WHERE is_active;
CREATE UNIQUE INDEX qc_material_unique ON public.qc_material USING btree (tenant_id, hospital_id, lower(material_name), level, lower(lot_no)) WHERE is_active;

create table qc_run (
  tenant_id integer not null,
  qc_run_id bigint generated as identity not null,
  hospital_id integer not null,
  qc_material_id bigint not null,
  lab_parameter_id bigint not null,
  analyser_id bigint not null,
  run_no integer not null,
  ran_at timestamp with time zone not null,
  value double precision not null,
  mean double precision not null,
  sd double precision not null,
  z_score double precision not null,
  verdict text not null,
  rules text[] not null,
  done_by bigint not null,
  analyser_message_id bigint,
  analyser_line text,
  constraint qc_run_pkey PRIMARY KEY (tenant_id, qc_run_id),
  constraint qc_run_run_no_check CHECK ((run_no > 0)),
  constraint qc_run_tenant_id_analyser_id_hospital_id_fkey FOREIGN KEY (tenant_id, analyser_id, hospital_id) REFERENCES analyser(tenant_id, analyser_id, hospital_id),
  constraint qc_run_tenant_id_analyser_id_lab_parameter_id_run_no_qc_mat_key UNIQUE (tenant_id, analyser_id, lab_parameter_id, run_no, qc_material_id),
  constraint qc_run_tenant_id_analyser_message_id_fkey FOREIGN KEY (tenant_id, analyser_message_id) REFERENCES analyser_message(tenant_id, analyser_message_id),
  constraint qc_run_tenant_id_done_by_fkey FOREIGN KEY (tenant_id, done_by) REFERENCES app_user(tenant_id, user_id),
  constraint qc_run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint qc_run_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint qc_run_tenant_id_qc_material_id_hospital_id_fkey FOREIGN KEY (tenant_id, qc_material_id, hospital_id) REFERENCES qc_material(tenant_id, qc_material_id, hospital_id),
  constraint qc_run_verdict_check CHECK ((verdict = ANY (ARRAY['InControl'::text, 'Warning'::text, 'OutOfControl'::text])))
);
CREATE INDEX qc_run_by_parameter ON public.qc_run USING btree (tenant_id, analyser_id, lab_parameter_id, qc_run_id DESC);
CREATE INDEX qc_run_by_series ON public.qc_run USING btree (tenant_id, qc_material_id, lab_parameter_id, analyser_id, qc_run_id DESC);
CREATE UNIQUE INDEX qc_run_line_once ON public.qc_run USING btree (tenant_id, analyser_line);
CREATE INDEX qc_run_refused ON public.qc_run USING btree (tenant_id, analyser_id, lab_parameter_id) WHERE (verdict = 'OutOfControl'::text);

create table qc_target (
  tenant_id integer not null,
  qc_target_id bigint generated as identity not null,
  qc_material_id bigint not null,
  lab_parameter_id bigint not null,
  analyser_id bigint not null,
  mean double precision not null,
  sd double precision not null,
  source text not null,
  valid_from timestamp with time zone not null,
  set_by bigint not null,
  constraint qc_target_pkey PRIMARY KEY (tenant_id, qc_target_id),
  constraint qc_target_sd_check CHECK ((sd > (0)::double precision)),
  constraint qc_target_source_check CHECK ((source = ANY (ARRAY['Maker'::text, 'Own'::text]))),
  constraint qc_target_tenant_id_analyser_id_fkey FOREIGN KEY (tenant_id, analyser_id) REFERENCES analyser(tenant_id, analyser_id),
  constraint qc_target_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint qc_target_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint qc_target_tenant_id_qc_material_id_fkey FOREIGN KEY (tenant_id, qc_material_id) REFERENCES qc_material(tenant_id, qc_material_id),
  constraint qc_target_tenant_id_set_by_fkey FOREIGN KEY (tenant_id, set_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX qc_target_by_analyser ON public.qc_target USING btree (tenant_id, analyser_id, lab_parameter_id);
CREATE INDEX qc_target_by_material ON public.qc_target USING btree (tenant_id, qc_material_id, lab_parameter_id, analyser_id, qc_target_id DESC);

create table reagent_lot (
  tenant_id integer not null,
  reagent_lot_id bigint generated as identity not null,
  hospital_id integer not null,
  analyser_id bigint not null,
  reagent_name text not null,
  lot_no text not null,
  expiry date not null,
  check_text text,
  checked_at timestamp with time zone,
  checked_by bigint,
  opened_at timestamp with time zone,
  opened_by bigint,
  constraint reagent_lot_check CHECK ((((checked_at IS NULL) = (checked_by IS NULL)) AND ((checked_at IS NULL) = (check_text IS NULL)))),
  constraint reagent_lot_check1 CHECK (((opened_at IS NULL) = (opened_by IS NULL))),
  constraint reagent_lot_pkey PRIMARY KEY (tenant_id, reagent_lot_id),
  constraint reagent_lot_tenant_id_analyser_id_hospital_id_fkey FOREIGN KEY (tenant_id, analyser_id, hospital_id) REFERENCES analyser(tenant_id, analyser_id, hospital_id),
  constraint reagent_lot_tenant_id_checked_by_fkey FOREIGN KEY (tenant_id, checked_by) REFERENCES app_user(tenant_id, user_id),
  constraint reagent_lot_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint reagent_lot_tenant_id_opened_by_fkey FOREIGN KEY (tenant_id, opened_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX reagent_lot_by_hospital ON public.reagent_lot USING btree (tenant_id, hospital_id, opened_at DESC, reagent_lot_id DESC);
CREATE INDEX reagent_lot_by_opening ON public.reagent_lot USING btree (tenant_id, analyser_id, opened_at);
CREATE UNIQUE INDEX reagent_lot_unique ON public.reagent_lot USING btree (tenant_id, analyser_id, lower(reagent_name), lower(lot_no));

create table recovery_code (
  tenant_id integer not null,
  code_id bigint generated as identity not null,
  user_id bigint not null,
  code_hash text not null,
  made_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  is_active boolean default true not null,
  constraint recovery_code_pkey PRIMARY KEY (tenant_id, code_id),
  constraint recovery_code_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint recovery_code_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE UNIQUE INDEX recovery_code_unique ON public.recovery_code USING btree (tenant_id, user_id, code_hash) WHERE is_active;

create table reference_range (
  tenant_id integer not null,
  reference_range_id bigint generated as identity not null,
  lab_parameter_id bigint not null,
  sex text,
  age_from_days integer not null,
  age_to_days integer not null,
  condition text default 'None'::text not null,
  low double precision,
  high double precision,
  low_critical double precision,
  high_critical double precision,
  shown_text text,
  source_note text not null,
  valid_from date not null,
  valid_to date,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  unit text,
  is_high_exclusive boolean default false not null,
  age_from_hours integer,
  age_to_hours integer,
  analyser_id bigint,
  method_name text,
  constraint reference_range_age_from_days_check CHECK ((age_from_days >= 0)),
  constraint reference_range_check CHECK ((age_from_days <= age_to_days)),
  constraint reference_range_check1 CHECK ((low <= high)),
  constraint reference_range_check2 CHECK ((low_critical <= COALESCE(low, low_critical))),
  constraint reference_range_check3 CHECK ((high_critical >= COALESCE(high, high_critical))),
  constraint reference_range_check4 CHECK ((valid_to > valid_from)),
  constraint reference_range_condition_check CHECK ((condition = ANY (ARRAY['None'::text, 'Pregnant1'::text, 'Pregnant2'::text, 'Pregnant3'::text, 'Fasting'::text, 'PostMeal'::text, 'Follicular'::text, 'Ovulation'::text, 'Luteal'::text, 'PostMenopause'::text]))),
  constraint reference_range_hours CHECK ((((age_from_hours IS NULL) = (age_to_hours IS NULL)) AND (age_from_hours >= 0) AND (age_from_hours < age_to_hours))) NOT VALID,
  constraint reference_range_of_analyser FOREIGN KEY (tenant_id, analyser_id) REFERENCES analyser(tenant_id, analyser_id) NOT VALID,
  constraint reference_range_overlap EXCLUDE USING gist (tenant_id WITH =, lab_parameter_id WITH =, COALESCE(sex, ''::text) WITH =, condition WITH =, COALESCE(analyser_id, (0)::bigint) WITH =, lower(COALESCE(method_name, ''::text)) WITH =, int4range(COALESCE(age_from_hours, (age_from_days * 24)), COALESCE(age_to_hours, ((age_to_days * 24) + 24))) WITH &&, daterange(valid_from, valid_to) WITH &&),
  constraint reference_range_pkey PRIMARY KEY (tenant_id, reference_range_id),
  constraint reference_range_sex_check CHECK ((sex = ANY (ARRAY['M'::text, 'F'::text]))),
  constraint reference_range_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint reference_range_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint reference_range_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id)
);
CREATE INDEX reference_range_by_analyser ON public.reference_range USING btree (tenant_id, analyser_id) WHERE (analyser_id IS NOT NULL);

create table referral (
  tenant_id integer not null,
  referral_id bigint generated as identity not null,
  referral_name text not null,
  contact_no text,
  email text,
  is_active boolean default true not null,
  address text,
  pan_no text,
  ipd_basis_points integer,
  opd_basis_points integer,
  ot_basis_points integer,
  other_basis_points integer,
  constraint referral_ipd_basis_points_check CHECK (((ipd_basis_points >= 0) AND (ipd_basis_points <= 10000))),
  constraint referral_opd_basis_points_check CHECK (((opd_basis_points >= 0) AND (opd_basis_points <= 10000))),
  constraint referral_ot_basis_points_check CHECK (((ot_basis_points >= 0) AND (ot_basis_points <= 10000))),
  constraint referral_other_basis_points_check CHECK (((other_basis_points >= 0) AND (other_basis_points <= 10000))),
  constraint referral_pkey PRIMARY KEY (tenant_id, referral_id),
  constraint referral_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX referral_by_name_and_phone ON public.referral USING btree (tenant_id, lower(referral_name), "right"(COALESCE(contact_no, ''::text), 10)) WHERE is_active;

create table reflex_order (
  tenant_id integer not null,
  reflex_order_id bigint generated as identity not null,
  hospital_id integer not null,
  reflex_rule_id bigint not null,
  lab_work_id bigint not null,
  clinical_order_id bigint,
  left_out text,
  added_at timestamp with time zone not null,
  constraint reflex_order_check CHECK (((clinical_order_id IS NULL) = (left_out IS NOT NULL))),
  constraint reflex_order_left_out_check CHECK ((left_out = ANY (ARRAY['AccountClosed'::text, 'NotInUse'::text, 'AskedAlready'::text, 'Warned'::text]))),
  constraint reflex_order_pkey PRIMARY KEY (tenant_id, reflex_order_id),
  constraint reflex_order_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint reflex_order_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint reflex_order_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint reflex_order_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint reflex_order_tenant_id_reflex_rule_id_fkey FOREIGN KEY (tenant_id, reflex_rule_id) REFERENCES reflex_rule(tenant_id, reflex_rule_id)
);
CREATE INDEX reflex_order_by_hospital ON public.reflex_order USING btree (tenant_id, hospital_id, reflex_order_id DESC);
CREATE INDEX reflex_order_by_order ON public.reflex_order USING btree (tenant_id, clinical_order_id) WHERE (clinical_order_id IS NOT NULL);
CREATE INDEX reflex_order_by_rule ON public.reflex_order USING btree (tenant_id, reflex_rule_id);
CREATE INDEX reflex_order_by_work ON public.reflex_order USING btree (tenant_id, lab_work_id);

create table reflex_rule (
  tenant_id integer not null,
  reflex_rule_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_parameter_id bigint not null,
  asks_when text not null,
  limit_value double precision,
  lab_test_id bigint not null,
  protocol_text text not null,
  version_no integer not null,
  is_on boolean not null,
  signed_by bigint not null,
  signed_at timestamp with time zone not null,
  constraint reflex_rule_asks_when_check CHECK ((asks_when = ANY (ARRAY['Below'::text, 'Above'::text, 'Abnormal'::text]))),
  constraint reflex_rule_check CHECK (((asks_when = 'Abnormal'::text) = (limit_value IS NULL))),
  constraint reflex_rule_pkey PRIMARY KEY (tenant_id, reflex_rule_id),
  constraint reflex_rule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint reflex_rule_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint reflex_rule_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint reflex_rule_tenant_id_lab_test_id_hospital_id_fkey FOREIGN KEY (tenant_id, lab_test_id, hospital_id) REFERENCES lab_test(tenant_id, lab_test_id, hospital_id),
  constraint reflex_rule_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id),
  constraint reflex_rule_version UNIQUE (tenant_id, hospital_id, lab_parameter_id, lab_test_id, version_no),
  constraint reflex_rule_version_no_check CHECK ((version_no > 0))
);
CREATE INDEX reflex_rule_of_test ON public.reflex_rule USING btree (tenant_id, lab_test_id);

create table refund_due (
  tenant_id integer not null,
  service_charge_id bigint not null,
  hospital_id integer not null,
  clinical_order_id bigint not null,
  quantity_thousandths bigint not null,
  reason text not null,
  owed_at timestamp with time zone not null,
  owed_by bigint not null,
  settled_at timestamp with time zone,
  back_before_thousandths bigint default 0 not null,
  constraint refund_due_back_before_thousandths_check CHECK ((back_before_thousandths >= 0)),
  constraint refund_due_pkey PRIMARY KEY (tenant_id, service_charge_id),
  constraint refund_due_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint refund_due_reason_check CHECK ((length(reason) >= 5)),
  constraint refund_due_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint refund_due_tenant_id_clinical_order_id_key UNIQUE (tenant_id, clinical_order_id),
  constraint refund_due_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint refund_due_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint refund_due_tenant_id_owed_by_fkey FOREIGN KEY (tenant_id, owed_by) REFERENCES app_user(tenant_id, user_id),
  constraint refund_due_tenant_id_service_charge_id_fkey FOREIGN KEY (tenant_id, service_charge_id) REFERENCES service_charge(tenant_id, service_charge_id)
);
CREATE INDEX refund_due_open ON public.refund_due USING btree (tenant_id, hospital_id, owed_at) WHERE (settled_at IS NULL);

create table report_delivery (
  tenant_id integer not null,
  report_delivery_id bigint generated as identity not null,
  report_schedule_id bigint not null,
  due_on timestamp with time zone not null,
  state text default 'Waiting'::text not null,
  tries integer default 0 not null,
  failure text,
  message_ids bigint[] default '{}'::bigint[] not null,
  constraint report_delivery_pkey PRIMARY KEY (tenant_id, report_delivery_id),
  constraint report_delivery_state_check CHECK ((state = ANY (ARRAY['Waiting'::text, 'Sent'::text, 'NothingToSend'::text, 'Failed'::text, 'OwnerLostRight'::text]))),
  constraint report_delivery_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint report_delivery_tenant_id_report_schedule_id_due_on_key UNIQUE (tenant_id, report_schedule_id, due_on),
  constraint report_delivery_tenant_id_report_schedule_id_fkey FOREIGN KEY (tenant_id, report_schedule_id) REFERENCES report_schedule(tenant_id, report_schedule_id)
);

create table report_run (
  tenant_id integer not null,
  report_run_id bigint generated as identity not null,
  hospital_id integer not null,
  part text not null,
  run_by integer not null,
  role_id integer not null,
  started_at timestamp with time zone default now() not null,
  milliseconds integer not null,
  row_count integer,
  filters jsonb default '[]'::jsonb not null,
  exported_as text,
  reason text,
  state text not null,
  failure text,
  report_delivery_id bigint,
  file_id bigint,
  expires_at timestamp with time zone,
  made_for bigint[],
  constraint report_run_check CHECK (((state = 'Done'::text) = (row_count IS NOT NULL))),
  constraint report_run_check1 CHECK (((reason IS NULL) OR (exported_as IS NOT NULL))),
  constraint report_run_delivery FOREIGN KEY (tenant_id, report_delivery_id) REFERENCES report_delivery(tenant_id, report_delivery_id) NOT VALID,
  constraint report_run_exported_as_check CHECK ((exported_as = ANY (ARRAY['copy'::text, 'xlsx'::text, 'csv'::text, 'pdf'::text, 'print'::text]))),
  constraint report_run_file FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id) ON DELETE SET NULL (file_id) NOT VALID,
  constraint report_run_milliseconds_check CHECK ((milliseconds >= 0)),
  constraint report_run_pkey PRIMARY KEY (tenant_id, report_run_id),
  constraint report_run_reason_check CHECK ((reason <> ''::text)),
  constraint report_run_row_count_check CHECK ((row_count >= 0)),
  constraint report_run_state_check CHECK ((state = ANY (ARRAY['Done'::text, 'Failed'::text, 'Stopped'::text]))),
  constraint report_run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint report_run_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint report_run_tenant_id_run_by_fkey FOREIGN KEY (tenant_id, run_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX report_run_by_age ON public.report_run USING btree (tenant_id, started_at);
CREATE INDEX report_run_by_delivery ON public.report_run USING btree (tenant_id, report_delivery_id) WHERE (report_delivery_id IS NOT NULL);
CREATE INDEX report_run_by_start ON public.report_run USING btree (tenant_id, hospital_id, started_at);

create table report_schedule (
  tenant_id integer not null,
  report_schedule_id bigint generated as identity not null,
  hospital_id integer not null,
  schedule_name text not null,
  report_menu text not null,
  every_kind text not null,
  day_of integer,
  at_time text not null,
  period text not null,
  recipient_ids integer[] default '{}'::integer[] not null,
  addresses text,
  only_if text not null,
  threshold_field text,
  is_below boolean default false not null,
  threshold_amount_paise bigint,
  is_crossed boolean default false not null,
  owner_id bigint not null,
  origin text default ''::text not null,
  next_due_on timestamp with time zone not null,
  last_due_on timestamp with time zone,
  last_state text,
  last_failure text,
  is_active boolean default true not null,
  constraint report_schedule_at_time_check CHECK ((at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint report_schedule_check CHECK (((only_if <> 'ThresholdCrossed'::text) OR ((threshold_field IS NOT NULL) AND (threshold_amount_paise IS NOT NULL)))),
  constraint report_schedule_day_of_check CHECK (((day_of >= 1) AND (day_of <= 31))),
  constraint report_schedule_every_kind_check CHECK ((every_kind = ANY (ARRAY['Day'::text, 'Week'::text, 'Month'::text, 'Quarter'::text]))),
  constraint report_schedule_last_state_check CHECK ((last_state = ANY (ARRAY['Sent'::text, 'NothingToSend'::text, 'Failed'::text, 'OwnerLostRight'::text]))),
  constraint report_schedule_only_if_check CHECK ((only_if = ANY (ARRAY['Always'::text, 'NotEmpty'::text, 'ThresholdCrossed'::text]))),
  constraint report_schedule_period_check CHECK ((period = ANY (ARRAY['Today'::text, 'Yesterday'::text, 'LastWeek'::text, 'MonthToDate'::text, 'LastMonth'::text, 'LastQuarter'::text, 'YearToDate'::text, 'LastYear'::text, 'Last12Months'::text]))),
  constraint report_schedule_pkey PRIMARY KEY (tenant_id, report_schedule_id),
  constraint report_schedule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint report_schedule_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint report_schedule_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX report_schedule_due ON public.report_schedule USING btree (tenant_id, next_due_on) WHERE is_active;
CREATE UNIQUE INDEX report_schedule_unique ON public.report_schedule USING btree (tenant_id, hospital_id, lower(schedule_name)) WHERE is_active;

create table report_view (
  tenant_id integer not null,
  report_view_id bigint generated as identity not null,
  lab_report_id bigint not null,
  viewed_at timestamp with time zone not null,
  viewed_by bigint,
  channel text not null,
  ip text,
  constraint report_view_channel_check CHECK ((channel = ANY (ARRAY['Screen'::text, 'Public'::text]))),
  constraint report_view_check CHECK (((channel = 'Public'::text) = (viewed_by IS NULL))),
  constraint report_view_pkey PRIMARY KEY (tenant_id, report_view_id),
  constraint report_view_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint report_view_tenant_id_lab_report_id_fkey FOREIGN KEY (tenant_id, lab_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint report_view_tenant_id_viewed_by_fkey FOREIGN KEY (tenant_id, viewed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX report_view_by_report ON public.report_view USING btree (tenant_id, lab_report_id, report_view_id DESC);

create table role (
  tenant_id integer not null,
  role_id integer not null,
  role_name text not null,
  dashboard_name text,
  is_system boolean default false not null,
  is_superadmin boolean default false not null,
  is_active boolean default true not null,
  views jsonb,
  counter_due_paise bigint default 200000,
  constraint role_counter_due_paise_check CHECK ((counter_due_paise >= 0)),
  constraint role_pkey PRIMARY KEY (tenant_id, role_id),
  constraint role_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint role_views CHECK ((jsonb_typeof(views) = 'array'::text))
);
CREATE UNIQUE INDEX role_name_unique ON public.role USING btree (tenant_id, lower(role_name)) WHERE is_active;

create table role_permission (
  tenant_id integer not null,
  role_id integer not null,
  menu_path text not null,
  can_view boolean default false not null,
  can_add boolean default false not null,
  can_edit boolean default false not null,
  can_delete boolean default false not null,
  audit_key text generated always as ((((role_id)::text || ':'::text) || menu_path)) stored,
  can_grant boolean default false not null,
  constraint role_permission_pkey PRIMARY KEY (tenant_id, role_id, menu_path),
  constraint role_permission_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint role_permission_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES role(tenant_id, role_id)
);

create table salutation (
  tenant_id integer not null,
  salutation_id bigint generated as identity not null,
  salutation_name text not null,
  is_active boolean default true not null,
  constraint salutation_pkey PRIMARY KEY (tenant_id, salutation_id),
  constraint salutation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX salutation_name_unique ON public.salutation USING btree (tenant_id, lower(salutation_name)) WHERE is_active;

create table scheduled_task (
  tenant_id integer not null,
  task_name text not null,
  hospital_id integer not null,
  every_kind text not null,
  at_time text not null,
  time_zone text not null,
  next_due_on timestamp with time zone not null,
  last_run_on timestamp with time zone,
  is_active boolean default true not null,
  constraint scheduled_task_at_time_check CHECK ((at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint scheduled_task_every_kind_check CHECK ((every_kind = ANY (ARRAY['Minute'::text, 'Hour'::text, 'Day'::text]))) NOT VALID,
  constraint scheduled_task_pkey PRIMARY KEY (tenant_id, task_name),
  constraint scheduled_task_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint scheduled_task_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX scheduled_task_due ON public.scheduled_task USING btree (next_due_on) WHERE is_active;

create table scheduler (
  tenant_id integer not null,
  schedule_id bigint generated as identity not null,
  schedule_name text not null,
  schedule_time text not null,
  is_active boolean default true not null,
  constraint scheduler_pkey PRIMARY KEY (tenant_id, schedule_id),
  constraint scheduler_schedule_time_check CHECK ((schedule_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint scheduler_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX scheduler_name_unique ON public.scheduler USING btree (tenant_id, lower(schedule_name)) WHERE is_active;

create table schema_migration (
  name text not null,
  applied_at timestamp with time zone default now() not null,
  sha256 text,
  kind text,
  constraint schema_migration_pkey PRIMARY KEY (name)
);

create table security_event (
  tenant_id integer not null,
  event_id bigint generated as identity not null,
  at timestamp with time zone default clock_timestamp() not null,
  kind text not null,
  user_id bigint,
  by_user_id bigint,
  ip text,
  agent text,
  result text default ''::text not null,
  constraint security_event_kind_check CHECK ((kind = ANY (ARRAY['log-in'::text, 'failure'::text, 'lock'::text, 'log-out'::text, 'factor added'::text, 'factor removed'::text, 'factor lost'::text, 'factor refused'::text, 'step-up'::text, 'password changed'::text, 'rights changed'::text, 'policy changed'::text, 'session ended'::text, 'new device'::text, 'token made'::text, 'export'::text, 'break-glass'::text, 'key changed'::text, 'wall hit'::text]))),
  constraint security_event_pkey PRIMARY KEY (tenant_id, event_id),
  constraint security_event_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX security_event_by_kind ON public.security_event USING btree (tenant_id, kind, at DESC);
CREATE INDEX security_event_by_time ON public.security_event USING btree (tenant_id, at DESC);
CREATE INDEX security_event_by_user ON public.security_event USING btree (tenant_id, user_id, at DESC);

create table security_policy (
  tenant_id integer not null,
  factor_for text default 'privileged'::text not null,
  step_up_above_paise bigint default 5000000 not null,
  session_hours integer default 12 not null,
  constraint security_policy_factor_for_check CHECK ((factor_for = ANY (ARRAY['nobody'::text, 'privileged'::text, 'all'::text]))),
  constraint security_policy_pkey PRIMARY KEY (tenant_id),
  constraint security_policy_session_hours_check CHECK (((session_hours >= 1) AND (session_hours <= 12))),
  constraint security_policy_step_up_above_paise_check CHECK ((step_up_above_paise >= 0)),
  constraint security_policy_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create table service_charge (
  tenant_id integer not null,
  service_charge_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint,
  charge_id bigint not null,
  charge_type_id bigint not null,
  charge_category_id bigint not null,
  charge_code text not null,
  tpa_charge_code text,
  description text not null,
  applied_at timestamp with time zone not null,
  unit text,
  quantity_thousandths bigint not null,
  standard_charge_paise bigint not null,
  tpa_charge_paise bigint default 0 not null,
  applied_charge_paise bigint not null,
  item_discount_paise bigint default 0 not null,
  igst_basis_points integer default 0 not null,
  sgst_basis_points integer default 0 not null,
  cgst_basis_points integer default 0 not null,
  is_igst_applied boolean default false not null,
  is_non_applicable boolean default false not null,
  remark text,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  is_bed_rent boolean default false not null,
  change_reason text,
  changed_at timestamp with time zone,
  package_price_paise bigint,
  late_quantity_thousandths bigint,
  is_gst_inclusive boolean default false not null,
  is_gst_before_discount boolean default true not null,
  gst_paise bigint generated always as (line_gst(quantity_thousandths, applied_charge_paise, item_discount_paise, igst_basis_points, sgst_basis_points, cgst_basis_points, is_gst_inclusive, is_gst_before_discount, is_igst_applied)) stored not null,
  line_total_paise bigint generated always as (((round((((quantity_thousandths)::numeric * (applied_charge_paise)::numeric) / (1000)::numeric)) - round((((quantity_thousandths)::numeric * (item_discount_paise)::numeric) / (1000)::numeric))) + (
CASE
    WHEN is_gst_inclusive THEN (0)::bigint
    ELSE line_gst(quantity_thousandths, applied_charge_paise, item_discount_paise, igst_basis_points, sgst_basis_points, cgst_basis_points, false, is_gst_before_discount, is_igst_applied)
END)::numeric)) stored not null,
  clinical_order_id bigint,
  counter_bill_id bigint,
  encounter_id bigint,
  constraint service_charge_applied_charge_paise_check CHECK ((applied_charge_paise > 0)),
  constraint service_charge_check CHECK (((item_discount_paise >= 0) AND (item_discount_paise <= applied_charge_paise))),
  constraint service_charge_late_quantity_thousandths_check CHECK ((late_quantity_thousandths > 0)),
  constraint service_charge_of_counter_bill FOREIGN KEY (tenant_id, counter_bill_id) REFERENCES counter_bill(tenant_id, counter_bill_id) NOT VALID,
  constraint service_charge_of_encounter FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id) NOT VALID,
  constraint service_charge_of_one_account CHECK ((num_nonnulls(admission_id, counter_bill_id) = 1)) NOT VALID,
  constraint service_charge_of_order FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id) NOT VALID,
  constraint service_charge_package_price_paise_check CHECK ((package_price_paise > 0)),
  constraint service_charge_pkey PRIMARY KEY (tenant_id, service_charge_id),
  constraint service_charge_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint service_charge_standard_charge_paise_check CHECK ((standard_charge_paise >= 0)),
  constraint service_charge_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint service_charge_tenant_id_charge_category_id_fkey FOREIGN KEY (tenant_id, charge_category_id) REFERENCES charge_category(tenant_id, charge_category_id),
  constraint service_charge_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint service_charge_tenant_id_charge_type_id_fkey FOREIGN KEY (tenant_id, charge_type_id) REFERENCES charge_type(tenant_id, charge_type_id),
  constraint service_charge_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint service_charge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint service_charge_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint service_charge_tpa_charge_paise_check CHECK ((tpa_charge_paise >= 0))
);
CREATE INDEX service_charge_by_admission ON public.service_charge USING btree (tenant_id, admission_id, service_charge_id) INCLUDE (line_total_paise, is_non_applicable) WHERE is_active;
CREATE INDEX service_charge_by_charge ON public.service_charge USING btree (tenant_id, charge_id);
CREATE INDEX service_charge_by_counter_bill ON public.service_charge USING btree (tenant_id, counter_bill_id) WHERE (counter_bill_id IS NOT NULL);
CREATE INDEX service_charge_by_removal ON public.service_charge USING btree (tenant_id, hospital_id, changed_at) WHERE (NOT is_active);
CREATE INDEX service_charge_by_time ON public.service_charge USING btree (tenant_id, hospital_id, applied_at) WHERE is_active;
CREATE INDEX service_charge_late_by_change ON public.service_charge USING btree (tenant_id, hospital_id, changed_at) WHERE (late_quantity_thousandths IS NOT NULL);
CREATE UNIQUE INDEX service_charge_once_an_order ON public.service_charge USING btree (tenant_id, clinical_order_id) WHERE ((clinical_order_id IS NOT NULL) AND is_active);
CREATE INDEX service_charge_removed_by_time ON public.service_charge USING btree (tenant_id, hospital_id, applied_at) WHERE (NOT is_active);
CREATE INDEX service_charge_taken_off ON public.service_charge USING btree (tenant_id, admission_id) WHERE ((NOT is_active) AND (late_quantity_thousandths IS NOT NULL));

create table session (
  tenant_id integer not null,
  session_id uuid not null,
  user_id bigint not null,
  started_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  ip text,
  user_agent text,
  generation integer default 0 not null,
  renewed_at timestamp with time zone,
  factor_level text default 'Password'::text not null,
  stepped_up_on timestamp with time zone,
  constraint session_factor_level_check CHECK ((factor_level = ANY (ARRAY['Password'::text, 'SecondFactor'::text, 'Sso'::text]))),
  constraint session_pkey PRIMARY KEY (tenant_id, session_id),
  constraint session_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint session_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX session_alive ON public.session USING btree (tenant_id, COALESCE(renewed_at, started_at) DESC) WHERE (revoked_at IS NULL);
CREATE INDEX session_by_user ON public.session USING btree (tenant_id, user_id) WHERE (revoked_at IS NULL);

create table sl_master (
  tenant_id integer not null,
  glid bigint not null,
  slid bigint generated as identity not null,
  sl_name text not null,
  is_active boolean default true not null,
  constraint sl_master_pkey PRIMARY KEY (tenant_id, glid, slid),
  constraint sl_master_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint sl_master_tenant_id_glid_fkey FOREIGN KEY (tenant_id, glid) REFERENCES gl_master(tenant_id, glid)
);
CREATE UNIQUE INDEX sl_master_by_name ON public.sl_master USING btree (tenant_id, glid, lower(sl_name)) WHERE is_active;

create table slide_picture (
  tenant_id integer not null,
  slide_picture_id bigint generated as identity not null,
  slide_id bigint not null,
  file_id bigint not null,
  caption text,
  is_dropped boolean default false not null,
  added_by bigint not null,
  added_at timestamp with time zone not null,
  constraint slide_picture_pkey PRIMARY KEY (tenant_id, slide_picture_id),
  constraint slide_picture_tenant_id_added_by_fkey FOREIGN KEY (tenant_id, added_by) REFERENCES app_user(tenant_id, user_id),
  constraint slide_picture_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id),
  constraint slide_picture_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint slide_picture_tenant_id_slide_id_fkey FOREIGN KEY (tenant_id, slide_id) REFERENCES tissue_slide(tenant_id, slide_id)
);
CREATE INDEX slide_picture_by_file ON public.slide_picture USING btree (tenant_id, file_id);
CREATE INDEX slide_picture_by_slide ON public.slide_picture USING btree (tenant_id, slide_id);

create table sms_setting (
  tenant_id integer not null,
  sms_id bigint generated as identity not null,
  hospital_id integer not null,
  sms_type text not null,
  sms_name text not null,
  api_id text,
  sender_id text,
  contact text,
  username text,
  url text not null,
  method text not null,
  header_name text,
  header_value text,
  body text,
  success_text text,
  is_active boolean not null,
  constraint sms_setting_method_check CHECK ((method = ANY (ARRAY['get'::text, 'post-form'::text, 'post-json'::text]))),
  constraint sms_setting_pkey PRIMARY KEY (tenant_id, sms_id),
  constraint sms_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint sms_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE UNIQUE INDEX one_active_sms ON public.sms_setting USING btree (tenant_id, hospital_id) WHERE is_active;

create table specialization (
  tenant_id integer not null,
  specialization_id bigint generated as identity not null,
  specialization_name text not null,
  is_active boolean default true not null,
  constraint specialization_pkey PRIMARY KEY (tenant_id, specialization_id),
  constraint specialization_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX specialization_name_unique ON public.specialization USING btree (tenant_id, lower(specialization_name)) WHERE is_active;

create table specimen (
  tenant_id integer not null,
  specimen_id bigint generated as identity not null,
  hospital_id integer not null,
  specimen_no text not null,
  encounter_id bigint not null,
  patient_id bigint not null,
  specimen_type_id bigint not null,
  lab_container_id bigint not null,
  status text default 'Labelled'::text not null,
  labelled_at timestamp with time zone not null,
  labelled_by bigint not null,
  collected_at timestamp with time zone,
  collected_by bigint,
  identified_by text,
  received_at timestamp with time zone,
  received_by bigint,
  rejected_at timestamp with time zone,
  rejected_by bigint,
  reject_reason text,
  reject_note text,
  conditions text[] default '{}'::text[] not null,
  fasted_hours integer,
  patient_state text,
  parent_specimen_id bigint,
  volume_microlitres bigint,
  storage_place text,
  stored_at timestamp with time zone,
  stored_by bigint,
  discard_on date,
  discarded_at timestamp with time zone,
  discarded_by bigint,
  constraint specimen_check CHECK (((status = 'Labelled'::text) OR ((collected_at IS NOT NULL) AND (collected_by IS NOT NULL) AND (identified_by IS NOT NULL)))),
  constraint specimen_check1 CHECK (((status <> ALL (ARRAY['Received'::text, 'Stored'::text, 'Discarded'::text])) OR ((received_at IS NOT NULL) AND (received_by IS NOT NULL)))),
  constraint specimen_check2 CHECK (((status = 'Rejected'::text) = ((rejected_at IS NOT NULL) AND (rejected_by IS NOT NULL) AND (reject_reason IS NOT NULL)))),
  constraint specimen_conditions_check CHECK ((conditions <@ ARRAY['Haemolysed'::text, 'Icteric'::text, 'Lipaemic'::text, 'Clotted'::text, 'Insufficient'::text, 'Leaking'::text, 'Warm'::text])),
  constraint specimen_discarded CHECK (((status = 'Discarded'::text) = ((discarded_at IS NOT NULL) AND (discarded_by IS NOT NULL)))) NOT VALID,
  constraint specimen_discarded_by FOREIGN KEY (tenant_id, discarded_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint specimen_fasted_hours_check CHECK (((fasted_hours >= 0) AND (fasted_hours <= 72))),
  constraint specimen_identified_by_check CHECK ((identified_by = ANY (ARRAY['Wristband'::text, 'NameAndBirth'::text]))),
  constraint specimen_not_its_own_aliquot CHECK ((parent_specimen_id <> specimen_id)) NOT VALID,
  constraint specimen_parent FOREIGN KEY (tenant_id, parent_specimen_id, encounter_id) REFERENCES specimen(tenant_id, specimen_id, encounter_id) NOT VALID,
  constraint specimen_patient_state_check CHECK ((patient_state = ANY (ARRAY['None'::text, 'Pregnant1'::text, 'Pregnant2'::text, 'Pregnant3'::text, 'Follicular'::text, 'Ovulation'::text, 'Luteal'::text, 'PostMenopause'::text]))),
  constraint specimen_pkey PRIMARY KEY (tenant_id, specimen_id),
  constraint specimen_reject_reason_check CHECK ((reject_reason = ANY (ARRAY['Haemolysed'::text, 'Clotted'::text, 'Insufficient'::text, 'Leaking'::text, 'Unlabelled'::text, 'WrongContainer'::text, 'WrongPatient'::text, 'Old'::text, 'Other'::text]))),
  constraint specimen_specimen_no_check CHECK ((specimen_no ~ '^[0-9]{12}$'::text)),
  constraint specimen_status_check CHECK ((status = ANY (ARRAY['Labelled'::text, 'Collected'::text, 'Received'::text, 'Rejected'::text, 'Stored'::text, 'Discarded'::text]))),
  constraint specimen_stored CHECK (((status <> ALL (ARRAY['Stored'::text, 'Discarded'::text])) OR ((stored_at IS NOT NULL) AND (stored_by IS NOT NULL) AND (discard_on IS NOT NULL)))) NOT VALID,
  constraint specimen_stored_by FOREIGN KEY (tenant_id, stored_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint specimen_tenant_id_collected_by_fkey FOREIGN KEY (tenant_id, collected_by) REFERENCES app_user(tenant_id, user_id),
  constraint specimen_tenant_id_encounter_id_patient_id_fkey FOREIGN KEY (tenant_id, encounter_id, patient_id) REFERENCES encounter(tenant_id, encounter_id, patient_id) ON UPDATE CASCADE,
  constraint specimen_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint specimen_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint specimen_tenant_id_lab_container_id_fkey FOREIGN KEY (tenant_id, lab_container_id) REFERENCES lab_container(tenant_id, lab_container_id),
  constraint specimen_tenant_id_labelled_by_fkey FOREIGN KEY (tenant_id, labelled_by) REFERENCES app_user(tenant_id, user_id),
  constraint specimen_tenant_id_received_by_fkey FOREIGN KEY (tenant_id, received_by) REFERENCES app_user(tenant_id, user_id),
  constraint specimen_tenant_id_rejected_by_fkey FOREIGN KEY (tenant_id, rejected_by) REFERENCES app_user(tenant_id, user_id),
  constraint specimen_tenant_id_specimen_id_encounter_id_key UNIQUE (tenant_id, specimen_id, encounter_id),
  constraint specimen_tenant_id_specimen_no_key UNIQUE (tenant_id, specimen_no),
  constraint specimen_tenant_id_specimen_type_id_fkey FOREIGN KEY (tenant_id, specimen_type_id) REFERENCES specimen_type(tenant_id, specimen_type_id),
  constraint specimen_volume_microlitres_check CHECK ((volume_microlitres > 0))
);
CREATE INDEX specimen_by_encounter ON public.specimen USING btree (tenant_id, encounter_id);
CREATE INDEX specimen_by_label ON public.specimen USING btree (tenant_id, hospital_id, labelled_at DESC);
CREATE INDEX specimen_by_parent ON public.specimen USING btree (tenant_id, parent_specimen_id) WHERE (parent_specimen_id IS NOT NULL);
CREATE INDEX specimen_by_patient ON public.specimen USING btree (tenant_id, patient_id);
CREATE INDEX specimen_by_status ON public.specimen USING btree (tenant_id, hospital_id, status, specimen_id DESC);

create table specimen_type (
  tenant_id integer not null,
  specimen_type_id bigint generated as identity not null,
  specimen_name text not null,
  code text,
  collection_note text,
  is_active boolean default true not null,
  keep_days bigint,
  constraint specimen_type_pkey PRIMARY KEY (tenant_id, specimen_type_id),
  constraint specimen_type_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX specimen_type_name_unique ON public.specimen_type USING btree (tenant_id, lower(specimen_name)) WHERE is_active;

create table staff (
  tenant_id integer not null,
  staff_id bigint generated as identity not null,
  hospital_id integer not null,
  salutation text,
  first_name text not null,
  last_name text not null,
  gender text,
  role_id integer not null,
  department_id bigint,
  designation_id bigint,
  specialization_id bigint,
  email text,
  contact_no text,
  is_approver boolean default false not null,
  is_active boolean default true not null,
  birth_date date,
  blood_group text,
  marital_status text,
  father_name text,
  mother_name text,
  qualification text,
  work_experience text,
  note text,
  current_address text,
  permanent_address text,
  emergency_contact_no text,
  account_title text,
  bank_name text,
  ifsc_code text,
  bank_branch text,
  bank_account_no text,
  epf_no text,
  basic_salary_paise bigint,
  payscale text,
  contract_type text,
  work_shift text,
  location text,
  date_of_joining date,
  date_of_leaving date,
  opd_share_basis_points integer,
  ipd_share_basis_points integer,
  ot_share_basis_points integer,
  others_share_basis_points integer,
  image text,
  deactivation_reason text,
  deactivated_at timestamp with time zone,
  changed_at timestamp with time zone,
  approval_limit_paise bigint,
  image_file_id bigint,
  registration_no text,
  registration_until date,
  is_department_head boolean default false not null,
  constraint staff_approval_limit_paise_check CHECK ((approval_limit_paise >= 0)),
  constraint staff_basic_salary_paise_check CHECK ((basic_salary_paise >= 0)),
  constraint staff_gender_check CHECK ((gender = ANY (ARRAY['M'::text, 'F'::text, 'O'::text]))),
  constraint staff_image_file FOREIGN KEY (tenant_id, image_file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint staff_ipd_share_basis_points_check CHECK (((ipd_share_basis_points >= 0) AND (ipd_share_basis_points <= 10000))),
  constraint staff_opd_share_basis_points_check CHECK (((opd_share_basis_points >= 0) AND (opd_share_basis_points <= 10000))),
  constraint staff_ot_share_basis_points_check CHECK (((ot_share_basis_points >= 0) AND (ot_share_basis_points <= 10000))),
  constraint staff_others_share_basis_points_check CHECK (((others_share_basis_points >= 0) AND (others_share_basis_points <= 10000))),
  constraint staff_pkey PRIMARY KEY (tenant_id, staff_id),
  constraint staff_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES department(tenant_id, department_id),
  constraint staff_tenant_id_designation_id_fkey FOREIGN KEY (tenant_id, designation_id) REFERENCES designation(tenant_id, designation_id),
  constraint staff_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint staff_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint staff_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES role(tenant_id, role_id),
  constraint staff_tenant_id_specialization_id_fkey FOREIGN KEY (tenant_id, specialization_id) REFERENCES specialization(tenant_id, specialization_id)
);
CREATE UNIQUE INDEX staff_by_contact_no ON public.staff USING btree (tenant_id, contact_no) WHERE is_active;
CREATE INDEX staff_by_department ON public.staff USING btree (tenant_id, department_id);
CREATE INDEX staff_by_designation ON public.staff USING btree (tenant_id, designation_id);
CREATE UNIQUE INDEX staff_by_email ON public.staff USING btree (tenant_id, lower(email)) WHERE is_active;
CREATE INDEX staff_by_image_file ON public.staff USING btree (tenant_id, image_file_id) WHERE (image_file_id IS NOT NULL);
CREATE INDEX staff_by_role ON public.staff USING btree (tenant_id, role_id, first_name) WHERE is_active;
CREATE INDEX staff_by_specialization ON public.staff USING btree (tenant_id, specialization_id);
CREATE INDEX staff_picture_to_bring ON public.staff USING btree (tenant_id, staff_id) WHERE (image IS NOT NULL);

create table staff_document (
  tenant_id integer not null,
  document_id bigint generated as identity not null,
  staff_id bigint not null,
  title text not null,
  file_name text not null,
  media_type text not null,
  size_bytes integer not null,
  added_by_id bigint not null,
  added_at timestamp with time zone default now() not null,
  is_active boolean default true not null,
  file_id bigint,
  constraint staff_document_file FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint staff_document_media_type_check CHECK ((media_type = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text]))),
  constraint staff_document_pkey PRIMARY KEY (tenant_id, document_id),
  constraint staff_document_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 5242880))),
  constraint staff_document_tenant_id_added_by_id_fkey FOREIGN KEY (tenant_id, added_by_id) REFERENCES app_user(tenant_id, user_id),
  constraint staff_document_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint staff_document_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE INDEX staff_document_by_added_by ON public.staff_document USING btree (tenant_id, added_by_id);
CREATE UNIQUE INDEX staff_document_by_file ON public.staff_document USING btree (tenant_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX staff_document_by_staff ON public.staff_document USING btree (tenant_id, staff_id) WHERE is_active;
CREATE INDEX staff_document_to_bring ON public.staff_document USING btree (tenant_id, document_id) WHERE (file_id IS NULL);

create table staff_document_content (
  tenant_id integer not null,
  document_id bigint not null,
  content bytea not null,
  constraint staff_document_content_pkey PRIMARY KEY (tenant_id, document_id),
  constraint staff_document_content_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES staff_document(tenant_id, document_id),
  constraint staff_document_content_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create table state (
  state_id integer not null,
  country_id integer not null,
  state_name text not null,
  state_code text not null,
  constraint state_country_id_fkey FOREIGN KEY (country_id) REFERENCES country(country_id),
  constraint state_pkey PRIMARY KEY (state_id)
);
CREATE INDEX state_by_country ON public.state USING btree (country_id, state_name);

create table stored_file (
  tenant_id integer not null,
  file_id bigint generated as identity not null,
  backend text default 'Database'::text not null,
  sealed bytea,
  key_name text,
  size_bytes bigint,
  sha256 text,
  used_by text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  erased_on timestamp with time zone,
  constraint stored_file_backend_check CHECK ((backend = ANY (ARRAY['Database'::text, 'Disk'::text, 'S3'::text]))),
  constraint stored_file_check CHECK (((backend = 'Database'::text) OR (sealed IS NOT NULL))),
  constraint stored_file_pkey PRIMARY KEY (tenant_id, file_id),
  constraint stored_file_size_bytes_check CHECK ((size_bytes > 0)),
  constraint stored_file_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint stored_file_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX stored_file_by_backend ON public.stored_file USING btree (tenant_id, backend);
CREATE INDEX stored_file_by_user ON public.stored_file USING btree (tenant_id, created_by, created_at);
CREATE INDEX stored_file_unused ON public.stored_file USING btree (tenant_id, created_at) WHERE ((used_by IS NULL) OR (erased_on IS NOT NULL));

create table sub_division (
  tenant_id integer not null,
  sub_division_id bigint generated as identity not null,
  sub_division_name text not null,
  district_name text not null,
  is_active boolean default true not null,
  constraint sub_division_pkey PRIMARY KEY (tenant_id, sub_division_id),
  constraint sub_division_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX sub_division_by_district ON public.sub_division USING btree (tenant_id, lower(district_name)) WHERE is_active;

create table summary_template (
  tenant_id integer not null,
  summary_template_id bigint generated as identity not null,
  summary_template_name text not null,
  findings text,
  treatment text,
  condition_at_discharge text,
  advice text,
  is_active boolean default true not null,
  warning_signs text,
  constraint summary_template_pkey PRIMARY KEY (tenant_id, summary_template_id),
  constraint summary_template_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX summary_template_name_unique ON public.summary_template USING btree (tenant_id, lower(summary_template_name)) WHERE is_active;

create table susceptibility (
  tenant_id integer not null,
  susceptibility_id bigint generated as identity not null,
  isolate_id bigint not null,
  antibiotic_id bigint not null,
  version_no integer not null,
  method text not null,
  comparator text default '='::text not null,
  value double precision,
  value_text text,
  category text,
  breakpoint_id bigint,
  guideline text,
  guideline_version text,
  is_suppressed boolean default false not null,
  released_by bigint,
  release_reason text,
  entered_by bigint not null,
  entered_at timestamp with time zone not null,
  change_reason text,
  constraint susceptibility_category_check CHECK ((category = ANY (ARRAY['S'::text, 'I'::text, 'R'::text, 'SDD'::text, 'NS'::text]))),
  constraint susceptibility_check CHECK (((released_by IS NULL) = (release_reason IS NULL))),
  constraint susceptibility_check1 CHECK (((release_reason IS NULL) OR (NOT is_suppressed))),
  constraint susceptibility_check2 CHECK (((category IS NULL) OR (method = 'Intrinsic'::text) OR ((value IS NOT NULL) AND (guideline IS NOT NULL)))),
  constraint susceptibility_comparator_check CHECK ((comparator = ANY (ARRAY['='::text, '<'::text, '>'::text, '<='::text, '>='::text]))),
  constraint susceptibility_method_check CHECK ((method = ANY (ARRAY['Mic'::text, 'Disk'::text, 'Intrinsic'::text]))),
  constraint susceptibility_pkey PRIMARY KEY (tenant_id, susceptibility_id),
  constraint susceptibility_tenant_id_antibiotic_id_fkey FOREIGN KEY (tenant_id, antibiotic_id) REFERENCES antibiotic(tenant_id, antibiotic_id),
  constraint susceptibility_tenant_id_breakpoint_id_fkey FOREIGN KEY (tenant_id, breakpoint_id) REFERENCES breakpoint(tenant_id, breakpoint_id),
  constraint susceptibility_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint susceptibility_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint susceptibility_tenant_id_isolate_id_antibiotic_id_version_n_key UNIQUE (tenant_id, isolate_id, antibiotic_id, version_no),
  constraint susceptibility_tenant_id_isolate_id_fkey FOREIGN KEY (tenant_id, isolate_id) REFERENCES isolate(tenant_id, isolate_id),
  constraint susceptibility_tenant_id_released_by_fkey FOREIGN KEY (tenant_id, released_by) REFERENCES app_user(tenant_id, user_id),
  constraint susceptibility_version_no_check CHECK ((version_no > 0))
);
CREATE INDEX susceptibility_by_antibiotic ON public.susceptibility USING btree (tenant_id, antibiotic_id);
CREATE INDEX susceptibility_by_breakpoint ON public.susceptibility USING btree (tenant_id, breakpoint_id);

create table tele_barred_medicine (
  tenant_id integer not null,
  tele_barred_medicine_id bigint generated as identity not null,
  generic_name text not null,
  is_active boolean default true not null,
  constraint tele_barred_medicine_pkey PRIMARY KEY (tenant_id, tele_barred_medicine_id),
  constraint tele_barred_medicine_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX tele_barred_medicine_name_unique ON public.tele_barred_medicine USING btree (tenant_id, lower(generic_name)) WHERE is_active;

create table tenant (
  tenant_id integer not null,
  tenant_name text not null,
  display_name text not null,
  is_active boolean default true not null,
  file_bytes_per_day bigint default '5368709120'::bigint not null,
  constraint tenant_file_bytes_per_day_check CHECK ((file_bytes_per_day >= 0)),
  constraint tenant_pkey PRIMARY KEY (tenant_id)
);
CREATE UNIQUE INDEX tenant_by_name ON public.tenant USING btree (lower(tenant_name));

create table third_party_provider (
  tenant_id integer not null,
  third_party_provider_id bigint generated as identity not null,
  provider_name text not null,
  accreditation text,
  contact_no text,
  is_active boolean default true not null,
  constraint third_party_provider_pkey PRIMARY KEY (tenant_id, third_party_provider_id),
  constraint third_party_provider_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX third_party_provider_name_unique ON public.third_party_provider USING btree (tenant_id, lower(provider_name)) WHERE is_active;

create table tissue_block (
  tenant_id integer not null,
  tissue_block_id bigint generated as identity not null,
  specimen_id bigint not null,
  part text not null,
  block_no integer not null,
  description text,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint tissue_block_block_no_check CHECK ((block_no > 0)),
  constraint tissue_block_part_check CHECK ((part ~ '^[A-Z]$'::text)),
  constraint tissue_block_pkey PRIMARY KEY (tenant_id, tissue_block_id),
  constraint tissue_block_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint tissue_block_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint tissue_block_tenant_id_specimen_id_fkey FOREIGN KEY (tenant_id, specimen_id) REFERENCES tissue_case(tenant_id, specimen_id),
  constraint tissue_block_tenant_id_specimen_id_part_block_no_key UNIQUE (tenant_id, specimen_id, part, block_no)
);

create table tissue_case (
  tenant_id integer not null,
  specimen_id bigint not null,
  hospital_id integer not null,
  case_no text not null,
  constraint tissue_case_case_no_check CHECK ((case_no ~ '^[0-9]{2}-[0-9]+$'::text)),
  constraint tissue_case_pkey PRIMARY KEY (tenant_id, specimen_id),
  constraint tissue_case_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint tissue_case_tenant_id_hospital_id_case_no_key UNIQUE (tenant_id, hospital_id, case_no),
  constraint tissue_case_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint tissue_case_tenant_id_specimen_id_fkey FOREIGN KEY (tenant_id, specimen_id) REFERENCES specimen(tenant_id, specimen_id)
);

create table tissue_slide (
  tenant_id integer not null,
  slide_id bigint generated as identity not null,
  tissue_block_id bigint not null,
  slide_no integer not null,
  stain text not null,
  is_recut boolean default false not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint tissue_slide_pkey PRIMARY KEY (tenant_id, slide_id),
  constraint tissue_slide_slide_no_check CHECK ((slide_no > 0)),
  constraint tissue_slide_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint tissue_slide_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint tissue_slide_tenant_id_tissue_block_id_fkey FOREIGN KEY (tenant_id, tissue_block_id) REFERENCES tissue_block(tenant_id, tissue_block_id),
  constraint tissue_slide_tenant_id_tissue_block_id_slide_no_key UNIQUE (tenant_id, tissue_block_id, slide_no)
);

create table tpa_authorization (
  tenant_id integer not null,
  tpa_authorization_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  association_id bigint not null,
  insurance_id bigint,
  kind text not null,
  status text default 'asked'::text not null,
  asked_at timestamp with time zone not null,
  asked_paise bigint not null,
  limit_minutes integer not null,
  answered_at timestamp with time zone,
  approved_paise bigint,
  reference_no text,
  remark text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint tpa_authorization_approved_paise_check CHECK ((approved_paise >= 0)),
  constraint tpa_authorization_asked_paise_check CHECK ((asked_paise > 0)),
  constraint tpa_authorization_check CHECK (((answered_at IS NOT NULL) = (status = ANY (ARRAY['approved'::text, 'partly'::text, 'denied'::text])))),
  constraint tpa_authorization_check1 CHECK ((answered_at >= asked_at)),
  constraint tpa_authorization_kind_check CHECK ((kind = ANY (ARRAY['pre'::text, 'discharge'::text]))),
  constraint tpa_authorization_limit_minutes_check CHECK ((limit_minutes > 0)),
  constraint tpa_authorization_pkey PRIMARY KEY (tenant_id, tpa_authorization_id),
  constraint tpa_authorization_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'query'::text, 'approved'::text, 'partly'::text, 'denied'::text]))),
  constraint tpa_authorization_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint tpa_authorization_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint tpa_authorization_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint tpa_authorization_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint tpa_authorization_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint tpa_authorization_tenant_id_insurance_id_fkey FOREIGN KEY (tenant_id, insurance_id) REFERENCES insurance(tenant_id, insurance_id)
);
CREATE UNIQUE INDEX one_open_authorization ON public.tpa_authorization USING btree (tenant_id, admission_id, kind) WHERE (answered_at IS NULL);
CREATE INDEX tpa_authorization_by_admission ON public.tpa_authorization USING btree (tenant_id, admission_id);
CREATE INDEX tpa_authorization_open ON public.tpa_authorization USING btree (tenant_id, hospital_id, asked_at) WHERE (answered_at IS NULL);

create table tpa_time_limit (
  tenant_id integer not null,
  association_id bigint not null,
  pre_minutes integer not null,
  discharge_minutes integer not null,
  constraint tpa_time_limit_discharge_minutes_check CHECK ((discharge_minutes > 0)),
  constraint tpa_time_limit_pkey PRIMARY KEY (tenant_id, association_id),
  constraint tpa_time_limit_pre_minutes_check CHECK ((pre_minutes > 0)),
  constraint tpa_time_limit_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint tpa_time_limit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create table tpa_transfer (
  tenant_id integer not null,
  tpa_transfer_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  kind text not null,
  from_patient_type text not null,
  from_association_id bigint,
  from_insurance_id bigint,
  from_authorized_paise bigint not null,
  from_final_authorized_paise bigint,
  from_policy_no text,
  from_policy_card_no text,
  from_ccn_no text,
  to_patient_type text not null,
  to_association_id bigint,
  to_insurance_id bigint,
  to_authorized_paise bigint not null,
  to_final_authorized_paise bigint,
  to_policy_no text,
  to_policy_card_no text,
  to_ccn_no text,
  is_repriced boolean not null,
  total_before_paise bigint not null,
  total_after_paise bigint not null,
  changed_count integer not null,
  last_service_charge_id bigint not null,
  undone_at timestamp with time zone,
  undone_by bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  last_version_no integer default 0 not null,
  constraint tpa_transfer_check CHECK (((undone_at IS NULL) = (undone_by IS NULL))),
  constraint tpa_transfer_kind_check CHECK ((kind = ANY (ARRAY['change'::text, 'update'::text, 'remove'::text]))),
  constraint tpa_transfer_pkey PRIMARY KEY (tenant_id, tpa_transfer_id),
  constraint tpa_transfer_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint tpa_transfer_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint tpa_transfer_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint tpa_transfer_tenant_id_from_association_id_fkey FOREIGN KEY (tenant_id, from_association_id) REFERENCES association(tenant_id, association_id),
  constraint tpa_transfer_tenant_id_from_insurance_id_fkey FOREIGN KEY (tenant_id, from_insurance_id) REFERENCES insurance(tenant_id, insurance_id),
  constraint tpa_transfer_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint tpa_transfer_tenant_id_to_association_id_fkey FOREIGN KEY (tenant_id, to_association_id) REFERENCES association(tenant_id, association_id),
  constraint tpa_transfer_tenant_id_to_insurance_id_fkey FOREIGN KEY (tenant_id, to_insurance_id) REFERENCES insurance(tenant_id, insurance_id),
  constraint tpa_transfer_tenant_id_undone_by_fkey FOREIGN KEY (tenant_id, undone_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX tpa_transfer_by_admission ON public.tpa_transfer USING btree (tenant_id, admission_id, tpa_transfer_id DESC);

create table tpa_transfer_line (
  tenant_id integer not null,
  tpa_transfer_line_id bigint generated as identity not null,
  tpa_transfer_id bigint not null,
  service_charge_id bigint not null,
  left_out_reason text,
  from_tpa_charge_code text,
  from_tpa_charge_paise bigint not null,
  from_applied_charge_paise bigint not null,
  from_item_discount_paise bigint not null,
  to_tpa_charge_code text,
  to_tpa_charge_paise bigint not null,
  to_applied_charge_paise bigint not null,
  to_item_discount_paise bigint not null,
  from_package_price_paise bigint,
  constraint tpa_transfer_line_pkey PRIMARY KEY (tenant_id, tpa_transfer_line_id),
  constraint tpa_transfer_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint tpa_transfer_line_tenant_id_service_charge_id_fkey FOREIGN KEY (tenant_id, service_charge_id) REFERENCES service_charge(tenant_id, service_charge_id),
  constraint tpa_transfer_line_tenant_id_tpa_transfer_id_fkey FOREIGN KEY (tenant_id, tpa_transfer_id) REFERENCES tpa_transfer(tenant_id, tpa_transfer_id),
  constraint tpa_transfer_line_tenant_id_tpa_transfer_id_service_charge__key UNIQUE (tenant_id, tpa_transfer_id, service_charge_id)
);
CREATE INDEX tpa_transfer_line_by_charge ON public.tpa_transfer_line USING btree (tenant_id, service_charge_id);

create table unpaid_pass (
  tenant_id integer not null,
  clinical_order_id bigint not null,
  hospital_id integer not null,
  ground text not null,
  passed_at timestamp with time zone not null,
  passed_by bigint not null,
  is_open boolean default true not null,
  constraint unpaid_pass_ground_check CHECK ((ground = ANY (ARRAY['Stat'::text, 'Emergency'::text, 'Due'::text, 'Payer'::text, 'Credit'::text, 'Switched off'::text]))),
  constraint unpaid_pass_pkey PRIMARY KEY (tenant_id, clinical_order_id),
  constraint unpaid_pass_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint unpaid_pass_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint unpaid_pass_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint unpaid_pass_tenant_id_passed_by_fkey FOREIGN KEY (tenant_id, passed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX unpaid_pass_open ON public.unpaid_pass USING btree (tenant_id, hospital_id, passed_at) WHERE is_open;

create table user_device (
  tenant_id integer not null,
  user_id bigint not null,
  role_id integer not null,
  staff_id bigint,
  sealed bytea,
  named_at timestamp with time zone not null,
  constraint user_device_pkey PRIMARY KEY (tenant_id, user_id),
  constraint user_device_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint user_device_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);

create table user_hospital (
  tenant_id integer not null,
  user_id bigint not null,
  hospital_id integer not null,
  is_active boolean default true not null,
  constraint user_hospital_pkey PRIMARY KEY (tenant_id, user_id, hospital_id),
  constraint user_hospital_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint user_hospital_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint user_hospital_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);

create table user_preference (
  tenant_id integer not null,
  user_id bigint not null,
  language text,
  look jsonb,
  desk jsonb,
  constraint user_preference_desk CHECK ((jsonb_typeof(desk) = 'object'::text)),
  constraint user_preference_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'pt'::text, 'bn'::text, 'hi'::text, 'ta'::text, 'te'::text]))),
  constraint user_preference_look_check CHECK ((jsonb_typeof(look) = 'object'::text)),
  constraint user_preference_pkey PRIMARY KEY (tenant_id, user_id),
  constraint user_preference_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint user_preference_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);

create table vaccine_schedule (
  tenant_id integer not null,
  vaccine_schedule_id bigint generated as identity not null,
  schedule_name text not null,
  country text not null,
  version integer not null,
  source_note text not null,
  lines jsonb not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint vaccine_schedule_lines_check CHECK (((jsonb_typeof(lines) = 'array'::text) AND (jsonb_array_length(lines) > 0))),
  constraint vaccine_schedule_pkey PRIMARY KEY (tenant_id, vaccine_schedule_id),
  constraint vaccine_schedule_schedule_name_check CHECK ((schedule_name <> ''::text)),
  constraint vaccine_schedule_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint vaccine_schedule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint vaccine_schedule_version_check CHECK ((version > 0))
);
CREATE INDEX vaccine_schedule_by_user ON public.vaccine_schedule USING btree (tenant_id, created_by);
CREATE UNIQUE INDEX vaccine_schedule_newest ON public.vaccine_schedule USING btree (tenant_id, lower(schedule_name)) WHERE is_active;
CREATE UNIQUE INDEX vaccine_schedule_version ON public.vaccine_schedule USING btree (tenant_id, lower(schedule_name), version);

create table visit_take_over (
  tenant_id integer not null,
  visit_take_over_id bigint generated as identity not null,
  hospital_id integer not null,
  opd_visit_id bigint not null,
  from_doctor_id bigint not null,
  doctor_id bigint not null,
  taken_by bigint not null,
  taken_at timestamp with time zone not null,
  constraint visit_take_over_pkey PRIMARY KEY (tenant_id, visit_take_over_id),
  constraint visit_take_over_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint visit_take_over_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint visit_take_over_tenant_id_from_doctor_id_fkey FOREIGN KEY (tenant_id, from_doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint visit_take_over_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint visit_take_over_tenant_id_opd_visit_id_doctor_id_key UNIQUE (tenant_id, opd_visit_id, doctor_id),
  constraint visit_take_over_tenant_id_opd_visit_id_fkey FOREIGN KEY (tenant_id, opd_visit_id) REFERENCES opd_visit(tenant_id, opd_visit_id),
  constraint visit_take_over_tenant_id_taken_by_fkey FOREIGN KEY (tenant_id, taken_by) REFERENCES app_user(tenant_id, user_id)
);

create table vital_sign_set (
  tenant_id integer not null,
  vital_sign_set_id bigint generated as identity not null,
  hospital_id integer not null,
  encounter_id bigint not null,
  taken_at timestamp with time zone not null,
  taken_by bigint not null,
  respiratory_rate integer,
  spo2 integer,
  is_on_oxygen boolean,
  systolic integer,
  diastolic integer,
  pulse integer,
  temperature_tenths integer,
  consciousness text,
  pain integer,
  glucose_mg_dl integer,
  weight_grams integer,
  length_mm integer,
  length_kind text,
  head_mm integer,
  muac_mm integer,
  note text,
  corrects_id bigint,
  correction_reason text,
  is_void boolean default false not null,
  constraint vital_sign_set_check CHECK ((diastolic < systolic)),
  constraint vital_sign_set_check1 CHECK (((corrects_id IS NULL) = (correction_reason IS NULL))),
  constraint vital_sign_set_check2 CHECK (((NOT is_void) OR (corrects_id IS NOT NULL))),
  constraint vital_sign_set_consciousness_check CHECK ((consciousness = ANY (ARRAY['Alert'::text, 'Confusion'::text, 'Voice'::text, 'Pain'::text, 'Unresponsive'::text]))),
  constraint vital_sign_set_diastolic_check CHECK (((diastolic >= 10) AND (diastolic <= 250))),
  constraint vital_sign_set_glucose_mg_dl_check CHECK (((glucose_mg_dl >= 5) AND (glucose_mg_dl <= 2000))),
  constraint vital_sign_set_head_mm_check CHECK (((head_mm >= 150) AND (head_mm <= 700))),
  constraint vital_sign_set_length_kind_check CHECK ((length_kind = ANY (ARRAY['Lying'::text, 'Standing'::text]))),
  constraint vital_sign_set_length_mm_check CHECK (((length_mm >= 200) AND (length_mm <= 2500))),
  constraint vital_sign_set_muac_mm_check CHECK (((muac_mm >= 50) AND (muac_mm <= 600))),
  constraint vital_sign_set_pain_check CHECK (((pain >= 0) AND (pain <= 10))),
  constraint vital_sign_set_pkey PRIMARY KEY (tenant_id, vital_sign_set_id),
  constraint vital_sign_set_pulse_check CHECK (((pulse >= 15) AND (pulse <= 350))),
  constraint vital_sign_set_respiratory_rate_check CHECK (((respiratory_rate >= 3) AND (respiratory_rate <= 150))),
  constraint vital_sign_set_spo2_check CHECK (((spo2 >= 20) AND (spo2 <= 100))),
  constraint vital_sign_set_systolic_check CHECK (((systolic >= 20) AND (systolic <= 350))),
  constraint vital_sign_set_temperature_tenths_check CHECK (((temperature_tenths >= 250) AND (temperature_tenths <= 450))),
  constraint vital_sign_set_tenant_id_corrects_id_fkey FOREIGN KEY (tenant_id, corrects_id) REFERENCES vital_sign_set(tenant_id, vital_sign_set_id),
  constraint vital_sign_set_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint vital_sign_set_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint vital_sign_set_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint vital_sign_set_tenant_id_taken_by_fkey FOREIGN KEY (tenant_id, taken_by) REFERENCES app_user(tenant_id, user_id),
  constraint vital_sign_set_weight_grams_check CHECK (((weight_grams >= 200) AND (weight_grams <= 300000)))
);
CREATE INDEX vital_sign_set_by_encounter ON public.vital_sign_set USING btree (tenant_id, encounter_id, taken_at DESC);
CREATE INDEX vital_sign_set_by_user ON public.vital_sign_set USING btree (tenant_id, taken_by);
CREATE UNIQUE INDEX vital_sign_set_corrected ON public.vital_sign_set USING btree (tenant_id, corrects_id) WHERE (corrects_id IS NOT NULL);

create table voucher (
  tenant_id integer not null,
  voucher_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint,
  voucher_type text not null,
  voucher_date date not null,
  source_table text not null,
  source_id bigint,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  counter_bill_id bigint,
  constraint voucher_pkey PRIMARY KEY (tenant_id, voucher_id),
  constraint voucher_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint voucher_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint voucher_voucher_type_check CHECK ((voucher_type = ANY (ARRAY['Y'::text, 'R'::text, 'J'::text, 'T'::text, 'P'::text, 'S'::text])))
);
CREATE INDEX voucher_by_admission ON public.voucher USING btree (tenant_id, admission_id, voucher_id) WHERE (admission_id IS NOT NULL);
CREATE INDEX voucher_by_counter_bill ON public.voucher USING btree (tenant_id, counter_bill_id) WHERE (counter_bill_id IS NOT NULL);
CREATE INDEX voucher_by_date ON public.voucher USING btree (tenant_id, hospital_id, voucher_date, voucher_id);
CREATE INDEX voucher_by_source ON public.voucher USING btree (tenant_id, source_table, source_id);

create table voucher_entry (
  tenant_id integer not null,
  voucher_id bigint not null,
  line_no integer not null,
  glid bigint not null,
  slid bigint,
  amount_paise bigint not null,
  constraint voucher_entry_amount_paise_check CHECK ((amount_paise <> 0)),
  constraint voucher_entry_pkey PRIMARY KEY (tenant_id, voucher_id, line_no),
  constraint voucher_entry_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint voucher_entry_tenant_id_glid_fkey FOREIGN KEY (tenant_id, glid) REFERENCES gl_master(tenant_id, glid),
  constraint voucher_entry_tenant_id_voucher_id_fkey FOREIGN KEY (tenant_id, voucher_id) REFERENCES voucher(tenant_id, voucher_id)
);
CREATE INDEX voucher_entry_by_account ON public.voucher_entry USING btree (tenant_id, glid, slid, voucher_id) INCLUDE (amount_paise);

-- Views

create view critical_value_now with (security_invoker=true) as
 SELECT w.tenant_id,
    w.clinical_order_id,
    w.lab_work_id,
    r.lab_parameter_id,
    r.value_text,
    r.flag,
    r.unit,
    r.range_text,
    calls.is_told,
    calls.try_count
   FROM ((lab_work w
     CROSS JOIN LATERAL ( SELECT DISTINCT ON (v.lab_parameter_id) v.tenant_id,
            v.lab_result_id,
            v.lab_work_id,
            v.lab_parameter_id,
            v.version_no,
            v.repeat_no,
            v.comparator,
            v.number_value,
            v.value_text,
            v.raw_text,
            v.unit,
            v.reference_range_id,
            v.range_text,
            v.flag,
            v.is_delta,
            v.previous_text,
            v.previous_at,
            v.source,
            v.entered_by,
            v.entered_at,
            v.change_reason,
            v.analyser_message_id,
            v.analyser_line,
            v.ran_at,
            v.remark,
            v.analyser_flag
           FROM lab_result v
          WHERE ((v.tenant_id = w.tenant_id) AND (v.lab_work_id = w.lab_work_id) AND (v.repeat_no = w.repeat_no))
          ORDER BY v.lab_parameter_id, v.version_no DESC) r)
     CROSS JOIN LATERAL ( SELECT COALESCE(bool_or((k.outcome = 'Told'::text)), false) AS is_told,
            (count(*))::integer AS try_count
           FROM critical_call k
          WHERE ((k.tenant_id = w.tenant_id) AND (k.clinical_order_id = w.clinical_order_id) AND (k.specimen_id IS NULL) AND (COALESCE(k.lab_work_id, w.lab_work_id) = w.lab_work_id) AND (COALESCE(k.repeat_no, w.repeat_no) = w.repeat_no) AND (COALESCE(k.lab_parameter_id, r.lab_parameter_id) = r.lab_parameter_id) AND (k.told_at >= r.entered_at))) calls)
  WHERE ((w.status <> 'Cancelled'::text) AND (r.flag = ANY (ARRAY['LL'::text, 'HH'::text, 'AA'::text])));

create view lab_result_now with (security_invoker=true) as
 SELECT DISTINCT ON (r.tenant_id, r.lab_work_id, r.lab_parameter_id) r.tenant_id,
    r.lab_result_id,
    r.lab_work_id,
    r.lab_parameter_id,
    r.version_no,
    r.repeat_no,
    r.comparator,
    r.number_value,
    r.value_text,
    r.raw_text,
    r.unit,
    r.reference_range_id,
    r.range_text,
    r.flag,
    r.is_delta,
    r.previous_text,
    r.previous_at,
    r.source,
    r.entered_by,
    r.entered_at,
    r.change_reason,
    r.analyser_message_id,
    r.analyser_line,
    r.ran_at,
    r.remark
   FROM (lab_result r
     JOIN lab_work w ON (((w.tenant_id = r.tenant_id) AND (w.lab_work_id = r.lab_work_id) AND (w.repeat_no = r.repeat_no))))
  ORDER BY r.tenant_id, r.lab_work_id, r.lab_parameter_id, r.version_no DESC;

create view patient_bill with (security_invoker=true) as
 SELECT b.tenant_id,
    b.hospital_id,
    'Stay'::text AS source_kind,
    b.bill_id,
    NULL::bigint AS counter_bill_id,
    b.admission_id,
    a.patient_id,
    b.order_no AS bill_no,
    b.fin_year,
    b.billed_at,
    b.association_id,
    b.insurance_id,
    b.net_amount_paise,
    b.paid_in_advance_paise,
    b.due_paise,
    b.non_hospital_due_paise,
    b.due_reason,
    b.is_settled
   FROM (bill b
     JOIN admission a ON (((a.tenant_id = b.tenant_id) AND (a.admission_id = b.admission_id))))
  WHERE b.is_active
UNION ALL
 SELECT c.tenant_id,
    c.hospital_id,
    'Counter'::text AS source_kind,
    NULL::bigint AS bill_id,
    c.counter_bill_id,
    NULL::bigint AS admission_id,
    c.patient_id,
    c.bill_no,
    c.fin_year,
    c.billed_at,
    c.association_id,
    NULL::bigint AS insurance_id,
    c.net_amount_paise,
    NULL::bigint AS paid_in_advance_paise,
    c.due_paise,
    0 AS non_hospital_due_paise,
    c.due_reason,
    (c.due_paise = 0) AS is_settled
   FROM counter_bill c
  WHERE c.is_active;

create view payer_bill with (security_invoker=true) as
 SELECT b.tenant_id,
    b.hospital_id,
    'Stay'::text AS source_kind,
    b.bill_id,
    NULL::bigint AS counter_bill_id,
    b.admission_id,
    a.patient_id,
    b.order_no AS bill_no,
    b.fin_year,
    b.billed_at,
    b.association_id AS first_payer_id,
    p.association_id,
    b.insurance_id,
    COALESCE(p.turn_no, 1) AS turn_no,
    b.net_amount_paise,
    b.paid_in_advance_paise,
    COALESCE(p.claim_paise, (0)::bigint) AS claim_paise,
    COALESCE((p.claim_paise - p.settled_paise), (0)::bigint) AS claim_rest_paise,
        CASE
            WHEN (COALESCE(p.turn_no, 1) = 1) THEN b.due_paise
            ELSE (0)::bigint
        END AS due_paise,
        CASE
            WHEN (COALESCE(p.turn_no, 1) = 1) THEN b.non_hospital_due_paise
            ELSE (0)::bigint
        END AS non_hospital_due_paise,
    b.is_settled
   FROM ((bill b
     JOIN admission a ON (((a.tenant_id = b.tenant_id) AND (a.admission_id = b.admission_id))))
     LEFT JOIN bill_payer p ON (((p.tenant_id = b.tenant_id) AND (p.bill_id = b.bill_id))))
  WHERE b.is_active
UNION ALL
 SELECT c.tenant_id,
    c.hospital_id,
    'Counter'::text AS source_kind,
    NULL::bigint AS bill_id,
    c.counter_bill_id,
    NULL::bigint AS admission_id,
    c.patient_id,
    c.bill_no,
    c.fin_year,
    c.billed_at,
    k.payer_id AS first_payer_id,
    k.payer_id AS association_id,
    NULL::bigint AS insurance_id,
    1 AS turn_no,
    c.net_amount_paise,
    NULL::bigint AS paid_in_advance_paise,
    k.claim_paise,
    (k.claim_paise - c.settled_paise) AS claim_rest_paise,
    c.due_paise,
    0 AS non_hospital_due_paise,
    (c.due_paise = 0) AS is_settled
   FROM (counter_bill c
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (c.authorized_paise > 0) THEN c.association_id
                    ELSE NULL::bigint
                END AS payer_id,
            (c.authorized_paise -
                CASE
                    WHEN (c.authorized_paise = 0) THEN (0)::bigint
                    ELSE COALESCE(( SELECT (sum(r.claim_reduced_paise))::bigint AS sum
                       FROM counter_refund r
                      WHERE ((r.tenant_id = c.tenant_id) AND (r.counter_bill_id = c.counter_bill_id))), (0)::bigint)
                END) AS claim_paise) k)
  WHERE c.is_active;

create view qc_open_run with (security_invoker=true) as
 SELECT r.tenant_id,
    r.qc_run_id,
    r.hospital_id,
    r.qc_material_id,
    r.lab_parameter_id,
    r.analyser_id,
    r.run_no,
    r.ran_at,
    r.value,
    r.mean,
    r.sd,
    r.z_score,
    r.verdict,
    r.rules,
    r.done_by,
    r.analyser_message_id,
    r.analyser_line
   FROM (qc_run r
     JOIN qc_material m ON (((m.tenant_id = r.tenant_id) AND (m.qc_material_id = r.qc_material_id))))
  WHERE ((r.verdict = 'OutOfControl'::text) AND (NOT ((EXISTS ( SELECT
           FROM qc_action c
          WHERE ((c.tenant_id = r.tenant_id) AND (c.qc_run_id = r.qc_run_id)))) AND (EXISTS ( SELECT
           FROM (qc_run l
             JOIN qc_material n ON (((n.tenant_id = l.tenant_id) AND (n.qc_material_id = l.qc_material_id))))
          WHERE ((l.tenant_id = r.tenant_id) AND (l.lab_parameter_id = r.lab_parameter_id) AND (l.analyser_id = r.analyser_id) AND (l.qc_run_id > r.qc_run_id) AND (l.verdict = 'InControl'::text) AND (n.level = m.level) AND (NOT (EXISTS ( SELECT
                   FROM qc_exclusion x
                  WHERE ((x.tenant_id = l.tenant_id) AND (x.qc_run_id = l.qc_run_id)))))))))));

create view susceptibility_now with (security_invoker=true) as
 SELECT DISTINCT ON (tenant_id, isolate_id, antibiotic_id) tenant_id,
    susceptibility_id,
    isolate_id,
    antibiotic_id,
    version_no,
    method,
    comparator,
    value,
    value_text,
    category,
    breakpoint_id,
    guideline,
    guideline_version,
    is_suppressed,
    released_by,
    release_reason,
    entered_by,
    entered_at,
    change_reason
   FROM susceptibility u
  ORDER BY tenant_id, isolate_id, antibiotic_id, version_no DESC;

-- Row-level security

create policy own_tenant on admission using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on admission_document using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on admission_note using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on admission_package_part using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on advance_entry using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on alert_isolate using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on allergy using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on allergy_statement using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on analyser using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on analyser_frame using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on analyser_message using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on analyser_state using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on antibiotic using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on app_user using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on appointment using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on approval_request using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on association using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on association_charge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on audit_log using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on auto_verify_check using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on auto_verify_rule using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on bed using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on bed_floor using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on bed_group using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on bed_hold using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on bed_stay using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on bed_type using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on bill using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on bill_payer using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on bill_version using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on bill_version_copy using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on bill_write_off using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on birth_record using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on break_glass using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on breakpoint using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on charge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on charge_category using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on charge_mapping using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on charge_type using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on chart_access using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on chart_access_batch using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on chart_access_cut using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on chart_mark using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on clinical_order using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on consultant_instruction using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on consultation using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on consultation_fee using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on consultation_template using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on consultation_template_version using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on consultation_version using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on counter_bill using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on counter_receipt using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on counter_refund using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on counter_refund_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on critical_call using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on culture_stage using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on custom_report using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on day_closing using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on death_record using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on delegation using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on delegation_use using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on department using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on designation using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on diagnosis using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on diet_type using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on discharge_clearance using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on discharge_event using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on discharge_summary using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on document_content using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on document_part using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on dose_limit using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on encounter using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on encounter_diagnosis using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on eqa_round using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on factor using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on factor_challenge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on factor_loss using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on factor_use using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on file_part using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on financial_year using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on first_run using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on follow_up using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on gateway_secret using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on gl_master using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on growth_confirmation using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on growth_table using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on gst_document using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on gst_document_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on gst_slab using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on hms_notification using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on hospital using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on hospital_sla using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on idempotency_key using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on immunization using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on insurance using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on isolate using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on job using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on job_log using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on known_device using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_amendment using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_call using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_container using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_parameter using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_report using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_report_code using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_report_link using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_result using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_result_note using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_section using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_signature using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_test using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_test_parameter using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_withdrawal using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lab_work using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on log_in_failure using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on log_mark using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on log_seal using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lov_discount_head using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lov_license using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on lov_procedure using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on mail_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on message using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on message_role using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on mortuary_admission using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on narrative using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on narrative_addendum using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on narrative_template using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on notifiable_case using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on notifiable_disease using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on notification_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on number_series using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on opd_day using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on opd_day_end using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on opd_fee_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on opd_room using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on opd_session using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on opd_visit using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on order_alert using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on order_event using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on order_favourite using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on order_group using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on order_series using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on order_set using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on order_set_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on orderable using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on orderable_member using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on organism using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on organism_group using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on ot_booking using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on ot_master using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on ot_provisional_booking using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on ot_slot using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on outgoing_message using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on outsource_dispatch using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on outsource_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on package_mapping using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on package_master using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on paper_layout using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on paper_print using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on partner_bill using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on partner_bill_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on password_reset_code using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on patient using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on patient_allergy using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on patient_certificate using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on patient_merge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on patient_name_use using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on patient_name_word using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on patient_problem using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on payer_receipt using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on payer_receipt_part using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on payment using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on payment_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on payroll_calendar using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on permission_group_title using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on pharmacy_batch using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on pharmacy_item using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on pharmacy_return using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on pharmacy_return_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on pharmacy_sale using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on pharmacy_sale_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on pharmacy_stock_move using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on phrase using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on prescription_print using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on print_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on privacy_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on provider_rate using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on qc_action using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on qc_exclusion using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on qc_material using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on qc_run using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on qc_target using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on reagent_lot using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on recovery_code using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on reference_range using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on referral using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on reflex_order using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on reflex_rule using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on refund_due using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on report_delivery using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on report_run using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on report_schedule using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on report_view using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on role using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on role_permission using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on salutation using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on scheduled_task using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on scheduler using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on security_event using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on security_policy using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on service_charge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on session using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on sl_master using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on slide_picture using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on sms_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on specialization using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on specimen using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on specimen_type using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on staff using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on staff_document using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on staff_document_content using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on stored_file using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on sub_division using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on summary_template using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on susceptibility using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on tele_barred_medicine using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on third_party_provider using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on tissue_block using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on tissue_case using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on tissue_slide using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on tpa_authorization using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on tpa_time_limit using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on tpa_transfer using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on tpa_transfer_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on unpaid_pass using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on user_device using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on user_hospital using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on user_preference using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on vaccine_schedule using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on visit_take_over using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on vital_sign_set using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on voucher using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

create policy own_tenant on voucher_entry using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

-- Triggers

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.admission FOR EACH ROW EXECUTE FUNCTION write_audit('admission_id');

CREATE TRIGGER check_payers_total BEFORE UPDATE OF final_authorized_paise, association_id ON public.admission FOR EACH ROW WHEN (((old.final_authorized_paise IS DISTINCT FROM new.final_authorized_paise) OR (old.association_id IS DISTINCT FROM new.association_id))) EXECUTE FUNCTION check_payers_total();

CREATE TRIGGER count_change BEFORE UPDATE ON public.admission FOR EACH ROW WHEN ((old.patient_id = new.patient_id)) EXECUTE FUNCTION count_admission_change();

CREATE TRIGGER judge_order_approvals AFTER UPDATE OF association_id ON public.admission FOR EACH ROW WHEN ((old.association_id IS DISTINCT FROM new.association_id)) EXECUTE FUNCTION judge_order_approvals();

CREATE TRIGGER keep_encounter AFTER UPDATE OF patient_id, doctor_id, department_id, admitted_at, is_discharged, discharged_at, is_cancelled ON public.admission FOR EACH ROW WHEN ((((((((old.patient_id IS DISTINCT FROM new.patient_id) OR (old.doctor_id IS DISTINCT FROM new.doctor_id)) OR (old.department_id IS DISTINCT FROM new.department_id)) OR (old.admitted_at IS DISTINCT FROM new.admitted_at)) OR (old.is_discharged IS DISTINCT FROM new.is_discharged)) OR (old.discharged_at IS DISTINCT FROM new.discharged_at)) OR (old.is_cancelled IS DISTINCT FROM new.is_cancelled))) EXECUTE FUNCTION keep_encounter();

CREATE TRIGGER open_encounter AFTER INSERT ON public.admission FOR EACH ROW EXECUTE FUNCTION keep_encounter();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.admission_document FOR EACH ROW EXECUTE FUNCTION write_audit('document_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.admission_note FOR EACH ROW EXECUTE FUNCTION write_audit('note_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.admission_package_part FOR EACH ROW EXECUTE FUNCTION write_audit('admission_package_part_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.advance_entry FOR EACH ROW EXECUTE FUNCTION write_audit('advance_entry_id');

CREATE TRIGGER post_advance AFTER INSERT ON public.advance_entry FOR EACH ROW EXECUTE FUNCTION post_advance();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.alert_isolate FOR EACH ROW EXECUTE FUNCTION write_audit('isolate_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.allergy FOR EACH ROW EXECUTE FUNCTION write_audit('allergy_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.allergy_statement FOR EACH ROW EXECUTE FUNCTION write_audit('allergy_statement_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.analyser FOR EACH ROW EXECUTE FUNCTION write_audit('analyser_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.antibiotic FOR EACH ROW EXECUTE FUNCTION write_audit('antibiotic_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.app_user FOR EACH ROW EXECUTE FUNCTION write_audit('user_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.appointment FOR EACH ROW EXECUTE FUNCTION write_audit('appointment_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.approval_request FOR EACH ROW EXECUTE FUNCTION write_audit('approval_request_id');

CREATE TRIGGER keep_approval_request BEFORE UPDATE ON public.approval_request FOR EACH ROW EXECUTE FUNCTION keep_approval_request();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.association FOR EACH ROW EXECUTE FUNCTION write_audit('association_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.association_charge FOR EACH ROW EXECUTE FUNCTION write_audit('association_charge_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.auto_verify_rule FOR EACH ROW EXECUTE FUNCTION write_audit('auto_verify_rule_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed FOR EACH ROW EXECUTE FUNCTION write_audit('bed_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed_floor FOR EACH ROW EXECUTE FUNCTION write_audit('bed_floor_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed_group FOR EACH ROW EXECUTE FUNCTION write_audit('bed_group_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed_hold FOR EACH ROW EXECUTE FUNCTION write_audit('bed_hold_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed_stay FOR EACH ROW EXECUTE FUNCTION write_audit('bed_stay_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed_type FOR EACH ROW EXECUTE FUNCTION write_audit('bed_type_id');

CREATE TRIGGER add_bill_payers AFTER INSERT ON public.bill FOR EACH ROW WHEN ((new.association_id IS NOT NULL)) EXECUTE FUNCTION add_bill_payers();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bill FOR EACH ROW EXECUTE FUNCTION write_audit('bill_id');

CREATE CONSTRAINT TRIGGER need_gst_document AFTER INSERT OR UPDATE OF is_active ON public.bill DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.has_gst_document) EXECUTE FUNCTION need_gst_document();

CREATE TRIGGER post_bill AFTER INSERT OR UPDATE ON public.bill FOR EACH ROW EXECUTE FUNCTION post_bill();

CREATE TRIGGER settle_returns AFTER INSERT OR UPDATE OF is_active ON public.bill FOR EACH ROW EXECUTE FUNCTION settle_returns();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bill_payer FOR EACH ROW EXECUTE FUNCTION write_audit('bill_payer_id');

CREATE TRIGGER post_bill_payer AFTER INSERT OR UPDATE ON public.bill_payer FOR EACH ROW WHEN ((new.turn_no > 1)) EXECUTE FUNCTION post_bill_payer();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bill_version FOR EACH ROW EXECUTE FUNCTION write_audit('bill_version_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bill_write_off FOR EACH ROW EXECUTE FUNCTION write_audit('write_off_id');

CREATE TRIGGER post_write_off AFTER INSERT OR UPDATE ON public.bill_write_off FOR EACH ROW EXECUTE FUNCTION post_write_off();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.birth_record FOR EACH ROW EXECUTE FUNCTION write_audit('birth_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.break_glass FOR EACH ROW EXECUTE FUNCTION write_audit('break_glass_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.breakpoint FOR EACH ROW EXECUTE FUNCTION write_audit('breakpoint_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.charge FOR EACH ROW EXECUTE FUNCTION write_audit('charge_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.charge_category FOR EACH ROW EXECUTE FUNCTION write_audit('charge_category_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.charge_mapping FOR EACH ROW EXECUTE FUNCTION write_audit('mapping_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.charge_type FOR EACH ROW EXECUTE FUNCTION write_audit('charge_type_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.chart_mark FOR EACH ROW EXECUTE FUNCTION write_audit('chart_mark_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.clinical_order FOR EACH ROW EXECUTE FUNCTION write_audit('clinical_order_id');

CREATE TRIGGER cancel_lab_work AFTER UPDATE OF status ON public.clinical_order FOR EACH ROW WHEN ((new.status = 'Cancelled'::text)) EXECUTE FUNCTION cancel_lab_work();

CREATE CONSTRAINT TRIGGER check_order_of_work AFTER UPDATE OF status ON public.clinical_order DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = 'Verified'::text)) EXECUTE FUNCTION check_order_of_work();

CREATE TRIGGER judge_order_approval BEFORE INSERT ON public.clinical_order FOR EACH ROW WHEN (((new.approval_state = 'NotNeeded'::text) AND (new.charge_id IS NOT NULL))) EXECUTE FUNCTION judge_order_approval();

CREATE TRIGGER keep_critical_confidential BEFORE INSERT OR UPDATE OF is_critical ON public.clinical_order FOR EACH ROW WHEN (new.is_critical) EXECUTE FUNCTION keep_critical_confidential();

CREATE TRIGGER keep_order_confidential BEFORE INSERT ON public.clinical_order FOR EACH ROW WHEN ((new.charge_id IS NOT NULL)) EXECUTE FUNCTION keep_order_confidential();

CREATE TRIGGER keep_result_confidential BEFORE INSERT OR UPDATE OF result_summary ON public.clinical_order FOR EACH ROW EXECUTE FUNCTION keep_result_confidential();

CREATE TRIGGER keep_unpaid_pass_of_order AFTER UPDATE OF status ON public.clinical_order FOR EACH ROW WHEN (((old.status = 'Cancelled'::text) <> (new.status = 'Cancelled'::text))) EXECUTE FUNCTION keep_unpaid_pass_of_order();

CREATE TRIGGER note_order_step AFTER INSERT OR UPDATE OF status ON public.clinical_order FOR EACH ROW EXECUTE FUNCTION note_order_step();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.consultant_instruction FOR EACH ROW EXECUTE FUNCTION write_audit('instruction_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.consultation_fee FOR EACH ROW EXECUTE FUNCTION write_audit('consultation_fee_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.consultation_template FOR EACH ROW EXECUTE FUNCTION write_audit('template_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.consultation_template_version FOR EACH ROW EXECUTE FUNCTION write_audit('consultation_template_version_id');

CREATE TRIGGER follow_template_version AFTER INSERT ON public.consultation_template_version FOR EACH ROW EXECUTE FUNCTION follow_template_version();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.consultation_version FOR EACH ROW EXECUTE FUNCTION write_audit('consultation_version_id');

CREATE TRIGGER follow_version AFTER INSERT ON public.consultation_version FOR EACH ROW EXECUTE FUNCTION follow_version();

CREATE TRIGGER refuse_unknown_template BEFORE INSERT ON public.consultation_version FOR EACH ROW EXECUTE FUNCTION refuse_unknown_template();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.counter_bill FOR EACH ROW EXECUTE FUNCTION write_audit('counter_bill_id');

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT OR UPDATE ON public.counter_bill DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_counter_bill();

CREATE TRIGGER follow_fee_bill AFTER UPDATE ON public.counter_bill FOR EACH ROW WHEN ((new.due_paise <> old.due_paise)) EXECUTE FUNCTION follow_fee_bill();

CREATE TRIGGER keep_counter_bill BEFORE UPDATE ON public.counter_bill FOR EACH ROW EXECUTE FUNCTION keep_counter_bill();

CREATE TRIGGER keep_unpaid_passes_of_bill AFTER UPDATE OF due_paise ON public.counter_bill FOR EACH ROW WHEN (((old.due_paise = 0) <> (new.due_paise = 0))) EXECUTE FUNCTION keep_unpaid_passes_of_bill();

CREATE CONSTRAINT TRIGGER need_gst_document AFTER INSERT ON public.counter_bill DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION need_gst_document();

CREATE TRIGGER post_counter_bill AFTER INSERT ON public.counter_bill FOR EACH ROW EXECUTE FUNCTION post_counter_bill();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.counter_receipt FOR EACH ROW EXECUTE FUNCTION write_audit('counter_receipt_id');

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT ON public.counter_receipt DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_counter_bill();

CREATE TRIGGER post_counter_receipt AFTER INSERT ON public.counter_receipt FOR EACH ROW EXECUTE FUNCTION post_counter_receipt();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.counter_refund FOR EACH ROW EXECUTE FUNCTION write_audit('counter_refund_id');

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT ON public.counter_refund DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_counter_bill();

CREATE CONSTRAINT TRIGGER need_gst_document AFTER INSERT ON public.counter_refund DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION need_gst_document();

CREATE TRIGGER post_counter_refund AFTER INSERT ON public.counter_refund FOR EACH ROW EXECUTE FUNCTION post_counter_refund();

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT ON public.counter_refund_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_counter_refund_line();

CREATE TRIGGER follow_fee_refund AFTER INSERT ON public.counter_refund_line FOR EACH ROW EXECUTE FUNCTION follow_fee_refund();

CREATE TRIGGER post_counter_refund_lines AFTER INSERT ON public.counter_refund_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post_counter_refund_lines();

CREATE TRIGGER settle_refund_due AFTER INSERT ON public.counter_refund_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION settle_refund_due();

CREATE TRIGGER check_culture_entry BEFORE INSERT ON public.culture_stage FOR EACH ROW EXECUTE FUNCTION check_culture_entry();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.custom_report FOR EACH ROW EXECUTE FUNCTION write_audit('custom_report_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.day_closing FOR EACH ROW EXECUTE FUNCTION write_audit('day_closing_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.death_record FOR EACH ROW EXECUTE FUNCTION write_audit('death_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.delegation FOR EACH ROW EXECUTE FUNCTION write_audit('delegation_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.delegation_use FOR EACH ROW EXECUTE FUNCTION write_audit('use_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.department FOR EACH ROW EXECUTE FUNCTION write_audit('department_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.designation FOR EACH ROW EXECUTE FUNCTION write_audit('designation_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.diagnosis FOR EACH ROW EXECUTE FUNCTION write_audit('diagnosis_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.diet_type FOR EACH ROW EXECUTE FUNCTION write_audit('diet_type_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.discharge_clearance FOR EACH ROW EXECUTE FUNCTION write_audit('clearance_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.discharge_event FOR EACH ROW EXECUTE FUNCTION write_audit('event_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.discharge_summary FOR EACH ROW EXECUTE FUNCTION write_audit('summary_id');

CREATE TRIGGER keep_signed BEFORE UPDATE ON public.discharge_summary FOR EACH ROW WHEN ((old.signed_at IS NOT NULL)) EXECUTE FUNCTION keep_signed_summary();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.dose_limit FOR EACH ROW EXECUTE FUNCTION write_audit('dose_limit_id');

CREATE TRIGGER keep_unpaid_passes_of_encounter AFTER UPDATE OF admission_id ON public.encounter FOR EACH ROW WHEN (((old.admission_id IS NULL) <> (new.admission_id IS NULL))) EXECUTE FUNCTION keep_unpaid_passes_of_encounter();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.encounter_diagnosis FOR EACH ROW EXECUTE FUNCTION write_audit('encounter_diagnosis_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.eqa_round FOR EACH ROW EXECUTE FUNCTION write_audit('eqa_round_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.factor_loss FOR EACH ROW EXECUTE FUNCTION write_audit('loss_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.financial_year FOR EACH ROW EXECUTE FUNCTION write_audit('fin_year');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.first_run FOR EACH ROW EXECUTE FUNCTION write_audit('tenant_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.follow_up FOR EACH ROW EXECUTE FUNCTION write_audit('follow_up_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.gateway_secret FOR EACH ROW EXECUTE FUNCTION write_audit('record_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.gl_master FOR EACH ROW EXECUTE FUNCTION write_audit('glid');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.growth_confirmation FOR EACH ROW EXECUTE FUNCTION write_audit('growth_confirmation_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.growth_table FOR EACH ROW EXECUTE FUNCTION write_audit('growth_table_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.gst_document FOR EACH ROW EXECUTE FUNCTION write_audit('gst_document_id');

CREATE CONSTRAINT TRIGGER check_gst_document AFTER INSERT ON public.gst_document DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_gst_document();

CREATE TRIGGER post_gst_document AFTER INSERT ON public.gst_document FOR EACH ROW EXECUTE FUNCTION post_gst_document();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.gst_slab FOR EACH ROW EXECUTE FUNCTION write_audit('gst_slab_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.hms_notification FOR EACH ROW EXECUTE FUNCTION write_audit('notification_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.hospital FOR EACH ROW EXECUTE FUNCTION write_audit('hospital_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.hospital_sla FOR EACH ROW EXECUTE FUNCTION write_audit('sla_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.immunization FOR EACH ROW EXECUTE FUNCTION write_audit('immunization_id');

CREATE TRIGGER join_immunization BEFORE UPDATE OF patient_id ON public.immunization FOR EACH ROW WHEN ((old.patient_id <> new.patient_id)) EXECUTE FUNCTION join_immunization();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.insurance FOR EACH ROW EXECUTE FUNCTION write_audit('insurance_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.isolate FOR EACH ROW EXECUTE FUNCTION write_audit('isolate_id');

CREATE TRIGGER check_culture_entry BEFORE INSERT OR UPDATE ON public.isolate FOR EACH ROW EXECUTE FUNCTION check_culture_entry();

CREATE TRIGGER tell_of_job AFTER INSERT ON public.job FOR EACH STATEMENT EXECUTE FUNCTION tell_of_job();

CREATE TRIGGER check_lab_amendment BEFORE UPDATE ON public.lab_amendment FOR EACH ROW EXECUTE FUNCTION check_lab_amendment();

CREATE TRIGGER copy_lab_call AFTER INSERT ON public.lab_call FOR EACH ROW EXECUTE FUNCTION copy_lab_call();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_container FOR EACH ROW EXECUTE FUNCTION write_audit('lab_container_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_parameter FOR EACH ROW EXECUTE FUNCTION write_audit('lab_parameter_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_report_link FOR EACH ROW EXECUTE FUNCTION write_audit('lab_report_link_id');

CREATE TRIGGER check_lab_result BEFORE INSERT ON public.lab_result FOR EACH ROW EXECUTE FUNCTION check_lab_result();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_section FOR EACH ROW EXECUTE FUNCTION write_audit('lab_section_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_signature FOR EACH ROW EXECUTE FUNCTION write_audit('lab_signature_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_test FOR EACH ROW EXECUTE FUNCTION write_audit('lab_test_id');

CREATE TRIGGER hide_confidential_results AFTER UPDATE OF is_confidential ON public.lab_test FOR EACH ROW WHEN ((new.is_confidential AND (NOT old.is_confidential))) EXECUTE FUNCTION hide_confidential_results();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_test_parameter FOR EACH ROW EXECUTE FUNCTION write_audit('lab_test_parameter_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_work FOR EACH ROW EXECUTE FUNCTION write_audit('lab_work_id');

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.lab_work FOR EACH ROW EXECUTE FUNCTION check_lab_step();

CREATE CONSTRAINT TRIGGER check_verified_narrative AFTER UPDATE OF status ON public.lab_work DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_verified_narrative();

CREATE CONSTRAINT TRIGGER check_verified_work AFTER UPDATE OF status ON public.lab_work DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_verified_work();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lov_discount_head FOR EACH ROW EXECUTE FUNCTION write_audit('discount_head_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lov_license FOR EACH ROW EXECUTE FUNCTION write_audit('license_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lov_procedure FOR EACH ROW EXECUTE FUNCTION write_audit('procedure_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.mail_setting FOR EACH ROW EXECUTE FUNCTION write_audit('email_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.message FOR EACH ROW EXECUTE FUNCTION write_audit('message_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.message_role FOR EACH ROW EXECUTE FUNCTION write_audit('message_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.mortuary_admission FOR EACH ROW EXECUTE FUNCTION write_audit('mortuary_id');

CREATE TRIGGER check_narrative_entry BEFORE INSERT ON public.narrative FOR EACH ROW EXECUTE FUNCTION check_narrative_entry();

CREATE TRIGGER check_narrative_entry BEFORE INSERT ON public.narrative_addendum FOR EACH ROW EXECUTE FUNCTION check_narrative_entry();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.narrative_template FOR EACH ROW EXECUTE FUNCTION write_audit('narrative_template_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.notifiable_case FOR EACH ROW EXECUTE FUNCTION write_audit('notifiable_case_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.notifiable_disease FOR EACH ROW EXECUTE FUNCTION write_audit('notifiable_disease_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.notification_setting FOR EACH ROW EXECUTE FUNCTION write_audit('notification_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_day FOR EACH ROW EXECUTE FUNCTION write_audit('opd_day_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_day_end FOR EACH ROW EXECUTE FUNCTION write_audit('opd_day_end_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_fee_setting FOR EACH ROW EXECUTE FUNCTION write_audit('hospital_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_room FOR EACH ROW EXECUTE FUNCTION write_audit('opd_room_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_session FOR EACH ROW EXECUTE FUNCTION write_audit('opd_session_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_visit FOR EACH ROW EXECUTE FUNCTION write_audit('opd_visit_id');

CREATE TRIGGER keep_encounter AFTER UPDATE OF patient_id, doctor_id, is_cancelled, admission_id ON public.opd_visit FOR EACH ROW WHEN (((((old.patient_id IS DISTINCT FROM new.patient_id) OR (old.doctor_id IS DISTINCT FROM new.doctor_id)) OR (old.is_cancelled IS DISTINCT FROM new.is_cancelled)) OR (old.admission_id IS DISTINCT FROM new.admission_id))) EXECUTE FUNCTION keep_encounter();

CREATE TRIGGER keep_fee_state BEFORE INSERT OR UPDATE OF counter_bill_id, fee_state, queue_state ON public.opd_visit FOR EACH ROW EXECUTE FUNCTION keep_fee_state();

CREATE TRIGGER keep_first_call BEFORE INSERT OR UPDATE OF called_at, first_called_at ON public.opd_visit FOR EACH ROW EXECUTE FUNCTION keep_first_call();

CREATE TRIGGER keep_queue_state BEFORE INSERT OR UPDATE OF queue_state, is_cancelled, admission_id ON public.opd_visit FOR EACH ROW EXECUTE FUNCTION keep_queue_state();

CREATE TRIGGER open_encounter AFTER INSERT ON public.opd_visit FOR EACH ROW EXECUTE FUNCTION keep_encounter();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.order_favourite FOR EACH ROW EXECUTE FUNCTION write_audit('order_favourite_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.order_group FOR EACH ROW EXECUTE FUNCTION write_audit('order_group_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.order_series FOR EACH ROW EXECUTE FUNCTION write_audit('order_series_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.order_set FOR EACH ROW EXECUTE FUNCTION write_audit('order_set_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.order_set_line FOR EACH ROW EXECUTE FUNCTION write_audit('order_set_line_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.orderable FOR EACH ROW EXECUTE FUNCTION write_audit('orderable_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.orderable_member FOR EACH ROW EXECUTE FUNCTION write_audit('orderable_member_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.organism FOR EACH ROW EXECUTE FUNCTION write_audit('organism_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.organism_group FOR EACH ROW EXECUTE FUNCTION write_audit('organism_group_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.ot_booking FOR EACH ROW EXECUTE FUNCTION write_audit('ot_booking_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.ot_master FOR EACH ROW EXECUTE FUNCTION write_audit('ot_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.ot_provisional_booking FOR EACH ROW EXECUTE FUNCTION write_audit('ot_provisional_booking_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.ot_slot FOR EACH ROW EXECUTE FUNCTION write_audit('ot_slot_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.outsource_dispatch FOR EACH ROW EXECUTE FUNCTION write_audit('dispatch_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.outsource_line FOR EACH ROW EXECUTE FUNCTION write_audit('outsource_line_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.package_mapping FOR EACH ROW EXECUTE FUNCTION write_audit('package_mapping_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.package_master FOR EACH ROW EXECUTE FUNCTION write_audit('package_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.paper_layout FOR EACH ROW EXECUTE FUNCTION write_audit('paper_layout_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.paper_print FOR EACH ROW EXECUTE FUNCTION write_audit('paper_number');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.partner_bill FOR EACH ROW EXECUTE FUNCTION write_audit('partner_bill_id');

CREATE TRIGGER keep_partner_bill BEFORE UPDATE ON public.partner_bill FOR EACH ROW EXECUTE FUNCTION keep_partner_bill();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.partner_bill_line FOR EACH ROW EXECUTE FUNCTION write_audit('partner_bill_line_id');

CREATE TRIGGER keep_partner_bill_line BEFORE INSERT OR UPDATE ON public.partner_bill_line FOR EACH ROW EXECUTE FUNCTION keep_partner_bill_line();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.patient FOR EACH ROW EXECUTE FUNCTION write_audit('patient_id');

CREATE TRIGGER read_allergy_text AFTER UPDATE OF drug_allergy ON public.patient FOR EACH ROW WHEN (((pg_trigger_depth() = 0) AND (COALESCE(old.drug_allergy, ''::text) <> COALESCE(new.drug_allergy, ''::text)))) EXECUTE FUNCTION read_allergy_text();

CREATE TRIGGER read_new_allergy_text AFTER INSERT ON public.patient FOR EACH ROW WHEN ((COALESCE(new.drug_allergy, ''::text) <> ''::text)) EXECUTE FUNCTION read_allergy_text();

CREATE TRIGGER remember_changed_name AFTER UPDATE OF first_name, middle_name, last_name ON public.patient FOR EACH ROW EXECUTE FUNCTION remember_changed_name();

CREATE TRIGGER remember_new_names AFTER INSERT ON public.patient REFERENCING NEW TABLE AS registered FOR EACH STATEMENT EXECUTE FUNCTION remember_new_names();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.patient_allergy FOR EACH ROW EXECUTE FUNCTION write_audit('patient_allergy_id');

CREATE TRIGGER write_allergy_text AFTER INSERT OR UPDATE ON public.patient_allergy FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION write_allergy_text();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.patient_certificate FOR EACH ROW EXECUTE FUNCTION write_audit('certificate_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.patient_merge FOR EACH ROW EXECUTE FUNCTION write_audit('patient_merge_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.patient_problem FOR EACH ROW EXECUTE FUNCTION write_audit('patient_problem_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.payer_receipt FOR EACH ROW EXECUTE FUNCTION write_audit('receipt_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.payer_receipt_part FOR EACH ROW EXECUTE FUNCTION write_audit('part_id');

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT OR UPDATE ON public.payer_receipt_part DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.counter_bill_id IS NOT NULL)) EXECUTE FUNCTION check_counter_bill();

CREATE TRIGGER post_receipt_part AFTER INSERT OR UPDATE ON public.payer_receipt_part FOR EACH ROW EXECUTE FUNCTION post_receipt_part();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.payment FOR EACH ROW EXECUTE FUNCTION write_audit('payment_id');

CREATE TRIGGER post_payment AFTER INSERT OR UPDATE ON public.payment FOR EACH ROW EXECUTE FUNCTION post_payment();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.payment_setting FOR EACH ROW EXECUTE FUNCTION write_audit('payment_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.payroll_calendar FOR EACH ROW EXECUTE FUNCTION write_audit('calendar_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.permission_group_title FOR EACH ROW EXECUTE FUNCTION write_audit('short_name');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.pharmacy_batch FOR EACH ROW EXECUTE FUNCTION write_audit('batch_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.pharmacy_item FOR EACH ROW EXECUTE FUNCTION write_audit('item_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.pharmacy_return FOR EACH ROW EXECUTE FUNCTION write_audit('return_id');

CREATE TRIGGER find_own_money BEFORE INSERT ON public.pharmacy_return FOR EACH ROW EXECUTE FUNCTION find_own_money();

CREATE CONSTRAINT TRIGGER need_gst_document AFTER INSERT ON public.pharmacy_return DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.has_gst_document) EXECUTE FUNCTION need_gst_document();

CREATE TRIGGER post_return AFTER INSERT ON public.pharmacy_return FOR EACH ROW EXECUTE FUNCTION post_return();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.pharmacy_sale FOR EACH ROW EXECUTE FUNCTION write_audit('sale_id');

CREATE CONSTRAINT TRIGGER need_gst_document AFTER INSERT ON public.pharmacy_sale DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.has_gst_document) EXECUTE FUNCTION need_gst_document();

CREATE TRIGGER post_sale AFTER INSERT ON public.pharmacy_sale FOR EACH ROW EXECUTE FUNCTION post_sale();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.phrase FOR EACH ROW EXECUTE FUNCTION write_audit('phrase_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.prescription_print FOR EACH ROW EXECUTE FUNCTION write_audit('prescription_print_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.print_setting FOR EACH ROW EXECUTE FUNCTION write_audit('print_setting_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.privacy_setting FOR EACH ROW EXECUTE FUNCTION write_audit('tenant_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.qc_action FOR EACH ROW EXECUTE FUNCTION write_audit('qc_action_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.qc_exclusion FOR EACH ROW EXECUTE FUNCTION write_audit('qc_run_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.qc_material FOR EACH ROW EXECUTE FUNCTION write_audit('qc_material_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.qc_target FOR EACH ROW EXECUTE FUNCTION write_audit('qc_target_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.reagent_lot FOR EACH ROW EXECUTE FUNCTION write_audit('reagent_lot_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.reference_range FOR EACH ROW EXECUTE FUNCTION write_audit('reference_range_id');

CREATE TRIGGER keep_range_unit BEFORE INSERT ON public.reference_range FOR EACH ROW EXECUTE FUNCTION keep_range_unit();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.referral FOR EACH ROW EXECUTE FUNCTION write_audit('referral_id');

CREATE TRIGGER check_reflex_order BEFORE INSERT ON public.reflex_order FOR EACH ROW EXECUTE FUNCTION check_reflex_order();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.reflex_rule FOR EACH ROW EXECUTE FUNCTION write_audit('reflex_rule_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.refund_due FOR EACH ROW EXECUTE FUNCTION write_audit('service_charge_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.report_schedule FOR EACH ROW EXECUTE FUNCTION write_audit('report_schedule_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.role FOR EACH ROW EXECUTE FUNCTION write_audit('role_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.role_permission FOR EACH ROW EXECUTE FUNCTION write_audit('audit_key');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.salutation FOR EACH ROW EXECUTE FUNCTION write_audit('salutation_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.scheduler FOR EACH ROW EXECUTE FUNCTION write_audit('schedule_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.security_policy FOR EACH ROW EXECUTE FUNCTION write_audit('tenant_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.service_charge FOR EACH ROW EXECUTE FUNCTION write_audit('service_charge_id');

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT ON public.service_charge DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.counter_bill_id IS NOT NULL)) EXECUTE FUNCTION check_counter_bill();

CREATE TRIGGER keep_counter_line BEFORE UPDATE ON public.service_charge FOR EACH ROW WHEN (((old.counter_bill_id IS NOT NULL) OR (new.counter_bill_id IS NOT NULL))) EXECUTE FUNCTION keep_counter_line();

CREATE TRIGGER keep_unpaid_pass_of_line AFTER INSERT OR UPDATE OF clinical_order_id, counter_bill_id, is_active ON public.service_charge FOR EACH ROW WHEN (((new.clinical_order_id IS NOT NULL) AND (new.counter_bill_id IS NOT NULL))) EXECUTE FUNCTION keep_unpaid_pass_of_order();

CREATE TRIGGER post_changed_charges AFTER UPDATE ON public.service_charge REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post_changed_charges();

CREATE TRIGGER post_charges AFTER INSERT ON public.service_charge REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post_charges();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.sl_master FOR EACH ROW EXECUTE FUNCTION write_audit('slid');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.slide_picture FOR EACH ROW EXECUTE FUNCTION write_audit('slide_picture_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.sms_setting FOR EACH ROW EXECUTE FUNCTION write_audit('sms_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.specialization FOR EACH ROW EXECUTE FUNCTION write_audit('specialization_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.specimen FOR EACH ROW EXECUTE FUNCTION write_audit('specimen_id');

CREATE CONSTRAINT TRIGGER check_kept_specimen AFTER INSERT OR UPDATE OF volume_microlitres, status ON public.specimen DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.parent_specimen_id IS NOT NULL) OR (new.volume_microlitres IS NOT NULL) OR (new.status = ANY (ARRAY['Rejected'::text, 'Discarded'::text])))) EXECUTE FUNCTION check_kept_specimen();

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.specimen FOR EACH ROW EXECUTE FUNCTION check_lab_step();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.specimen_type FOR EACH ROW EXECUTE FUNCTION write_audit('specimen_type_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.staff FOR EACH ROW EXECUTE FUNCTION write_audit('staff_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.staff_document FOR EACH ROW EXECUTE FUNCTION write_audit('document_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.sub_division FOR EACH ROW EXECUTE FUNCTION write_audit('sub_division_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.summary_template FOR EACH ROW EXECUTE FUNCTION write_audit('summary_template_id');

CREATE TRIGGER check_culture_entry BEFORE INSERT ON public.susceptibility FOR EACH ROW EXECUTE FUNCTION check_culture_entry();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tele_barred_medicine FOR EACH ROW EXECUTE FUNCTION write_audit('tele_barred_medicine_id');

CREATE TRIGGER open_ledger AFTER INSERT ON public.tenant FOR EACH ROW EXECUTE FUNCTION open_ledger();

CREATE TRIGGER open_tax_accounts AFTER INSERT ON public.tenant FOR EACH ROW EXECUTE FUNCTION open_tax_accounts();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.third_party_provider FOR EACH ROW EXECUTE FUNCTION write_audit('third_party_provider_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tissue_block FOR EACH ROW EXECUTE FUNCTION write_audit('tissue_block_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tissue_case FOR EACH ROW EXECUTE FUNCTION write_audit('specimen_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tissue_slide FOR EACH ROW EXECUTE FUNCTION write_audit('slide_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tpa_authorization FOR EACH ROW EXECUTE FUNCTION write_audit('tpa_authorization_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tpa_time_limit FOR EACH ROW EXECUTE FUNCTION write_audit('association_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tpa_transfer FOR EACH ROW EXECUTE FUNCTION write_audit('tpa_transfer_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.unpaid_pass FOR EACH ROW EXECUTE FUNCTION write_audit('clinical_order_id');

CREATE TRIGGER judge_unpaid_pass BEFORE INSERT ON public.unpaid_pass FOR EACH ROW EXECUTE FUNCTION judge_unpaid_pass();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.user_device FOR EACH ROW EXECUTE FUNCTION write_audit('user_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.user_hospital FOR EACH ROW EXECUTE FUNCTION write_audit('user_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.vaccine_schedule FOR EACH ROW EXECUTE FUNCTION write_audit('vaccine_schedule_id');

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.vital_sign_set FOR EACH ROW EXECUTE FUNCTION write_audit('vital_sign_set_id');

-- Functions

CREATE OR REPLACE FUNCTION public.add_bill_payers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into bill_payer (tenant_id, hospital_id, admission_id, bill_id, turn_no, association_id, bill_version_id,
      authorized_paise, claim_paise, created_by, created_at)
    select new.tenant_id, new.hospital_id, new.admission_id, new.bill_id, p.turn_no, p.association_id, p.bill_version_id,
      p.authorized_paise, least(p.authorized_paise, greatest(greatest(new.net_amount_paise, 0) - p.before_paise, 0)),
      new.created_by, new.created_at
    from (
      select a.*, row_number() over in_turn as turn_no,
        coalesce(sum(a.authorized_paise) over (in_turn rows between unbounded preceding and 1 preceding), 0) as before_paise
      from (
        select v.association_id, v.bill_version_id, v.confirmed_paise as authorized_paise, v.version_no
          from bill_version v
         where v.tenant_id = new.tenant_id and v.admission_id = new.admission_id and v.status = 'confirmed'
        union all
        select new.association_id, null,
          case when exists (select 1 from bill_version o
              where o.tenant_id = new.tenant_id and o.admission_id = new.admission_id and o.status = 'confirmed')
            then 0 else new.authorized_paise end, 0
         where not exists (select 1 from bill_version o
           where o.tenant_id = new.tenant_id and o.admission_id = new.admission_id and o.status = 'confirmed'
             and o.association_id = new.association_id)) a
      window in_turn as (order by a.association_id <> new.association_id, a.version_no)) p;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.add_system_accounts(of_tenant integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into gl_master (tenant_id, glid, gl_name, pl_bs_id, has_sub_ledgers, is_system)
  select of_tenant, glid, gl_name, pl_bs_id, has_sub_ledgers, true from (values
    (1, 'Cash and bank', 1, true), (2, 'Cheques', 1, false), (3, 'Charges not billed yet', 1, false),
    (4, 'Medicines not billed yet', 1, false), (5, 'Due to and from patients', 1, false), (6, 'Due from payers', 1, true),
    (20, 'Advances of patients', 2, false), (21, 'Received for non-hospital charges', 2, false),
    (22, 'GST payable', 2, false), (23, 'Advances on bookings', 2, false),
    (40, 'Income from charges', 3, true), (41, 'Income from medicines', 3, false), (42, 'Other income', 3, false),
    (60, 'Discounts allowed', 4, false), (61, 'Rounding', 4, false), (62, 'Non-hospital charges left out', 4, false),
    (63, 'Written off', 4, false), (64, 'TDS deducted by payers', 1, false)
  ) as account (glid, gl_name, pl_bs_id, has_sub_ledgers);
  insert into sl_master (tenant_id, glid, slid, sl_name)
  values (of_tenant, 1, 1, 'Cash'), (of_tenant, 1, 2, 'Card'), (of_tenant, 1, 3, 'UPI'), (of_tenant, 1, 4, 'NEFT');
$function$;

CREATE OR REPLACE FUNCTION public.add_tax_accounts(of_tenant integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into gl_master (tenant_id, glid, gl_name, pl_bs_id, has_sub_ledgers, is_system)
  values (of_tenant, 100, 'Output tax', 2, true, true) on conflict do nothing;
  insert into sl_master (tenant_id, glid, slid, sl_name)
  values (of_tenant, 100, 1, 'IGST'), (of_tenant, 100, 2, 'CGST'), (of_tenant, 100, 3, 'SGST'), (of_tenant, 100, 4, 'Cess')
  on conflict do nothing;
  update gl_master set gl_name = 'GST not documented yet'
    where tenant_id = of_tenant and glid = 22 and is_system and gl_name = 'GST payable';
$function$;

CREATE OR REPLACE FUNCTION public.advance_entries(a advance_entry)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select money_entries(a.cash_paise, a.card_paise, a.upi_paise, a.neft_paise, a.cheque_paise, s.sign)
    || (23, null, -s.sign * a.amount_paise)::ledger_entry
  from (select case a.kind when 'Receive' then 1 else -1 end as sign) s;
$function$;

CREATE OR REPLACE FUNCTION public.allergy_text(of_tenant integer, of_patient bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(string_agg(substance, '|' order by patient_allergy_id), '') from patient_allergy
  where tenant_id = of_tenant and patient_id = of_patient and state = 'Active';
$function$;

CREATE OR REPLACE FUNCTION public.authorities_on(of_tenant integer, wanted date)
 RETURNS TABLE(staff_id bigint, approver_id bigint, delegation_id bigint, limit_paise bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with held as (
    select s.staff_id, null::bigint as approver_id, null::bigint as delegation_id, s.approval_limit_paise as limit_paise
    from staff s where s.tenant_id = of_tenant and s.is_approver and s.is_active
    union
    select d.staff_id, d.approver_id, d.delegation_id, p.approval_limit_paise
    from staff p
    join delegation d on d.tenant_id = of_tenant and d.approver_id = p.staff_id
      and d.is_enabled and wanted between d.from_day and coalesce(d.to_day, 'infinity')
    join staff s on s.tenant_id = of_tenant and s.staff_id = d.staff_id and s.is_active
    where p.tenant_id = of_tenant and p.is_approver and p.is_active
  )
  select held.staff_id, held.approver_id, held.delegation_id, held.limit_paise from held
  where not exists (select from app_user u
    where u.tenant_id = of_tenant and u.staff_id = held.staff_id and u.approvals_frozen_until > now())
$function$;

CREATE OR REPLACE FUNCTION public.bill_entries(b bill)
 RETURNS ledger_entry[]
 LANGUAGE sql
 STABLE
AS $function$
  select array[
    (3, null, -c.posted)::ledger_entry, (22, null, c.posted - b.total_charge_paise - c.net_change)::ledger_entry,
    (21, null, b.pool_used_paise + b.non_hospital_kept_paise)::ledger_entry,
    (5, null, b.non_hospital_paise - b.pool_used_paise - b.non_hospital_kept_paise)::ledger_entry,
    (4, null, -b.medicine_charge_paise)::ledger_entry, (42, null, -b.other_charge_paise)::ledger_entry,
    (60, null, b.discount_paise)::ledger_entry, (61, null, -b.round_off_paise)::ledger_entry,
    (5, null, b.medicine_credit_paise)::ledger_entry, (20, null, u.used - b.medicine_credit_paise)::ledger_entry,
    (5, null, greatest(b.net_payable_paise, 0))::ledger_entry,
    (6, b.association_id, b.net_amount_paise - u.used - greatest(b.net_payable_paise, 0))::ledger_entry]
    || c.by_category
  from (
    select coalesce(sum(k.posted), 0) as posted, coalesce(sum(k.net_change), 0) as net_change,
      coalesce(array_agg((40, k.charge_category_id, k.net_change)::ledger_entry), '{}') as by_category
    from (
      select x.charge_category_id, sum(x.line_total_paise) as posted,
        -- Where the price holds the tax, another kind of GST may leave a paisa more or less without it.
        sum(case when x.is_gst_inclusive then line_gst(x.quantity_thousandths, x.applied_charge_paise, x.item_discount_paise,
            x.igst_basis_points, x.sgst_basis_points, x.cgst_basis_points, true, x.is_gst_before_discount, b.is_igst)
          - x.gst_paise else 0 end) as net_change
      from service_charge x
      where x.tenant_id = b.tenant_id and x.admission_id = b.admission_id and x.is_active group by 1) k) c,
    -- Of his own money above the bill the patient gets back at most what he paid (Q127, Q218).
    (select m.own - least(greatest(-b.net_payable_paise, 0), greatest(m.own, 0)) as used
      from (select b.paid_in_advance_paise + b.medicine_credit_paise as own) m) u;
$function$;

CREATE OR REPLACE FUNCTION public.bill_payer_entries(p bill_payer)
 RETURNS ledger_entry[]
 LANGUAGE sql
 STABLE
AS $function$
  select case when p.turn_no = 1 then '{}'::ledger_entry[]
    else array[(6, p.association_id, p.claim_paise)::ledger_entry, (6, b.association_id, -p.claim_paise)::ledger_entry] end
  from bill b where b.tenant_id = p.tenant_id and b.bill_id = p.bill_id;
$function$;

CREATE OR REPLACE FUNCTION public.cancel_lab_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update lab_work set status = 'Cancelled', status_at = new.status_at, status_by = new.status_by, status_reason = new.status_reason,
    verified_at = null, verified_by = null
  where tenant_id = new.tenant_id and clinical_order_id = new.clinical_order_id and status <> 'Cancelled';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.chart_access_faults(of_tenant integer)
 RETURNS TABLE(hour timestamp with time zone, batch_no integer, fault text)
 LANGUAGE sql
 STABLE
AS $function$
  with kept as (
    select c.hour, c.batch_no, count(*) as row_count, string_agg(chart_access_text(c), e'\n' order by c.row_no) as entries
    from chart_access c where c.tenant_id = of_tenant group by c.hour, c.batch_no
  ), chained as (
    select b.*,
      coalesce(lag(b.hash) over in_order, (select t.hash from chart_access_cut t where t.tenant_id = of_tenant), '') as hash_before,
      case when lag(b.hour) over in_order = b.hour then lag(b.batch_no) over in_order else 0 end as number_before
    from chart_access_batch b where b.tenant_id = of_tenant
    window in_order as (order by b.hour, b.batch_no)
  )
  select coalesce(b.hour, k.hour), coalesce(b.batch_no, k.batch_no),
    case
      when b.hash is null then 'its rows stand in no batch'
      when k.row_count is distinct from b.row_count then 'rows were taken out or added'
      when b.previous_hash <> b.hash_before or b.batch_no <> b.number_before + 1 then 'a batch before it was taken out'
      else 'a row was changed'
    end
  from chained b
  full join kept k on k.hour = b.hour and k.batch_no = b.batch_no
  where b.hash is null or k.row_count is distinct from b.row_count or b.previous_hash <> b.hash_before
    or b.batch_no <> b.number_before + 1
    or b.hash <> chart_access_hash(b.previous_hash, b.hour, b.batch_no, k.entries)
  order by 1, 2
$function$;

CREATE OR REPLACE FUNCTION public.chart_access_hash(previous text, of_hour timestamp with time zone, number integer, entries text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select encode(sha256(convert_to(concat_ws('|', previous, (extract(epoch from of_hour))::bigint, number,
    encode(sha256(convert_to(coalesce(entries, ''), 'UTF8')), 'hex')), 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION public.chart_access_text(entry chart_access)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_array(entry.row_no, (extract(epoch from entry.at) * 1000000)::bigint, entry.user_id, entry.role_id,
    entry.hospital_id, entry.patient_id, entry.admission_id, entry.part, entry.reason, entry.relationship,
    entry.break_glass_id, entry.ip, entry.session_id, entry.row_count)::text
$function$;

CREATE OR REPLACE FUNCTION public.check_counter_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_counter_bill_of(new.tenant_id, new.counter_bill_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_counter_bill_of(of_tenant integer, of_bill bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  b counter_bill;
  charged record;
  received bigint;
  paid_out bigint;
  back record;
  payer record;
begin
  select * into b from counter_bill where tenant_id = of_tenant and counter_bill_id = of_bill;
  select coalesce(sum(line_total_paise), 0) as total, coalesce(sum(gst_paise), 0) as gst, count(*) filter (where not is_active) as off
    into charged from service_charge where tenant_id = of_tenant and counter_bill_id = of_bill;
  if charged.total <> b.total_charge_paise or charged.gst <> b.igst_paise + b.sgst_paise + b.cgst_paise or charged.off > 0 then
    raise exception 'the lines of counter bill % do not make its sums', of_bill using errcode = 'check_violation', constraint = 'counter_bill_lines';
  end if;
  select coalesce(sum(amount_paise) filter (where kind = 'Receive'), 0), coalesce(sum(amount_paise) filter (where kind = 'Refund'), 0)
    into received, paid_out from counter_receipt where tenant_id = of_tenant and counter_bill_id = of_bill;
  select coalesce(sum(r.amount_paise), 0) as amount, coalesce(sum(r.claim_reduced_paise), 0) as claim,
      coalesce(sum(r.paid_out_paise), 0) as paid, coalesce(sum(r.amount_paise - r.round_off_paise), 0) as worth
    into back from counter_refund r where r.tenant_id = of_tenant and r.counter_bill_id = of_bill;
  select coalesce(sum(p.paid_paise + p.tds_paise + p.disallowed_paise), 0) as settled,
      coalesce(sum(p.disallowed_paise) filter (where not p.is_written_off), 0) as charged
    into payer from payer_receipt_part p where p.tenant_id = of_tenant and p.counter_bill_id = of_bill and p.is_active;
  if payer.settled <> b.settled_paise or payer.charged <> b.disallowed_due_paise or b.settled_paise > b.authorized_paise - back.claim then
    raise exception 'receipts of the payer of counter bill % do not make what its claim was settled by', of_bill
      using errcode = 'check_violation', constraint = 'counter_bill_claim';
  end if;
  if back.amount > b.net_amount_paise or back.claim > b.authorized_paise or back.paid <> paid_out or paid_out > received
    or received - paid_out + b.due_paise
      <> b.net_amount_paise - b.authorized_paise - (back.amount - back.claim) + b.disallowed_due_paise
    or (not b.is_active and back.amount <> b.net_amount_paise) then
    raise exception 'receipts, refunds and due of counter bill % do not make its amount', of_bill
      using errcode = 'check_violation', constraint = 'counter_bill_sums';
  end if;
  if back.worth <> (select coalesce(sum(l.amount_paise), 0) from counter_refund r
      join counter_refund_line l on l.tenant_id = r.tenant_id and l.counter_refund_id = r.counter_refund_id
      where r.tenant_id = of_tenant and r.counter_bill_id = of_bill)
    or exists (select 1 from counter_refund r
      join counter_refund_line l on l.tenant_id = r.tenant_id and l.counter_refund_id = r.counter_refund_id
      join service_charge x on x.tenant_id = l.tenant_id and x.service_charge_id = l.service_charge_id
      where r.tenant_id = of_tenant and r.counter_bill_id = of_bill
      group by l.service_charge_id, x.quantity_thousandths, x.counter_bill_id
      having sum(l.quantity_thousandths) > x.quantity_thousandths or x.counter_bill_id is distinct from of_bill) then
    raise exception 'more of a line of counter bill % goes back than was sold', of_bill
      using errcode = 'check_violation', constraint = 'counter_refund_lines';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.check_counter_refund_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform check_counter_bill_of(r.tenant_id, r.counter_bill_id) from counter_refund r
    where r.tenant_id = new.tenant_id and r.counter_refund_id = new.counter_refund_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_culture_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  work record;
begin
  select w.status, s.status as specimen_status into work
  from lab_work w
  join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Culture'
  join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
  where w.tenant_id = new.tenant_id and w.lab_work_id = (case tg_table_name
    when 'susceptibility' then (select i.lab_work_id from isolate i where i.tenant_id = new.tenant_id
      and i.isolate_id = (to_jsonb(new) ->> 'isolate_id')::bigint)
    else (to_jsonb(new) ->> 'lab_work_id')::bigint end);
  if work.specimen_status is null or work.specimen_status not in ('Received', 'Stored') then
    raise exception 'no culture is there to be read' using errcode = 'check_violation', constraint = 'culture_specimen';
  end if;
  if work.status not in ('Ready', 'Entered')
    and not (work.status = 'Verified' and length(coalesce(to_jsonb(new) ->> 'change_reason', '')) >= 10) then
    raise exception 'a culture that is % takes no entry', work.status using errcode = 'check_violation', constraint = 'culture_state';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_gst_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select (coalesce(sum(l.value_paise), 0), coalesce(sum(l.taxable_paise) filter (where l.treatment = 'Taxable'), 0),
        coalesce(sum(l.value_paise) filter (where l.treatment <> 'Taxable'), 0), coalesce(sum(l.igst_paise), 0),
        coalesce(sum(l.cgst_paise), 0), coalesce(sum(l.sgst_paise), 0), coalesce(sum(l.cess_paise), 0))
      from gst_document_line l where l.tenant_id = new.tenant_id and l.gst_document_id = new.gst_document_id)
    is distinct from (new.value_paise::numeric, new.taxable_paise::numeric, new.exempt_paise::numeric, new.igst_paise::numeric,
      new.cgst_paise::numeric, new.sgst_paise::numeric, new.cess_paise::numeric)
  then
    raise exception 'The lines of the tax document % do not make its sums', new.document_no;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_kept_specimen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  parent record;
begin
  select p.status, p.volume_microlitres, (select sum(a.volume_microlitres) from specimen a
      where a.tenant_id = p.tenant_id and a.parent_specimen_id = p.specimen_id) as split_microlitres,
    exists (select from specimen a where a.tenant_id = p.tenant_id and a.parent_specimen_id = p.specimen_id
      and a.status in ('Received', 'Stored')) as has_aliquots into parent
  from specimen p where p.tenant_id = new.tenant_id and p.specimen_id = coalesce(new.parent_specimen_id, new.specimen_id);
  if parent.split_microlitres > parent.volume_microlitres then
    raise exception 'aliquots have more than their specimen' using errcode = 'check_violation', constraint = 'specimen_volume';
  end if;
  if parent.status = 'Rejected' and parent.has_aliquots then
    raise exception 'an aliquot of a refused specimen is refused with it' using errcode = 'check_violation', constraint = 'specimen_aliquots';
  end if;
  if new.status = 'Discarded' and exists (select from lab_work w where w.tenant_id = new.tenant_id and w.specimen_id = new.specimen_id
    and w.status not in ('Verified', 'Cancelled')) then
    raise exception 'a specimen that is worked on is not thrown away' using errcode = 'check_violation', constraint = 'specimen_worked_on';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_lab_amendment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> 'Proposed' or new.status = 'Proposed'
    or (new.lab_report_id, new.order_group_id, new.lab_section_id, new.lab_work_ids, new.changes, new.shown, new.amend_reason,
        new.critical_work_ids, new.is_two_step, new.proposed_at, new.proposed_by)
      is distinct from (old.lab_report_id, old.order_group_id, old.lab_section_id, old.lab_work_ids, old.changes, old.shown, old.amend_reason,
        old.critical_work_ids, old.is_two_step, old.proposed_at, old.proposed_by) then
    raise exception 'an amendment is decided once, as it was proposed'
      using errcode = 'check_violation', constraint = 'lab_amendment_decided_once';
  end if;
  if new.status = 'Signed' and exists (
    select from unnest(new.critical_work_ids) as critical (lab_work_id)
    cross join lateral (
      select coalesce(bool_or(k.outcome = 'Told'), false) as is_told, count(*) as try_count from critical_call k
      where k.tenant_id = new.tenant_id and k.lab_work_id = critical.lab_work_id and k.told_at >= new.proposed_at) calls
    where not calls.is_told and calls.try_count < 2) then
    raise exception 'nobody was told of a critical value' using errcode = 'check_violation', constraint = 'lab_amendment_told';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_lab_result()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  work record;
  last_version integer;
begin
  select w.status, w.repeat_no, s.status as specimen_status into work
  from lab_work w left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
  where w.tenant_id = new.tenant_id and w.lab_work_id = new.lab_work_id;
  if work.specimen_status is null or not (work.specimen_status in ('Received', 'Stored')
    or (work.specimen_status = 'Discarded' and work.status = 'Verified')) then
    raise exception 'no specimen is there to be measured' using errcode = 'check_violation', constraint = 'lab_result_specimen';
  end if;
  if work.status not in ('Ready', 'Entered') and not (work.status = 'Verified' and length(new.change_reason) >= 10) then
    raise exception 'a work that is % takes no result', work.status using errcode = 'check_violation', constraint = 'lab_result_state';
  end if;
  select coalesce(max(version_no), 0) into last_version from lab_result r
  where r.tenant_id = new.tenant_id and r.lab_work_id = new.lab_work_id and r.lab_parameter_id = new.lab_parameter_id;
  if new.version_no <> last_version + 1 or new.repeat_no <> work.repeat_no then
    raise exception 'version % does not follow %', new.version_no, last_version using errcode = 'check_violation', constraint = 'lab_result_version';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_lab_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> new.status and not exists (select from lab_step s
    where s.of_what = tg_table_name and s.from_status = old.status and s.to_status = new.status) then
    raise exception 'no step of a % leads from % to %', tg_table_name, old.status, new.status
      using errcode = 'check_violation', constraint = 'lab_step';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_narrative_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  work record;
begin
  select w.status, s.status as specimen_status into work
  from lab_work w
  join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Narrative'
  join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
  where w.tenant_id = new.tenant_id and w.lab_work_id = new.lab_work_id;
  if work.specimen_status is null or work.specimen_status not in ('Received', 'Stored', 'Discarded') then
    raise exception 'no specimen is there to be told of' using errcode = 'check_violation', constraint = 'narrative_specimen';
  end if;
  if tg_table_name = 'narrative_addendum' then
    if work.status <> 'Verified' then
      raise exception 'an addendum needs a verified report' using errcode = 'check_violation', constraint = 'narrative_state';
    end if;
  elsif work.status not in ('Ready', 'Entered')
    and not (work.status = 'Verified' and length(coalesce(to_jsonb(new) ->> 'change_reason', '')) >= 10) then
    raise exception 'a report that is % takes no entry', work.status using errcode = 'check_violation', constraint = 'narrative_state';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_order_of_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from lab_work w where w.tenant_id = new.tenant_id and w.clinical_order_id = new.clinical_order_id
    and w.status not in ('Verified', 'Cancelled')) then
    raise exception 'the laboratory has not verified this order' using errcode = 'check_violation', constraint = 'order_of_lab_work';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_payers_total()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  confirmed bigint;
begin
  select sum(v.confirmed_paise) into confirmed from bill_version v
   where v.tenant_id = new.tenant_id and v.admission_id = new.admission_id and v.status = 'confirmed';
  if confirmed is not null and (confirmed is distinct from new.final_authorized_paise or new.association_id is null) then
    raise exception 'Payers confirmed % paise of admission %', confirmed, new.admission_id using constraint = 'payers_total';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_reflex_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.clinical_order_id is not null and not exists (
    select from clinical_order added
    join clinical_order caused on caused.tenant_id = added.tenant_id and caused.order_group_id = added.order_group_id
    join lab_work w on w.tenant_id = caused.tenant_id and w.clinical_order_id = caused.clinical_order_id
    where added.tenant_id = new.tenant_id and added.clinical_order_id = new.clinical_order_id and w.lab_work_id = new.lab_work_id)
  then
    raise exception 'a test by protocol is of another order group' using errcode = 'check_violation', constraint = 'reflex_order_group';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.check_verified_narrative()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> 'Verified' or not exists (select from lab_test t
    where t.tenant_id = new.tenant_id and t.lab_test_id = new.lab_test_id and t.test_kind = 'Narrative') then return null; end if;
  if not exists (select from narrative n where n.tenant_id = new.tenant_id and n.lab_work_id = new.lab_work_id and n.repeat_no = new.repeat_no)
    or exists (select from (select n.sections from narrative n
        where n.tenant_id = new.tenant_id and n.lab_work_id = new.lab_work_id and n.repeat_no = new.repeat_no
        order by n.version_no desc limit 1) last, jsonb_array_elements(last.sections) one
      where (one ->> 'isRequired')::boolean and btrim(one ->> 'text') = '') then
    raise exception 'a required section is empty' using errcode = 'check_violation', constraint = 'narrative_complete';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_verified_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> 'Verified' then return null; end if;
  if exists (select from lab_test_parameter l
    join lab_parameter p on p.tenant_id = l.tenant_id and p.lab_parameter_id = l.lab_parameter_id and p.value_type not in ('Formula', 'Heading')
    where l.tenant_id = new.tenant_id and l.lab_test_id = new.lab_test_id and l.is_active and l.is_mandatory
      and not exists (select from lab_result_now r where r.tenant_id = l.tenant_id and r.lab_work_id = new.lab_work_id
        and r.lab_parameter_id = l.lab_parameter_id and r.value_text is not null)) then
    raise exception 'a mandatory value is missing' using errcode = 'check_violation', constraint = 'lab_work_complete';
  end if;
  if exists (select from critical_value_now c where c.tenant_id = new.tenant_id and c.lab_work_id = new.lab_work_id
    and not c.is_told and c.try_count < 2) then
    raise exception 'nobody was told of a critical value' using errcode = 'check_violation', constraint = 'lab_work_told';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.columns_naming_files()
 RETURNS TABLE(table_name regclass, column_name name)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select k.conrelid::regclass, a.attname from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
  where k.contype = 'f' and k.confrelid = 'stored_file'::regclass and k.conrelid <> 'file_part'::regclass
  order by k.conrelid::regclass::text, a.attname;
$function$;

CREATE OR REPLACE FUNCTION public.copy_lab_call()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into critical_call (tenant_id, hospital_id, clinical_order_id, outcome, told_to, told_by, told_at, is_read_back, note,
    lab_work_id, repeat_no, lab_call_id)
  select w.tenant_id, w.hospital_id, w.clinical_order_id, case new.outcome when 'Reached' then 'Told' else new.outcome end,
    new.told_name, new.called_by, new.called_at, new.is_read_back, new.note, w.lab_work_id, new.repeat_no, new.lab_call_id
  from lab_work w where w.tenant_id = new.tenant_id and w.lab_work_id = new.lab_work_id
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_admission_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  new.updated_by := nullif(current_setting('app.user_id', true), '')::bigint;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.counter_bill_entries(b counter_bill)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array[(3, null, -b.total_charge_paise)::ledger_entry, (60, null, b.discount_paise)::ledger_entry,
    (61, null, -b.round_off_paise)::ledger_entry, (6, b.association_id, b.authorized_paise)::ledger_entry,
    (5, null, b.net_amount_paise - b.authorized_paise)::ledger_entry];
$function$;

CREATE OR REPLACE FUNCTION public.counter_receipt_entries(r counter_receipt)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select money_entries(r.cash_paise, r.card_paise, r.upi_paise, r.neft_paise, r.cheque_paise, s.sign)
    || (5, null, -s.sign * r.amount_paise)::ledger_entry
  from (select case r.kind when 'Receive' then 1 else -1 end as sign) s;
$function$;

CREATE OR REPLACE FUNCTION public.digits_begin(phrase text, digits text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select format('(%1$s >= %2$L and %1$s < %3$L)', phrase || ' collate "C"', digits, digits || ':');
$function$;

CREATE OR REPLACE FUNCTION public.drop_old_chart_access(at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  keep_years integer := greatest(3, (select max(keep_log_years) from privacy_setting));
  kept_from timestamptz := date_trunc('month', at, 'UTC') - make_interval(years => keep_years);
  old_parts text[] := array(
    select c.relname::text from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'chart_access'::regclass
      and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'UTC' <= kept_from);
  part_name text;
begin
  if old_parts = '{}' then return 0; end if;
  -- Nobody writes meanwhile, so that no batch follows one that is gone.
  lock table chart_access, chart_access_batch in access exclusive mode;
  foreach part_name in array old_parts loop
    execute format('drop table %I', part_name);
  end loop;
  insert into chart_access_cut (tenant_id, hour, batch_no, hash)
  select distinct on (tenant_id) tenant_id, hour, batch_no, hash from chart_access_batch
  where hour < kept_from order by tenant_id, hour desc, batch_no desc
  on conflict (tenant_id) do update set hour = excluded.hour, batch_no = excluded.batch_no, hash = excluded.hash, cut_at = excluded.cut_at;
  delete from chart_access_batch where hour < kept_from;
  return cardinality(old_parts);
end $function$;

CREATE OR REPLACE FUNCTION public.erase_files(most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select sweep_rows('stored_file', $old$ erased_on < now() - interval '1 day' $old$, most);
$function$;

CREATE OR REPLACE FUNCTION public.erase_unnamed_files(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  named text;
  erased integer;
begin
  select string_agg(format('exists (select from %s r where r.tenant_id = f.tenant_id and r.%I = f.file_id)', table_name, column_name), ' or ')
    into named from columns_naming_files();
  execute format('update stored_file set erased_on = now() where tenant_id = $1 and file_id = any(array(
      select f.file_id from stored_file f where f.tenant_id = $1 and f.used_by is not null and f.erased_on is null
        and f.created_at < now() - interval ''1 day'' and not (%s) limit $2))', named)
    using current_setting('app.tenant_id')::integer, most;
  get diagnostics erased = row_count;
  return erased;
end $function$;

CREATE OR REPLACE FUNCTION public.exact_minutes_between(since timestamp with time zone, until timestamp with time zone)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select extract(epoch from until - since) / 60
$function$;

CREATE OR REPLACE FUNCTION public.expire_report_files()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  gone integer;
begin
  update stored_file f set erased_on = now() from report_run r
  where r.tenant_id = current_setting('app.tenant_id')::integer and r.expires_at < now()
    and f.tenant_id = r.tenant_id and f.file_id = r.file_id and f.erased_on is null;
  get diagnostics gone = row_count;
  return gone;
end $function$;

CREATE OR REPLACE FUNCTION public.file_faults(of_tenant integer)
 RETURNS TABLE(file_id bigint, fault text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  named text;
begin
  select string_agg(format('select r.%I from %s r where r.tenant_id = $1 and r.%1$I is not null', column_name, table_name), ' union ')
    into named from columns_naming_files();
  return query execute format('
    select * from (
      select f.file_id, case
          when f.erased_on is not null or f.used_by is null then ''it is not kept''
          when p.part_count is distinct from p.last_no + 1 or p.byte_count is distinct from f.size_bytes then ''a part of it is missing''
          when p.is_other then ''a part of it is not what was written''
        end as fault
      from stored_file f join lateral (
        select count(*) as part_count, max(part_no) as last_no, sum(size_bytes) as byte_count,
          bool_or(bytes is not null and encode(sha256(bytes), ''hex'') <> sha256) as is_other
        from file_part where file_part.tenant_id = f.tenant_id and file_part.file_id = f.file_id) p on true
      where f.tenant_id = $1 and f.file_id in (%s)) found
    where found.fault is not null order by found.file_id', named) using of_tenant;
end $function$;

CREATE OR REPLACE FUNCTION public.find_own_money()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unpaid bigint;
  credited bigint;
begin
  select net_paise - paid_paise into unpaid from pharmacy_sale where tenant_id = new.tenant_id and sale_id = new.sale_id;
  select coalesce(sum(net_paise - paid_back_paise), 0) into credited from pharmacy_return
    where tenant_id = new.tenant_id and sale_id = new.sale_id;
  new.own_money_paise := greatest(0, credited + new.net_paise - new.paid_back_paise - unpaid) - greatest(0, credited - unpaid);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.folded_name(word text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  plain text := regexp_replace(normalize(public.romanised(word), NFD), U&'[\0300-\036F]', '', 'g');
  step text[];
begin
  if plain in ('md', 'mohd', 'mohmd', 'muhd') then return 'mohamad'; end if;
  foreach step slice 1 in array array[
    ['^y', 'j'], ['ksh|x', 'ks'], ['dny|jny?|gy', 'gn'], ['ph|f', 'p'], ['ck|q|c(?!h)', 'k'], ['ch', 'c'], ['sh', 's'], ['z', 'j'],
    ['([bdgjkptcs])h+', '\1'], ['[ao]u|[ao]w(?![aeiou])', 'o'], ['[vw]', 'b'], ['ee|ea|ie|ey|ei', 'i'], ['oo', 'u'], ['y', 'i'],
    ['(.)\1+', '\1'], ['([aeiou])h$', '\1']
  ] loop
    plain := regexp_replace(plain, step[1], step[2], 'g');
  end loop;
  return plain;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_fee_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update opd_visit set counter_bill_id = counter_bill_id where tenant_id = new.tenant_id and counter_bill_id = new.counter_bill_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_fee_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update opd_visit v set counter_bill_id = null, fee_service_charge_id = null,
    fee_state = case when v.queue_state in ('Booked', 'Waiting', 'Ready', 'Called', 'Skipped') then 'Due' else 'Free' end
  where v.tenant_id = new.tenant_id and v.fee_service_charge_id = new.service_charge_id
    and (select sum(l.quantity_thousandths) from counter_refund_line l
      where l.tenant_id = new.tenant_id and l.service_charge_id = new.service_charge_id)
      >= (select x.quantity_thousandths from service_charge x
        where x.tenant_id = new.tenant_id and x.service_charge_id = new.service_charge_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_template_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update consultation_template set version = new.version
  where tenant_id = new.tenant_id and template_id = new.template_id and version = new.version - 1;
  if not found then
    raise exception 'version % does not follow', new.version using errcode = 'check_violation', constraint = 'template_version_follows';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update consultation set version = new.version, state = case new.version when 1 then 'Signed' else 'Amended' end
  where tenant_id = new.tenant_id and consultation_id = new.consultation_id and version = new.version - 1;
  if not found then
    raise exception 'version % does not follow', new.version using errcode = 'check_violation', constraint = 'consultation_version_follows';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.full_months(born date, on_day date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select months - case when (born + make_interval(months => months))::date > on_day then 1 else 0 end
  from (select ((extract(year from on_day) - extract(year from born)) * 12
    + extract(month from on_day) - extract(month from born))::integer as months) calendar;
$function$;

CREATE OR REPLACE FUNCTION public.grant_right(given_path text, given_roles jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete, can_grant)
  select r.tenant_id, r.role_id, given_path, 'view' = any(w.words), 'add' = any(w.words), 'edit' = any(w.words),
    'delete' = any(w.words), r.role_id = 19
  from role r
  cross join lateral (select string_to_array(coalesce(given_roles ->> r.role_id::text, ''), ' ') as words) w
  where given_roles ? r.role_id::text or r.role_id = 19
  on conflict (tenant_id, role_id, menu_path) do nothing
$function$;

CREATE OR REPLACE FUNCTION public.gst_document_entries(d gst_document)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array[(22, null, s.sign * (d.igst_paise + d.cgst_paise + d.sgst_paise + d.cess_paise + s.less))::ledger_entry,
    (60, null, -s.sign * s.less)::ledger_entry,
    (100, 1, -s.sign * d.igst_paise)::ledger_entry, (100, 2, -s.sign * d.cgst_paise)::ledger_entry,
    (100, 3, -s.sign * d.sgst_paise)::ledger_entry, (100, 4, -s.sign * d.cess_paise)::ledger_entry]
  from (select case when d.document_kind = 'CreditNote' then -1 else 1 end as sign,
    d.discount_igst_paise + d.discount_cgst_paise + d.discount_sgst_paise as less) s;
$function$;

CREATE OR REPLACE FUNCTION public.has_word(name text, words text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select split_part(name, ' ', 2) = any (words) or split_part(name, ' ', 3) = any (words) or split_part(name, ' ', 4) = any (words)
    or split_part(name, ' ', 5) = any (words) or split_part(name, ' ', 6) <> '' and string_to_array(name, ' ') && words;
$function$;

CREATE OR REPLACE FUNCTION public.hide_confidential_cases(of_test lab_test)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update notifiable_case c set is_confidential = true
  where c.tenant_id = of_test.tenant_id and c.hospital_id = of_test.hospital_id and c.source = 'Laboratory' and not c.is_confidential
    and exists (select from lab_work w
      join lab_test_parameter l on l.tenant_id = w.tenant_id and l.lab_test_id = w.lab_test_id
      join lab_parameter p on p.tenant_id = l.tenant_id and p.lab_parameter_id = l.lab_parameter_id
      where w.tenant_id = c.tenant_id and w.encounter_id = c.encounter_id and w.lab_test_id = of_test.lab_test_id
        and p.notifiable_disease_id = c.notifiable_disease_id)
$function$;

CREATE OR REPLACE FUNCTION public.hide_confidential_results()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update lab_report r set is_confidential = true
  where r.tenant_id = new.tenant_id and r.hospital_id = new.hospital_id and r.lab_section_id = new.lab_section_id
    and not r.is_confidential
    and exists (select from clinical_order o
      join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id and w.lab_test_id = new.lab_test_id
      where o.tenant_id = r.tenant_id and o.order_group_id = r.order_group_id);
  update clinical_order o set is_confidential = true
  where o.tenant_id = new.tenant_id and o.hospital_id = new.hospital_id
    and new.charge_id = any(array_append(o.member_charges, o.charge_id)) and not o.is_confidential;
  -- The triggers of orders put the words there that tell nothing.
  update clinical_order o set result_summary = o.result_summary
  where o.tenant_id = new.tenant_id and o.hospital_id = new.hospital_id
    and new.charge_id = any(array_append(o.member_charges, o.charge_id)) and o.result_summary is not null;
  update clinical_order o set is_critical = true
  where o.tenant_id = new.tenant_id and o.hospital_id = new.hospital_id
    and new.charge_id = any(array_append(o.member_charges, o.charge_id)) and o.is_critical;
  perform hide_confidential_cases(new);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.hold_jobs(worker uuid, hold interval)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update job set held_until = clock_timestamp() + hold where held_by = worker;
$function$;

CREATE OR REPLACE FUNCTION public.is_critical_told(of_tenant integer, of_order bigint, result_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when exists (select from critical_value_now c where c.tenant_id = of_tenant and c.clinical_order_id = of_order)
      then not exists (select from critical_value_now c
        where c.tenant_id = of_tenant and c.clinical_order_id = of_order and not c.is_told)
    else exists (select from critical_call k where k.tenant_id = of_tenant and k.clinical_order_id = of_order
      and k.specimen_id is null and k.outcome = 'Told' and k.told_at >= coalesce(result_at, k.told_at)) end;
$function$;

CREATE OR REPLACE FUNCTION public.is_unpaid(of_tenant integer, of_order bigint)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO 'public'
AS $function$
  select exists (
    select from clinical_order o join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    where o.tenant_id = of_tenant and o.clinical_order_id = of_order and o.status <> 'Cancelled' and e.admission_id is null)
  and not exists (
    select from service_charge x join counter_bill b on b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id
    where x.tenant_id = of_tenant and x.clinical_order_id = of_order and x.is_active and b.due_paise = 0)
$function$;

CREATE OR REPLACE FUNCTION public.job_figures()
 RETURNS TABLE(kind text, waiting bigint, held bigint, dead bigint, oldest_seconds double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select j.kind, count(*) filter (where j.held_by is null and j.dead_since is null),
    count(*) filter (where j.held_by is not null and j.dead_since is null), count(*) filter (where j.dead_since is not null),
    coalesce(extract(epoch from now() - min(j.run_at) filter (where j.dead_since is null and j.run_at <= now())), 0)::double precision
  from job j group by j.kind;
$function$;

CREATE OR REPLACE FUNCTION public.join_immunization()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.is_active and exists (select from immunization known where known.tenant_id = new.tenant_id
      and known.patient_id = new.patient_id and known.is_active and lower(known.dose_key) = lower(new.dose_key)
      and known.given_on = new.given_on) then
    new.is_active := false;
    new.change_reason := 'The joined record has this dose';
  elsif not new.is_active and new.change_reason = 'The joined record has this dose'
      and not exists (select from immunization later where later.tenant_id = new.tenant_id and later.corrects_id = new.immunization_id) then
    new.is_active := true;
    new.change_reason := null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.judge_order_approval()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if order_needs_approval(new.tenant_id, new.encounter_id, new.charge_id, new.quantity_thousandths) then
    new.approval_state := 'Needed';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.judge_order_approvals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update clinical_order o set approval_no = null, approved_paise = null, approval_reason = null, approval_at = null, approval_by = null,
    is_patient_share = false,
    approval_state = case when order_needs_approval(o.tenant_id, o.encounter_id, o.charge_id, o.quantity_thousandths)
      then 'Needed' else 'NotNeeded' end
  from encounter e
  where e.tenant_id = new.tenant_id and e.admission_id = new.admission_id and o.tenant_id = e.tenant_id
    and o.encounter_id = e.encounter_id and o.status in ('Ordered', 'Accepted', 'OnHold');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.judge_unpaid_pass()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  new.is_open := is_unpaid(new.tenant_id, new.clinical_order_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_approval_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.kind, new.about, new.subject, new.subject_code, new.subject_params, new.facts, new.asked, new.amount_paise, new.reason,
      new.reason_code, new.reason_params, new.asked_by, new.asked_by_staff_id, new.asked_at)
     is distinct from (old.kind, old.about, old.subject, old.subject_code, old.subject_params, old.facts, old.asked, old.amount_paise,
      old.reason, old.reason_code, old.reason_params, old.asked_by, old.asked_by_staff_id, old.asked_at)
  then
    raise exception 'What was asked for stays as it is' using errcode = '23514';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('asked', 'approved'), ('asked', 'refused'), ('asked', 'withdrawn'), ('asked', 'expired'), ('asked', 'used'),
    ('approved', 'used'), ('approved', 'withdrawn'), ('approved', 'expired'))
  then
    raise exception 'A request that is % cannot become %', old.state, new.state using errcode = '23514';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_counter_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changeable constant text[] := array['due_paise', 'settled_paise', 'disallowed_due_paise', 'is_active', 'cancelled_at', 'cancelled_by',
    'cancel_reason', 'patient_id'];
begin
  if to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable or (new.is_active and not old.is_active) then
    raise exception 'the figures of a counter bill are not changed' using errcode = 'check_violation', constraint = 'counter_bill_figures';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_counter_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a line of a counter bill is not changed' using errcode = 'check_violation', constraint = 'counter_line';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_critical_confidential()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.is_critical_confidential := exists (select from lab_test t where t.tenant_id = new.tenant_id
    and t.charge_id = any(array_append(new.member_charges, new.charge_id)) and t.hospital_id = new.hospital_id and t.is_confidential);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_encounter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_encounter_of(new);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_encounter_of(one admission)
 RETURNS void
 LANGUAGE sql
AS $function$
  update encounter e set admission_id = one.admission_id
  where e.tenant_id = one.tenant_id and e.encounter_id = (
    select max(o.encounter_id) from encounter o
    where o.tenant_id = one.tenant_id and o.hospital_id = one.hospital_id and o.patient_id = one.patient_id
      and o.encounter_class = 'ER' and o.closed_at is null and o.admission_id is null
      and not exists (select from encounter kept where kept.tenant_id = one.tenant_id and kept.admission_id = one.admission_id));
  insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, admission_id, doctor_id, department_id,
    opened_at, closed_at, close_reason)
  values (one.tenant_id, one.hospital_id, 'IPD', one.patient_id, one.admission_id, one.doctor_id, one.department_id,
    one.admitted_at,
    case when one.is_cancelled then coalesce(one.cancelled_at, now()) when one.is_discharged then coalesce(one.discharged_at, now()) end,
    case when one.is_cancelled then 'Cancelled' when one.is_discharged then 'Discharged' end)
  on conflict (tenant_id, admission_id) do update set patient_id = excluded.patient_id, doctor_id = excluded.doctor_id,
    department_id = excluded.department_id,
    opened_at = case when encounter.encounter_class = 'ER' then encounter.opened_at else excluded.opened_at end,
    closed_at = excluded.closed_at, close_reason = excluded.close_reason;
$function$;

CREATE OR REPLACE FUNCTION public.keep_encounter_of(one opd_visit)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, opd_visit_id, doctor_id, department_id,
    opened_at, closed_at, close_reason)
  select one.tenant_id, one.hospital_id, 'OPD', one.patient_id, one.opd_visit_id, one.doctor_id, s.department_id,
    one.created_at,
    case when one.is_cancelled or one.admission_id is not null then now() end,
    case when one.is_cancelled then 'Cancelled' when one.admission_id is not null then 'Admitted' end
  from staff s where s.tenant_id = one.tenant_id and s.staff_id = one.doctor_id
  on conflict (tenant_id, opd_visit_id) do update set patient_id = excluded.patient_id, doctor_id = excluded.doctor_id,
    department_id = excluded.department_id,
    closed_at = coalesce(encounter.closed_at, excluded.closed_at),
    close_reason = coalesce(encounter.close_reason, excluded.close_reason);
$function$;

CREATE OR REPLACE FUNCTION public.keep_fee_state()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  b counter_bill;
begin
  if new.counter_bill_id is not null then
    select * into b from counter_bill where tenant_id = new.tenant_id and counter_bill_id = new.counter_bill_id;
    new.fee_state := case when b.due_paise > 0 then 'Due' when b.authorized_paise > 0 then 'Payer' else 'Paid' end;
  elsif new.fee_state in ('Paid', 'Payer') then
    raise exception 'the fee of a visit is paid by a bill' using errcode = 'check_violation', constraint = 'opd_fee_without_bill';
  end if;
  if tg_op = 'UPDATE' and new.queue_state = 'Called' and old.queue_state <> 'Called' and new.fee_state = 'Due'
    and new.visit_kind <> 'Emergency' and not exists (select from opd_fee_setting s
      where s.tenant_id = new.tenant_id and s.hospital_id = new.hospital_id and s.collects_after) then
    raise exception 'the fee of token % is due', new.token_no using errcode = 'check_violation', constraint = 'opd_fee_due';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_first_call()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or old.called_at is null then
    new.first_called_at := coalesce(new.first_called_at, new.called_at);
  else
    new.first_called_at := old.first_called_at;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_order_confidential()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.is_confidential := exists (select from lab_test t where t.tenant_id = new.tenant_id
    and t.charge_id = any(array_append(new.member_charges, new.charge_id)) and t.hospital_id = new.hospital_id and t.is_confidential);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_partner_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  closing constant text[] := array['status', 'settled_paise', 'closed_at', 'closed_by', 'withdraw_reason'];
  settled bigint;
begin
  if old.status <> 'Open' or to_jsonb(new) - closing is distinct from to_jsonb(old) - closing then
    raise exception 'a bill of a partner is not changed' using errcode = 'check_violation', constraint = 'partner_bill_closed';
  end if;
  if new.status = 'Accepted' then
    select coalesce(sum(l.settled_paise) filter (where l.refused_at is null), 0) into settled from partner_bill_line l
      where l.tenant_id = new.tenant_id and l.partner_bill_id = new.partner_bill_id;
    if settled <> new.settled_paise or exists (select from partner_bill_line l
        left join outsource_line o on o.tenant_id = l.tenant_id and o.outsource_line_id = l.outsource_line_id
        where l.tenant_id = new.tenant_id and l.partner_bill_id = new.partner_bill_id and l.refused_at is null
          and (o.received_at is null or l.verdict is null or l.verdict not in ('Matched', 'OtherRate')
            or l.settled_paise <> least(l.amount_paise, o.purchase_price_paise)))
    then
      raise exception 'the lines of the bill do not make what is paid' using errcode = 'check_violation', constraint = 'partner_bill_settled';
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_partner_bill_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  judged constant text[] := array['outsource_line_id', 'verdict', 'rate_paise', 'expected_paise', 'settled_paise', 'billed_by',
    'refused_at', 'refused_by', 'refuse_reason'];
begin
  if tg_op = 'UPDATE' and (old.refused_at is not null or to_jsonb(new) - judged is distinct from to_jsonb(old) - judged)
    or (select status from partner_bill b where b.tenant_id = new.tenant_id and b.partner_bill_id = new.partner_bill_id) <> 'Open'
  then
    raise exception 'a line of a closed bill is not changed' using errcode = 'check_violation', constraint = 'partner_bill_line_kept';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_queue_state()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.is_cancelled then
    new.queue_state := 'Cancelled';
  elsif new.admission_id is not null and new.queue_state <> 'Done' then
    new.queue_state := 'Admitted';
  end if;
  if tg_op = 'INSERT' then
    if new.queue_state not in ('Booked', 'Waiting', 'Cancelled', 'Admitted') then
      raise exception 'a visit begins in line, not as %', new.queue_state using errcode = 'check_violation', constraint = 'opd_queue_begins';
    end if;
    if new.queue_state = 'Waiting' then
      new.arrived_at := coalesce(new.arrived_at, now());
    end if;
  elsif new.queue_state <> old.queue_state
    and not exists (select 1 from opd_queue_step s where s.from_state = old.queue_state and s.to_state = new.queue_state) then
    raise exception 'no step leads from % to %', old.queue_state, new.queue_state using errcode = 'check_violation', constraint = 'opd_queue_step';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_range_unit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.unit is null then
    select p.shown_unit into new.unit from lab_parameter p
    where p.tenant_id = new.tenant_id and p.lab_parameter_id = new.lab_parameter_id;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_result_confidential()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.result_summary is not null and exists (select from lab_test t where t.tenant_id = new.tenant_id
    and t.charge_id = any(array_append(new.member_charges, new.charge_id)) and t.hospital_id = new.hospital_id and t.is_confidential) then
    new.result_summary := 'Confidential: see the laboratory report';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_signed_summary()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a signed discharge summary is not changed' using errcode = 'check_violation', constraint = 'signed_summary';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_unpaid_pass_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform keep_unpaid_passes(new.tenant_id, array[new.clinical_order_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_unpaid_passes(of_tenant integer, orders bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  perform from unpaid_pass where tenant_id = of_tenant and clinical_order_id = any(orders) order by clinical_order_id for update;
  if not found then return; end if;
  update unpaid_pass set is_open = not is_open
  where tenant_id = of_tenant and clinical_order_id = any(orders) and is_open <> is_unpaid(tenant_id, clinical_order_id);
end $function$;

CREATE OR REPLACE FUNCTION public.keep_unpaid_passes_of_bill()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform keep_unpaid_passes(new.tenant_id, array(
    select o.clinical_order_id from clinical_order o
    where o.tenant_id = new.tenant_id and o.clinical_order_id in (
      select x.clinical_order_id from service_charge x
      where x.tenant_id = new.tenant_id and x.counter_bill_id = new.counter_bill_id and x.is_active)
    order by o.clinical_order_id for share of o));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_unpaid_passes_of_encounter()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform keep_unpaid_passes(new.tenant_id, array(
    select o.clinical_order_id from clinical_order o
    where o.tenant_id = new.tenant_id and o.encounter_id = new.encounter_id order by o.clinical_order_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.line_gst(quantity_thousandths bigint, applied_paise bigint, item_discount_paise bigint, igst integer, sgst integer, cgst integer, is_inclusive boolean, is_before_discount boolean, is_igst boolean)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (case
    when is_inclusive and is_igst then round(l.left_paise * igst / (10000 + igst))
    when is_inclusive then 2 * round(l.left_paise * (sgst + cgst) / (2 * (10000 + sgst + cgst)))
    when is_igst then round(l.base * igst / 10000)
    else round(l.base * sgst / 10000) + round(l.base * cgst / 10000) end)::bigint
  from (
    select k.left_paise, case when is_before_discount then quantity_thousandths::numeric * applied_paise / 1000 else k.left_paise end as base
    from (select round(quantity_thousandths::numeric * applied_paise / 1000)
        - round(quantity_thousandths::numeric * item_discount_paise / 1000) as left_paise) k) l
$function$;

CREATE OR REPLACE FUNCTION public.listed_analysers()
 RETURNS TABLE(tenant_id integer, hospital_id integer, analyser_id bigint, analyser_name text, protocol text, host text, port integer, character_set text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.tenant_id, a.hospital_id, a.analyser_id, a.analyser_name, a.protocol, a.host, a.port, a.character_set
  from analyser a where a.is_active order by a.tenant_id, a.analyser_id;
$function$;

CREATE OR REPLACE FUNCTION public.log_entries(of_tenant integer, of_log text, from_id bigint, up_to_id bigint, most integer)
 RETURNS TABLE(entry_id bigint, entry_hash bytea)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if of_log = 'audit' then
    return query select a.audit_id, substring(sha256(convert_to(jsonb_build_array((extract(epoch from a.at) * 1000000)::bigint,
        a.hospital_id, a.user_id, a.ip, a.request_id, a.operation, a.action, a.table_name, a.record_id, a.before, a.after)::text,
        'UTF8')) for 16)
      from audit_log a where a.tenant_id = of_tenant and a.audit_id > from_id and a.audit_id <= up_to_id
      order by a.audit_id limit most;
  else
    return query select e.event_id, substring(sha256(convert_to(jsonb_build_array((extract(epoch from e.at) * 1000000)::bigint,
        e.kind, e.user_id, e.by_user_id, e.ip, e.agent, e.result)::text, 'UTF8')) for 16)
      from security_event e where e.tenant_id = of_tenant and e.event_id > from_id and e.event_id <= up_to_id
      order by e.event_id limit most;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.log_faults(of_tenant integer)
 RETURNS TABLE(log text, batch_no integer, entry_id bigint, fault text)
 LANGUAGE sql
 STABLE
AS $function$
  with chained as (
    select s.*, lag(s.hash, 1, '') over in_order as hash_before, lag(s.batch_no, 1, 0) over in_order as number_before,
      lag(s.last_id, 1, 0::bigint) over in_order as id_before
    from log_seal s where s.tenant_id = of_tenant
    window in_order as (partition by s.log order by s.batch_no)
  )
  select c.log, c.batch_no, null::bigint, 'a batch before it was taken out' from chained c
  where c.previous_hash <> c.hash_before or c.batch_no <> c.number_before + 1 or c.after_id <> c.id_before
  union all
  select c.log, c.batch_no, null, 'the batch itself was changed' from chained c
  where c.hash <> log_seal_hash(c.previous_hash, c.batch_no, c.entry_ids, c.entry_hashes)
    or c.last_id <> c.entry_ids[array_length(c.entry_ids, 1)]
  union all
  select c.log, c.batch_no, f.entry_id, f.fault from chained c
  cross join lateral (
    select coalesce(k.entry_id, s.entry_id) as entry_id,
      case when k.entry_id is null then 'was taken out' when s.entry_id is null then 'was added' else 'was changed' end as fault
    from unnest(c.entry_ids) with ordinality as s (entry_id, place)
    full join log_entries(of_tenant, c.log, c.after_id, c.last_id, null) k on k.entry_id = s.entry_id
    where k.entry_id is null or s.entry_id is null
      or k.entry_hash <> substring(c.entry_hashes from (s.place::integer - 1) * 16 + 1 for 16)
  ) f
  order by 1, 2, 3 nulls first
$function$;

CREATE OR REPLACE FUNCTION public.log_seal_hash(previous text, number integer, ids bigint[], hashes bytea)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select encode(sha256(convert_to(concat_ws('|', previous, number, array_to_string(ids, ',')), 'UTF8') || hashes), 'hex')
$function$;

CREATE OR REPLACE FUNCTION public.make_chart_access_month(of_hour timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  first_day date := date_trunc('month', of_hour at time zone 'UTC')::date;
  part_name text := 'chart_access_' || to_char(first_day, 'YYYY_MM');
begin
  if to_regclass(part_name) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('make_chart_access_month', 0));
  if to_regclass(part_name) is not null then return; end if;
  execute format('create table %I partition of chart_access for values from (%L) to (%L)', part_name,
    first_day::text || ' 00:00+00', (first_day + interval '1 month')::date::text || ' 00:00+00');
  execute format('alter table %I enable row level security', part_name);
end $function$;

CREATE OR REPLACE FUNCTION public.mark_clock(OUT now timestamp with time zone, OUT latest timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  now := clock_timestamp();
  insert into clock_mark as m (latest) values (now)
    on conflict (is_only) do update set latest = greatest(m.latest, excluded.latest)
    returning m.latest into latest;
end $function$;

CREATE OR REPLACE FUNCTION public.money_entries(cash bigint, card bigint, upi bigint, neft bigint, cheque bigint, sign integer)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array[(1, 1, sign * cash)::ledger_entry, (1, 2, sign * card)::ledger_entry, (1, 3, sign * upi)::ledger_entry,
    (1, 4, sign * neft)::ledger_entry, (2, null, sign * cheque)::ledger_entry];
$function$;

CREATE OR REPLACE FUNCTION public.name_brought_picture(table_name text, column_name text, row_key bigint, file_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  key_column name := (select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = table_name::regclass and i.indisprimary and a.attname <> 'tenant_id');
begin
  execute format('update %I set %I = null, %I = $1 where tenant_id = $2 and %I = $3',
      table_name, column_name, column_name || '_file_id', key_column)
    using file_id, current_setting('app.tenant_id')::integer, row_key;
end $function$;

CREATE OR REPLACE FUNCTION public.name_in_one(VARIADIC parts text[])
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN array_to_string(array_remove(parts, ''::text), ' '::text);

CREATE OR REPLACE FUNCTION public.name_skeleton(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when folded ~ '^[aeiou]' then 'a' else '' end
    || regexp_replace(regexp_replace(folded, '[aeiou]', '', 'g'), '(.)\1+', '\1', 'g')
  from public.folded_name(word) folded;
$function$;

CREATE OR REPLACE FUNCTION public.name_words(full_name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(word), '{}')
  from regexp_split_to_table(lower(normalize(translate(full_name, U&'\200C\200D', ''), NFC)), '[\s.,]+') word
  where word <> '';
$function$;

CREATE OR REPLACE FUNCTION public.need_gst_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  paper jsonb := to_jsonb(new);
  kept integer;
  needed integer := 1;
begin
  select count(*) into kept from gst_document d where d.tenant_id = new.tenant_id and case tg_table_name
    when 'bill' then d.bill_id = (paper ->> 'bill_id')::bigint
    when 'pharmacy_sale' then d.sale_id = (paper ->> 'sale_id')::bigint
    when 'counter_bill' then d.counter_bill_id = (paper ->> 'counter_bill_id')::bigint
    when 'counter_refund' then d.counter_refund_id = (paper ->> 'counter_refund_id')::bigint
    else d.return_id = (paper ->> 'return_id')::bigint end;
  if not exists (select from hospital h join country c on c.country_id = h.country_id
    where h.tenant_id = new.tenant_id and h.hospital_id = (paper ->> 'hospital_id')::integer and c.country_code = 'IN')
  then
    if tg_op = 'INSERT' and kept > 0 and tg_table_name in ('bill', 'pharmacy_sale', 'counter_bill') then
      raise exception 'The % of a hospital outside India has a tax document', tg_table_name;
    end if;
    return null;
  end if;
  if tg_table_name = 'bill' and not (paper ->> 'is_active')::boolean then needed := 2; end if;
  if kept <> needed then
    raise exception 'The % of % has % tax documents and needs %', tg_table_name,
      coalesce('admission ' || (paper ->> 'admission_id'), 'counter bill ' || (paper ->> 'counter_bill_id')), kept, needed;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.next_due(every_kind text, at_time text, time_zone text, after timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case when every_kind = 'Minute' then after + interval '1 minute'
    when every_kind = 'Hour' then after + interval '1 hour'
    else (select min(due) from (
      select ((after at time zone time_zone)::date + day + at_time::time) at time zone time_zone as due from generate_series(0, 2) day
    ) days where due > after) end;
$function$;

CREATE OR REPLACE FUNCTION public.next_number(series_name text, of_hospital integer DEFAULT 0, of_year text DEFAULT ''::text, how_many integer DEFAULT 1)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
  values (current_setting('app.tenant_id')::integer, series_name, of_hospital, of_year, how_many)
  on conflict (tenant_id, series, hospital_id, fin_year)
  do update set last_number = number_series.last_number + how_many
  returning last_number - how_many + 1;
$function$;

CREATE OR REPLACE FUNCTION public.next_patient_number()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  sequence_name constant text := 'patient_number_' || of_tenant;
begin
  if to_regclass(sequence_name) is null then
    -- Whoever comes second waits until the first has made it for good, or makes it in its place.
    perform pg_advisory_xact_lock(hashtextextended(sequence_name, 0));
    execute format('create sequence if not exists %I start %s', sequence_name,
      (select coalesce(max(patient_id), 0) + 1 from patient where tenant_id = of_tenant));
  end if;
  return nextval(sequence_name::regclass);
end $function$;

CREATE OR REPLACE FUNCTION public.note_order_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Ordered' then
      raise exception 'an order begins as Ordered, not as %', new.status using errcode = 'check_violation', constraint = 'order_begins';
    end if;
  elsif old.status = new.status then
    return null;
  elsif not exists (select 1 from order_step s where s.from_status = old.status and s.to_status = new.status) then
    raise exception 'no step leads from % to %', old.status, new.status using errcode = 'check_violation', constraint = 'order_step';
  end if;
  insert into order_event (tenant_id, clinical_order_id, from_status, to_status, event_at, event_by, reason)
  values (new.tenant_id, new.clinical_order_id, case tg_op when 'UPDATE' then old.status end, new.status, new.status_at,
    new.status_by, new.status_reason);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.open_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_system_accounts(new.tenant_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.open_tax_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_tax_accounts(new.tenant_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.order_needs_approval(of_tenant integer, of_encounter bigint, of_charge bigint, of_quantity bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  payer record;
  price bigint;
begin
  if of_charge is null then return false; end if;
  select p.association_id, p.approval_limit, (now() at time zone h.timezone)::date as today into payer
    from encounter e
    join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    join association p on p.tenant_id = a.tenant_id and p.association_id = a.association_id
    join hospital h on h.tenant_id = e.tenant_id and h.hospital_id = e.hospital_id
    where e.tenant_id = of_tenant and e.encounter_id = of_encounter;
  if not found then return false; end if;
  if exists (select from orderable o where o.tenant_id = of_tenant and o.charge_id = of_charge and o.is_active
      and o.requires_payer_approval) then return true; end if;
  if payer.approval_limit is null then return false; end if;
  select case when coalesce(r.tpa_charge_paise, 0) > 0 then r.tpa_charge_paise else c.standard_charge_paise end into price
    from charge c left join lateral payer_rate(of_tenant, payer.association_id, of_charge, payer.today) r on true
    where c.tenant_id = of_tenant and c.charge_id = of_charge;
  return price * of_quantity / 1000 > payer.approval_limit;
end $function$;

CREATE OR REPLACE FUNCTION public.own_money_entries(b bill)
 RETURNS ledger_entry[]
 LANGUAGE sql
 STABLE
AS $function$
  select array[(4, null, o.own)::ledger_entry, (5, null, -o.own)::ledger_entry]
  from (select coalesce(sum(r.own_money_paise), 0) as own from pharmacy_return r
    where r.tenant_id = b.tenant_id and r.admission_id = b.admission_id and b.arithmetic = 1) o;
$function$;

CREATE OR REPLACE FUNCTION public.patients_alike(phone text, card_no text, at_most integer)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select patient_id from (
    (select patient_id from patient
      where tenant_id = current_setting('app.tenant_id')::integer and is_active
        and right(contact_no, 10) collate "C" = right(phone, 10)
      order by patient_id desc limit at_most)
    union
    (select patient_id from patient
      where tenant_id = current_setting('app.tenant_id')::integer and is_active and id_card_no is not null
        and upper(regexp_replace(id_card_no, '[^[:alnum:]]', '', 'g'))
          = upper(regexp_replace(card_no, '[^[:alnum:]]', '', 'g'))
      order by patient_id desc limit at_most)) alike;
$function$;

CREATE OR REPLACE FUNCTION public.patients_named(pattern text, at_most integer)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  after_all constant text := U&'\+10FFFF';
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  typed constant text[] := name_words(pattern);
  registered constant numeric := (select coalesce(max(patient_id), 0) + 1 from patient where tenant_id = of_tenant);
  begins constant text := ' ' || typed[1];
  whole constant text[] := array(select '% ' || plain_pattern(one) || ' %' from unnest(typed) one);
  begun constant text[] := array(select '% ' || plain_pattern(one) || '%' from unnest(typed) one);
  held constant text[] := array(select '%' || plain_pattern(one) || '%' from unnest(typed) one);
  found bigint[] := '{}';
  more bigint[];
  part text;
  words text[];
  rarest text;
  rarest_words text[];
  counted bigint;
  least_counted bigint;
  expected numeric;
  start bigint;
  others text;
  condition text;
  rarest_condition text;
begin
  if cardinality(typed) = 0 then return; end if;
  for round in 0 .. 2 loop
    expected := registered;
    least_counted := null;
    others := '';
    foreach part in array typed loop
      condition := '';
      if round = 0 then
        select patient_count into counted from patient_name_word where tenant_id = of_tenant and word = part;
      elsif round = 1 then
        select sum(patient_count) into counted from patient_name_word
          where tenant_id = of_tenant and word >= part and word < part || after_all;
      elsif length(part) < 3 then
        -- An initial stands for so many words that the others find better.
        others := others || format(' and u.name like %L', '% ' || plain_pattern(part) || '%');
        continue;
      else
        select array_agg(word), sum(patient_count) into words, counted from (
          select word, patient_count from words_near(of_tenant, part)
          union all
          (select word, patient_count from patient_name_word
            where tenant_id = of_tenant and word >= part and word < part || after_all and cardinality(typed) > 1
            order by patient_count desc limit 100)) meant;
        condition := format(' and (u.name like %L or has_word(u.name, %L::text[]))', '%' || plain_pattern(part) || '%', words);
      end if;
      counted := coalesce(counted, 0);
      expected := expected * least(1, counted / registered);
      if least_counted is null or counted < least_counted then
        others := others || coalesce(rarest_condition, '');
        least_counted := counted;
        rarest := part;
        rarest_words := words;
        rarest_condition := condition;
      else
        others := others || condition;
      end if;
      exit when counted = 0;
    end loop;
    rarest_condition := null;
    continue when coalesce(least_counted, 0) = 0;
    -- Numbers are given in turn, so that the newest part of the register holds its share of those expected; names that go together
    -- more seldom than others are looked for in ever longer parts.
    start := greatest(0, registered - 4 * at_most * registered / expected);
    loop
      more := case round
        when 0 then patients_of_words(of_tenant, rarest, rarest, start, whole, whole, begins, at_most + cardinality(found))
        when 1 then patients_of_words(of_tenant, rarest, rarest || after_all, start, begun, whole, begins, at_most + cardinality(found))
        else patients_of_near_words(of_tenant, rarest_words, start, others, held, begins, at_most + cardinality(found)) end;
      exit when start = 0 or cardinality(more) >= at_most;
      start := greatest(0, registered - 6 * (registered - start));
    end loop;
    found := found || array(
      select one from unnest(more) with ordinality as each (one, place) where one <> all (found) order by place);
    exit when cardinality(found) >= at_most;
  end loop;
  return query select unnest(found[1:at_most]);
end $function$;

CREATE OR REPLACE FUNCTION public.patients_of_near_words(of_tenant integer, words text[], from_id bigint, others text, best text[], begins text, at_most integer)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  more bigint[];
begin
  -- Written out, because a list of constants is hashed and one in a variable is not.
  execute format('select array(
    select u.patient_id from patient_name_use u
    where u.tenant_id = $1 and u.word = any ($2) and u.patient_id >= $3 %s
      and (select is_active from patient p where p.tenant_id = u.tenant_id and p.patient_id = u.patient_id)
    group by u.patient_id, u.name
    order by u.name like all ($4) desc, starts_with(u.name, $5) desc, u.patient_id desc limit $6)', others)
  into more using of_tenant, words, from_id, best, begins, at_most;
  return more;
end $function$;

CREATE OR REPLACE FUNCTION public.patients_of_words(of_tenant integer, low text, high text, from_id bigint, patterns text[], best text[], begins text, at_most integer)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return array(
    select u.patient_id from patient_name_use u
    where u.tenant_id = of_tenant and u.word >= low and u.word <= high and u.patient_id >= from_id and u.name like all (patterns)
      and (select is_active from patient p where p.tenant_id = u.tenant_id and p.patient_id = u.patient_id)
    group by u.patient_id, u.name
    order by u.name like all (best) desc, starts_with(u.name, begins) desc, u.patient_id desc limit at_most);
end $function$;

CREATE OR REPLACE FUNCTION public.patients_once_named(words text)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 200
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  patterns constant text[] := array(select '%' || plain_pattern(part) || '%' from unnest(name_words(words)) part);
  rarest text[];
begin
  select meant into rarest from unnest(patterns) pattern, lateral (
      select array_agg(word) as meant, coalesce(sum(patient_count), 0) as counted from patient_name_word
      where tenant_id = of_tenant and word like pattern) each
    where length(pattern) > 4 order by counted limit 1;
  return query select distinct patient_id from patient_name_use
    where tenant_id = of_tenant and word = any (rarest) and name like all (patterns);
end $function$;

CREATE OR REPLACE FUNCTION public.patients_with_phone(typed text, at_most integer)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  digits constant text := regexp_replace(typed, '\D', '', 'g');
  inland constant text := ltrim(digits, '0');
  is_foreign constant boolean := typed like '+%';
  found_count integer;
  conditions text[] := array[digits_begin('ltrim(contact_no, ''+'')', digits) || case when is_foreign then ' and contact_no like ''+%''' else '' end];
begin
  if digits = '' then return; end if;
  if not is_foreign and inland <> '' then
    conditions := conditions || digits_begin('right(contact_no, 10)', inland);
  end if;
  if not is_foreign and length(digits) >= 4 then
    conditions := conditions || digits_begin('reverse(right(contact_no, 10))', reverse(digits));
  end if;
  if length(digits) between 11 and 13 then
    conditions := conditions || format('right(contact_no, 10) collate "C" = %L and contact_no not like ''+%%''', right(digits, 10));
  end if;
  -- Another number of the patient is kept in digits, with or without its code.
  if length(inland) >= 7 then
    conditions := conditions || digits_begin('right(alternate_no, 10)', right(inland, 10));
  end if;
  -- A country's code stands in too many numbers to be sorted, but among the newest patients' often enough.
  if is_foreign and length(digits) < 5 then
    return query select patient_id from (
        select patient_id, contact_no from patient where tenant_id = of_tenant and is_active order by patient_id desc limit 12000) newest
      where starts_with(contact_no, '+' || digits) order by patient_id desc limit at_most;
    get diagnostics found_count = row_count;
    if found_count >= at_most then return; end if;
    conditions := array[conditions[1] || format(' and patient_id < (select coalesce(min(patient_id), 0) from (
      select patient_id from patient where tenant_id = %s and is_active order by patient_id desc limit 12000) newest)', of_tenant)];
    at_most := at_most - found_count;
  end if;
  -- Plus nothing: no walk from the newest on, which would be a long one where the digits are rare.
  return query execute (
    select 'select patient_id from (' || string_agg(
      format('select patient_id from patient where tenant_id = %s and is_active and %s', of_tenant, condition), ' union ')
      || format(') alike order by patient_id + 0 desc limit %s', at_most)
    from unnest(conditions) condition);
end $function$;

CREATE OR REPLACE FUNCTION public.payer_rate(of_tenant integer, of_association bigint, of_charge bigint, on_day date)
 RETURNS TABLE(association_charge_id bigint, tpa_charge_code text, tpa_charge_paise bigint, valid_from date)
 LANGUAGE sql
 STABLE
AS $function$
  select r.association_charge_id, r.tpa_charge_code, r.tpa_charge_paise, r.valid_from from association_charge r
  where r.tenant_id = of_tenant and r.association_id = of_association and r.charge_id = of_charge and r.is_active
    and r.valid_from <= on_day
  order by r.valid_from desc limit 1
$function$;

CREATE OR REPLACE FUNCTION public.payment_entries(p payment)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when not p.is_active then '{}'::ledger_entry[] else
    money_entries(p.cash_paise, p.card_paise, p.upi_paise, p.neft_paise, s.undrawn, s.sign)
    || array[(1, p.cheque_bank_slid, s.sign * (p.cheque_paise - s.undrawn))::ledger_entry,
      (case when p.bill_id is not null and s.sign = 1 then 5 when p.is_non_hospital then 21 else 20 end, null,
        -s.sign * p.amount_paise)::ledger_entry] end
  from (select case p.payment_type when 'Receive' then 1 else -1 end as sign,
      case when p.cheque_bank_slid is null then p.cheque_paise else 0 end as undrawn) s;
$function$;

CREATE OR REPLACE FUNCTION public.picture_to_bring()
 RETURNS TABLE(table_name text, column_name text, row_key bigint, content text, owner_id bigint)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  place record;
begin
  for place in
    select c.table_name as of_table, old.attname as of_column, key.attname as of_key
    from columns_naming_files() c
      join pg_attribute old on old.attrelid = c.table_name and c.column_name = old.attname || '_file_id'
      join pg_index i on i.indrelid = c.table_name and i.indisprimary
      join pg_attribute key on key.attrelid = c.table_name and key.attnum = any(i.indkey) and key.attname <> 'tenant_id'
  loop
    return query execute format('select %L, %L, r.%I::bigint, r.%I, coalesce((to_jsonb(r) ->> ''created_by'')::bigint,
        (select min(u.user_id)::bigint from app_user u where u.tenant_id = $1))
      from %s r where r.tenant_id = $1 and r.%4$I is not null order by r.%3$I limit 1 for no key update',
      place.of_table, place.of_column, place.of_key, place.of_column, place.of_table)
      using current_setting('app.tenant_id')::integer;
    if found then return; end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.plain_name(words text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select ' ' || array_to_string(words, ' ') || ' ';
$function$;

CREATE OR REPLACE FUNCTION public.plain_pattern(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace(word, '([\\%_])', '\\\1', 'g');
$function$;

CREATE OR REPLACE FUNCTION public.pool_entries(b bill)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array[(21, null, b.pool_to_bill_paise - b.non_hospital_kept_paise)::ledger_entry,
    (20, null, b.non_hospital_kept_paise - b.pool_to_bill_paise)::ledger_entry];
$function$;

CREATE OR REPLACE FUNCTION public.post_advance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null,
    case new.kind when 'Receive' then 'R' when 'Refund' then 'Y' else 'J' end, new.created_at, 'advance_entry',
    new.advance_entry_id, new.created_by, advance_entries(new));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', new.billed_at, 'bill', new.bill_id,
      new.created_by, pool_entries(new));
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', new.billed_at, 'bill', new.bill_id,
      new.created_by, bill_entries(new));
  elsif old.is_active and not new.is_active then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', now(), 'bill', new.bill_id,
      coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
      (select reversed(array_agg((e.glid, e.slid, e.amount_paise)::ledger_entry))
         from voucher v join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
        where v.tenant_id = new.tenant_id and v.source_table = 'bill' and v.source_id = new.bill_id)
      || own_money_entries(new));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_bill_payer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  billed timestamptz;
begin
  if tg_op = 'INSERT' then
    select billed_at into billed from bill where tenant_id = new.tenant_id and bill_id = new.bill_id;
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', billed, 'bill_payer', new.bill_payer_id,
      new.created_by, bill_payer_entries(new));
  elsif old.is_active and not new.is_active then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', now(), 'bill_payer', new.bill_payer_id,
      coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
      reversed(bill_payer_entries(new)));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_changed_charges()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  change record;
begin
  for change in
    select s.tenant_id, s.hospital_id, s.admission_id, max(s.created_by) as created_by,
      array[(3, null, sum(s.net + s.gst))::ledger_entry, (22, null, -sum(s.gst))::ledger_entry]
        || array_agg((40, s.charge_category_id, -s.net)::ledger_entry) as entries
    from (
      select tenant_id, hospital_id, admission_id, charge_category_id, max(created_by) as created_by, sum(net) as net,
        sum(gst) as gst
      from (
        select tenant_id, hospital_id, admission_id, charge_category_id, created_by, line_total_paise - gst_paise as net, gst_paise as gst
          from added where is_active
        union all
        select tenant_id, hospital_id, admission_id, charge_category_id, created_by, gst_paise - line_total_paise, -gst_paise
          from removed where is_active) one
      group by 1, 2, 3, 4) s
    group by 1, 2, 3
  loop
    perform post_voucher(change.tenant_id, change.hospital_id, change.admission_id, 'J', now(), 'service_charge', null,
      coalesce(nullif(current_setting('app.user_id', true), '')::bigint, change.created_by), change.entries);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_charges()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  change record;
begin
  for change in
    select s.tenant_id, s.hospital_id, s.admission_id, s.counter_bill_id, s.day, max(s.created_by) as created_by,
      array[(3, null, sum(s.net + s.gst))::ledger_entry, (22, null, -sum(s.gst))::ledger_entry]
        || array_agg((40, s.charge_category_id, -s.net)::ledger_entry) as entries
    from (
      select tenant_id, hospital_id, admission_id, counter_bill_id, created_at as day, charge_category_id,
        max(created_by) as created_by, sum(line_total_paise - gst_paise) as net, sum(gst_paise) as gst
      from added where is_active group by 1, 2, 3, 4, 5, 6) s
    group by 1, 2, 3, 4, 5
  loop
    perform post_voucher(change.tenant_id, change.hospital_id, change.admission_id, change.counter_bill_id, 'S', change.day,
      'service_charge', null, change.created_by, change.entries);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_counter_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null::bigint, new.counter_bill_id, 'J', new.billed_at, 'counter_bill',
    new.counter_bill_id, new.created_by, counter_bill_entries(new));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_counter_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null::bigint, new.counter_bill_id,
    case new.kind when 'Receive' then 'R' else 'Y' end, new.paid_at, 'counter_receipt', new.counter_receipt_id, new.created_by,
    counter_receipt_entries(new));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_counter_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null::bigint, new.counter_bill_id, 'J', new.refunded_at, 'counter_refund',
    new.counter_refund_id, new.created_by,
    array[(61, null, new.round_off_paise)::ledger_entry,
      (6, (select association_id from counter_bill b where b.tenant_id = new.tenant_id and b.counter_bill_id = new.counter_bill_id),
        -new.claim_reduced_paise)::ledger_entry,
      (5, null, new.claim_reduced_paise - new.round_off_paise)::ledger_entry]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_counter_refund_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  change record;
begin
  for change in
    select r.tenant_id, r.hospital_id, r.counter_bill_id, r.refunded_at, r.counter_refund_id, r.created_by,
      array[(22, null, sum(l.igst_paise + l.sgst_paise + l.cgst_paise))::ledger_entry,
        (60, null, -sum(l.discount_share_paise))::ledger_entry, (5, null, -sum(l.amount_paise))::ledger_entry]
        || array_agg((40, x.charge_category_id, l.net_paise)::ledger_entry) as entries
    from added l
    join counter_refund r on r.tenant_id = l.tenant_id and r.counter_refund_id = l.counter_refund_id
    join service_charge x on x.tenant_id = l.tenant_id and x.service_charge_id = l.service_charge_id
    group by r.tenant_id, r.hospital_id, r.counter_bill_id, r.refunded_at, r.counter_refund_id, r.created_by
  loop
    perform post_voucher(change.tenant_id, change.hospital_id, null::bigint, change.counter_bill_id, 'J', change.refunded_at,
      'counter_refund', change.counter_refund_id, change.created_by, change.entries);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_gst_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id,
    coalesce(new.counter_bill_id, (select r.counter_bill_id from counter_refund r
      where r.tenant_id = new.tenant_id and r.counter_refund_id = new.counter_refund_id)),
    'J', new.issued_at, 'gst_document', new.gst_document_id, new.created_by, gst_document_entries(new));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id,
      case new.payment_type when 'Receive' then 'R' else 'Y' end, new.paid_at, 'payment', new.payment_id, new.created_by,
      payment_entries(new));
  else
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', now(), 'payment', new.payment_id,
      coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
      payment_entries(new) || reversed(payment_entries(old)));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_receipt_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  received_at timestamptz;
begin
  if tg_op = 'UPDATE' then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, new.counter_bill_id, 'J', now(), 'payer_receipt_part',
      new.part_id, coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
      receipt_part_entries(new) || reversed(receipt_part_entries(old)));
    return null;
  end if;
  select (r.received_on + time '12:00') at time zone h.timezone into received_at
    from payer_receipt r join hospital h on h.tenant_id = r.tenant_id and h.hospital_id = r.hospital_id
   where r.tenant_id = new.tenant_id and r.receipt_id = new.receipt_id;
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, new.counter_bill_id, 'R', received_at, 'payer_receipt_part',
    new.part_id, new.created_by, receipt_part_entries(new));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', new.returned_at, 'pharmacy_return', new.return_id,
    new.created_by, return_entries(new));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_sale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'S', new.sold_at, 'pharmacy_sale', new.sale_id,
    new.created_by, sale_entries(new));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_voucher(of_tenant integer, of_hospital integer, of_admission bigint, kind text, at timestamp with time zone, source text, source_no bigint, by_user bigint, entries ledger_entry[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(of_tenant, of_hospital, of_admission, null::bigint, kind, at, source, source_no, by_user, entries);
end $function$;

CREATE OR REPLACE FUNCTION public.post_voucher(of_tenant integer, of_hospital integer, of_admission bigint, of_counter_bill bigint, kind text, at timestamp with time zone, source text, source_no bigint, by_user bigint, entries ledger_entry[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  kept ledger_entry[];
  new_id bigint;
begin
  if (select sum(e.amount_paise) from unnest(entries) e) <> 0 then
    raise exception 'The voucher of % % does not balance: %', source, source_no, entries;
  end if;
  select array_agg((k.glid, k.slid, k.amount)::ledger_entry order by k.amount < 0, k.glid, k.slid) into kept
    from (select e.glid, e.slid, sum(e.amount_paise) as amount from unnest(entries) e group by 1, 2
          having sum(e.amount_paise) <> 0) k;
  if kept is null then return; end if;
  insert into voucher (tenant_id, hospital_id, admission_id, counter_bill_id, voucher_type, voucher_date, source_table, source_id, created_by)
    select of_tenant, of_hospital, of_admission, of_counter_bill, kind, (at at time zone h.timezone)::date, source, source_no, by_user
      from hospital h where h.tenant_id = of_tenant and h.hospital_id = of_hospital
    returning voucher_id into new_id;
  insert into voucher_entry (tenant_id, voucher_id, line_no, glid, slid, amount_paise)
    select of_tenant, new_id, e.line_no, e.glid, e.slid, e.amount_paise
      from unnest(kept) with ordinality as e (glid, slid, amount_paise, line_no);
end $function$;

CREATE OR REPLACE FUNCTION public.post_write_off()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', now(), 'bill_write_off', new.write_off_id,
    coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
    case tg_op when 'INSERT' then write_off_entries(new) else write_off_entries(new) || reversed(write_off_entries(old)) end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.put_advances_into_closing(numbers bigint[], closing bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update advance_entry set day_closing_id = closing
    where tenant_id = current_setting('app.tenant_id')::integer and advance_entry_id = any(numbers);
$function$;

CREATE OR REPLACE FUNCTION public.put_counter_receipts_into_closing(numbers bigint[], closing bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update counter_receipt set day_closing_id = closing
    where tenant_id = current_setting('app.tenant_id')::integer and counter_receipt_id = any(numbers);
$function$;

CREATE OR REPLACE FUNCTION public.put_memos_into_closing(numbers bigint[], closing bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update pharmacy_sale set day_closing_id = closing
    where tenant_id = current_setting('app.tenant_id')::integer and sale_id = any(numbers);
$function$;

CREATE OR REPLACE FUNCTION public.put_returns_into_closing(numbers bigint[], closing bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update pharmacy_return set day_closing_id = closing
    where tenant_id = current_setting('app.tenant_id')::integer and return_id = any(numbers);
$function$;

CREATE OR REPLACE FUNCTION public.read_allergy_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  said text[] := array(select trim(one) from unnest(string_to_array(coalesce(new.drug_allergy, ''), '|')) one where trim(one) <> '');
  noted_by_user bigint := coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by);
begin
  update patient_allergy set state = 'Refuted', noted_by = noted_by_user, noted_at = now()
  where tenant_id = new.tenant_id and patient_id = new.patient_id and state = 'Active'
    and not exists (select from unnest(said) one where lower(one) = lower(substance));
  insert into patient_allergy (tenant_id, patient_id, kind, substance, noted_by, noted_at)
  select new.tenant_id, new.patient_id, 'Drug', one, noted_by_user, now() from unnest(said) with ordinality as typed (one, place)
  where not exists (select from patient_allergy known where known.tenant_id = new.tenant_id and known.patient_id = new.patient_id
    and known.state = 'Active' and lower(known.substance) = lower(one))
  order by place;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.receipt_part_entries(p payer_receipt_part)
 RETURNS ledger_entry[]
 LANGUAGE sql
 STABLE
AS $function$
  select case when not p.is_active then '{}'::ledger_entry[] else array[
    (case r.mode when 'NEFT' then 1 else 2 end, case r.mode when 'NEFT' then 4 end, p.paid_paise)::ledger_entry,
    (64, null, p.tds_paise)::ledger_entry,
    (case when p.is_written_off then 63 else 5 end, null, p.disallowed_paise)::ledger_entry,
    (6, r.association_id, -p.paid_paise - p.tds_paise - p.disallowed_paise)::ledger_entry] end
  from payer_receipt r where r.tenant_id = p.tenant_id and r.receipt_id = p.receipt_id;
$function$;

CREATE OR REPLACE FUNCTION public.refuse_unknown_template()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce((new.content ->> 'templateId')::bigint, 0) <> 0 and not exists (
    select from consultation_template_version v where v.tenant_id = new.tenant_id
      and v.template_id = (new.content ->> 'templateId')::bigint and v.version = (new.content ->> 'templateVersion')::integer) then
    raise exception 'no such template version' using errcode = 'check_violation', constraint = 'template_version_exists';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.remember_changed_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before constant text[] := name_words(old.search_name);
  after constant text[] := name_words(new.search_name);
begin
  if before = after then return null; end if;
  delete from patient_name_use where tenant_id = new.tenant_id and word = any (before) and patient_id = new.patient_id;
  insert into patient_name_use (tenant_id, word, patient_id, name)
  select distinct new.tenant_id, word, new.patient_id, plain_name(after) from unnest(after) word;
  insert into patient_name_word (tenant_id, word, patient_count)
  select distinct new.tenant_id, word, 1 from unnest(after) word where word <> all (before) order by 1, 2
  on conflict (tenant_id, word) do update set patient_count = patient_name_word.patient_count + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.remember_new_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with said as materialized (select tenant_id, patient_id, name_words(search_name) as words from registered),
    used as (
      insert into patient_name_use (tenant_id, word, patient_id, name)
      select distinct tenant_id, word, patient_id, plain_name(words) from said, unnest(words) word)
  insert into patient_name_word (tenant_id, word, patient_count)
  select tenant_id, word, count(*) from said, unnest(words) word group by tenant_id, word order by 1, 2
  on conflict (tenant_id, word) do update set patient_count = patient_name_word.patient_count + excluded.patient_count;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.return_entries(r pharmacy_return)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select money_entries(r.paid_back_paise, 0, 0, 0, 0, -1)
    || array[(4, null, r.paid_back_paise + r.own_money_paise - r.net_paise)::ledger_entry,
      (5, null, -r.own_money_paise)::ledger_entry, (41, null, r.taxable_paise)::ledger_entry,
      (22, null, r.cgst_paise + r.sgst_paise)::ledger_entry];
$function$;

CREATE OR REPLACE FUNCTION public.reversed(entries ledger_entry[])
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(array_agg((e.glid, e.slid, -e.amount_paise)::ledger_entry), '{}') from unnest(entries) e;
$function$;

CREATE OR REPLACE FUNCTION public.romanised(word text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  vowels constant text[] := array['a', 'a', 'i', 'i', 'u', 'u', 'ri', 'l', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'];
  consonants constant text[] := array['k', 'kh', 'g', 'gh', 'n', 'ch', 'ch', 'j', 'jh', 'n', 't', 'th', 'd', 'dh', 'n', 't',
    'th', 'd', 'dh', 'n', 'n', 'p', 'ph', 'b', 'bh', 'm', 'y', 'r', 'r', 'l', 'l', 'l', 'v', 'sh', 'sh', 's', 'h'];
  signs constant text[] := array['a', 'i', 'i', 'u', 'u', 'ri', 'ri', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au', ''];
  latin text := '';
  is_open boolean := false;
  letter text;
  place integer;
begin
  if word !~ U&'[\0900-\0D7F]' then return word; end if;
  -- First the letters that stand elsewhere in one script only: tippi, khanda ta, Assamese ra and va, the chillus.
  foreach letter in array string_to_array(
    translate(word, U&'\0A70\09CE\09F0\09F1\0D7A\0D7B\0D7C\0D7D\0D7E\0D7F', 'ntrvnnrllk'), null) loop
    place := case when ascii(letter) between 2304 and 3455 then ascii(letter) % 128 end;
    if place between 62 and 77 then
      latin := latin || signs[place - 61];
      is_open := false;
    elsif place = 60 then
      continue; -- a dot below changes a consonant's sound a little
    else
      if is_open then latin := latin || 'a'; end if;
      is_open := place between 21 and 57;
      latin := latin || coalesce(
        case when is_open then consonants[place - 20] when place between 5 and 20 then vowels[place - 4]
          when place = 2 then 'n' when place = 3 then 'h' when place is null then letter end, '');
    end if;
  end loop;
  return latin;
end $function$;

CREATE OR REPLACE FUNCTION public.run_schedules(declared jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  due_count integer;
begin
  insert into scheduled_task as kept (tenant_id, task_name, hospital_id, every_kind, at_time, time_zone, next_due_on)
  select wished.tenant_id, wished.task, wished.hospital_id, wished.every, wished.at_time, wished.timezone,
    next_due(wished.every, wished.at_time, wished.timezone, now())
  from (
    select t.tenant_id, d.task, d.every, h.hospital_id, h.timezone, coalesce(s.schedule_time, d.at_time) as at_time
    from tenant t
    cross join jsonb_to_recordset(declared) d(task text, every text, at_time text, label text)
    cross join lateral (
      select o.hospital_id, o.timezone from hospital o where o.tenant_id = t.tenant_id and o.is_active order by o.hospital_id limit 1) h
    left join scheduler s on s.tenant_id = t.tenant_id and lower(s.schedule_name) = lower(d.label) and s.is_active
    where t.is_active
  ) wished
  left join scheduled_task p on p.tenant_id = wished.tenant_id and p.task_name = wished.task
  where p.task_name is null or (p.hospital_id, p.every_kind, p.at_time, p.time_zone)
    is distinct from (wished.hospital_id, wished.every, wished.at_time, wished.timezone)
  on conflict (tenant_id, task_name) do update set hospital_id = excluded.hospital_id, every_kind = excluded.every_kind,
    at_time = excluded.at_time, time_zone = excluded.time_zone, next_due_on = excluded.next_due_on;
  with due as (
    select p.tenant_id, p.task_name from scheduled_task p join tenant t on t.tenant_id = p.tenant_id
    where p.is_active and t.is_active and p.next_due_on <= now()
      and p.task_name in (select d.task from jsonb_to_recordset(declared) d(task text))
    for update of p skip locked
  ), moved as (
    update scheduled_task p set last_run_on = now(), next_due_on = next_due(p.every_kind, p.at_time, p.time_zone, now())
    from due where p.tenant_id = due.tenant_id and p.task_name = due.task_name
    returning p.tenant_id, p.task_name
  ), enqueued as (
    insert into job (tenant_id, kind, job_key) select tenant_id, task_name, 'scheduled' from moved
    on conflict (tenant_id, kind, job_key) where held_by is null and dead_since is null do nothing
  )
  select count(*) into due_count from moved;
  return due_count;
end $function$;

CREATE OR REPLACE FUNCTION public.sale_entries(s pharmacy_sale)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select money_entries(s.cash_paise, s.card_paise, s.upi_paise, s.neft_paise, s.cheque_paise, 1)
    || array[(4, null, s.net_paise - s.paid_paise)::ledger_entry, (41, null, -s.taxable_paise)::ledger_entry,
      (22, null, -s.cgst_paise - s.sgst_paise)::ledger_entry];
$function$;

CREATE OR REPLACE FUNCTION public.seal_log(of_tenant integer, of_log text, up_to_id bigint, most integer)
 RETURNS TABLE(sealed integer, ended_hour timestamp with time zone, ended_hash text)
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  before log_seal;
  ids bigint[];
  hashes bytea;
begin
  select * into before from log_seal s where s.tenant_id = of_tenant and s.log = of_log order by s.batch_no desc limit 1;
  select array_agg(entry_id order by entry_id), string_agg(entry_hash, ''::bytea order by entry_id) into ids, hashes
    from log_entries(of_tenant, of_log, coalesce(before.last_id, 0), up_to_id, most);
  sealed := coalesce(array_length(ids, 1), 0);
  if sealed > 0 then
    insert into log_seal (tenant_id, log, batch_no, after_id, last_id, entry_ids, entry_hashes, previous_hash, hash)
    values (of_tenant, of_log, coalesce(before.batch_no, 0) + 1, coalesce(before.last_id, 0), ids[sealed], ids, hashes,
      coalesce(before.hash, ''), log_seal_hash(coalesce(before.hash, ''), coalesce(before.batch_no, 0) + 1, ids, hashes));
    if date_trunc('hour', before.sealed_at, 'UTC') < date_trunc('hour', clock_timestamp(), 'UTC') then
      ended_hour := date_trunc('hour', before.sealed_at, 'UTC');
      ended_hash := before.hash;
    end if;
  end if;
  return next;
end $function$;

CREATE OR REPLACE FUNCTION public.seal_logs(most integer)
 RETURNS TABLE(tenant_id integer, log text, sealed integer, ended_hour timestamp with time zone, ended_hash text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  place record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('seal_logs', 0)) then return; end if;
  for place in
    select t.tenant_id as tenant, l.log as name, m.last_id as marked, m.transaction_id as ended,
      coalesce((select s.last_id from log_seal s where s.tenant_id = t.tenant_id and s.log = l.log
        order by s.batch_no desc limit 1), 0) as done,
      case l.log when 'audit' then (select max(a.audit_id) from audit_log a where a.tenant_id = t.tenant_id)
        else (select max(e.event_id) from security_event e where e.tenant_id = t.tenant_id) end as newest
    from tenant t cross join (values ('audit'), ('security')) as l (log)
    left join log_mark m on m.tenant_id = t.tenant_id and m.log = l.log
  loop
    if place.newest is null or place.newest <= place.done then continue; end if;
    if place.marked is not null and place.marked > place.done then
      -- A number above all that this database has given is another database's, whose backup this is.
      if place.ended is null or place.ended > pg_snapshot_xmax(pg_current_snapshot()) then
        update log_mark m set transaction_id = pg_snapshot_xmax(pg_current_snapshot())
          where m.tenant_id = place.tenant and m.log = place.name;
        continue;
      end if;
      if pg_snapshot_xmin(pg_current_snapshot()) < place.ended then continue; end if;
      select place.tenant, place.name, s.sealed, s.ended_hour, s.ended_hash
        into tenant_id, log, sealed, ended_hour, ended_hash
        from seal_log(place.tenant, place.name, place.marked, most) s;
      return next;
      -- More of what is marked comes with the next call.
      if sealed >= most then continue; end if;
    end if;
    insert into log_mark as m (tenant_id, log, last_id) values (place.tenant, place.name, place.newest)
      on conflict on constraint log_mark_pkey do update set last_id = excluded.last_id, transaction_id = null;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_refund_due()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update refund_due d set settled_at = now()
  from (select distinct tenant_id, service_charge_id from added) line
  where d.tenant_id = line.tenant_id and d.service_charge_id = line.service_charge_id and d.settled_at is null
    and d.quantity_thousandths + d.back_before_thousandths <= (select sum(l.quantity_thousandths) from counter_refund_line l
      where l.tenant_id = d.tenant_id and l.service_charge_id = d.service_charge_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_returns()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if tg_op = 'INSERT' then
    update pharmacy_return set settled_bill_id = new.bill_id
      where tenant_id = new.tenant_id and admission_id = new.admission_id and own_money_paise > 0;
  elsif old.is_active and not new.is_active then
    update pharmacy_return set settled_bill_id = null
      where tenant_id = new.tenant_id and settled_bill_id = new.bill_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.sweep_brought_documents(most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select sweep_rows('staff_document_content', $old$ exists (select from staff_document d where d.tenant_id = staff_document_content.tenant_id
    and d.document_id = staff_document_content.document_id and d.file_id is not null) $old$, most);
$function$;

CREATE OR REPLACE FUNCTION public.sweep_history(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform drop_old_chart_access(now());
  return greatest(
    sweep_rows('session', $old$ expires_at < now() - interval '30 days' $old$, most),
    sweep_rows('log_in_failure', $old$ last_at < now() - interval '30 days' $old$, most),
    sweep_rows('known_device', $old$ last_at < now() - interval '90 days' $old$, most),
    sweep_rows('job_log', $old$ started_on < now() - interval '30 days' $old$, most),
    sweep_rows('report_run', $old$ started_at < now() - interval '400 days' $old$, most),
    sweep_rows('outgoing_message', $old$ state <> 'waiting' and created_at < now() - interval '1 year' $old$, most));
end $function$;

CREATE OR REPLACE FUNCTION public.sweep_rows(table_name regclass, is_old text, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  gone integer;
begin
  execute format('delete from %1$s where ctid = any(array(select ctid from %1$s where tenant_id = $1 and %2$s limit $2))',
    table_name, is_old)
    using current_setting('app.tenant_id')::integer, most;
  get diagnostics gone = row_count;
  return gone;
end $function$;

CREATE OR REPLACE FUNCTION public.sweep_short_lived(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return greatest(
    sweep_rows('idempotency_key', $old$ created_at < now() - interval '48 hours' $old$, most),
    sweep_rows('password_reset_code', $old$ expires_at < now() - interval '1 day' $old$, most),
    sweep_rows('factor_challenge', $old$ made_at < now() - interval '1 day' $old$, most),
    sweep_rows('factor_use', $old$ used_at < now() - interval '1 day' $old$, most),
    sweep_rows('document_content', $old$ created_at < now() - interval '1 day' and not exists (select from admission_document d
      where d.tenant_id = document_content.tenant_id and d.content_id = document_content.content_id) $old$, most));
end $function$;

CREATE OR REPLACE FUNCTION public.take_jobs(worker uuid, kinds text[], mosts integer[], lanes text[], frees integer[], hold interval)
 RETURNS TABLE(tenant_id integer, job_id bigint, kind text, payload jsonb, attempts integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  moment timestamptz;
begin
  -- Takers take turns, so that the counts of what runs are true.
  perform pg_advisory_xact_lock(7366260);
  moment := clock_timestamp();
  return query
  with recursive line as (
    (select j.tenant_id, j.kind from job j where j.dead_since is null order by j.tenant_id, j.kind limit 1)
    union all
    select following.tenant_id, following.kind from line l cross join lateral (
      select j.tenant_id, j.kind from job j where j.dead_since is null and (j.tenant_id, j.kind) > (l.tenant_id, l.kind)
      order by j.tenant_id, j.kind limit 1) following
  ), due as (
    select l.tenant_id, d.job_id, w.lane, w.free,
      busy.count + row_number() over (partition by l.tenant_id, l.kind order by d.run_at, d.job_id) as place
    from line l
    join unnest(kinds, mosts, lanes, frees) w(kind, most, lane, free) on w.kind = l.kind
    cross join lateral (
      select count(*)::integer as count from job b
      where b.tenant_id = l.tenant_id and b.kind = l.kind and b.held_by is not null and b.held_until > moment) busy
    cross join lateral (
      select j.job_id, j.run_at from job j
      where j.tenant_id = l.tenant_id and j.kind = l.kind and j.dead_since is null and j.run_at <= moment
        and (j.held_by is null or j.held_until <= moment)
        and not exists (
          select from job o where o.tenant_id = j.tenant_id and o.kind = j.kind and o.job_key = j.job_key
            and o.held_by is not null and o.held_until > moment)
      order by j.run_at, j.job_id limit greatest(w.most - busy.count, 0)) d
  ), picked as (
    select c.tenant_id, c.job_id from (
      select d.tenant_id, d.job_id, d.free, row_number() over (partition by d.lane order by d.place, random()) as turn from due d
    ) c where c.turn <= c.free
  ), locked as (
    select j.tenant_id, j.job_id from job j join picked p on p.tenant_id = j.tenant_id and p.job_id = j.job_id
    for update of j skip locked
  )
  update job j set held_by = worker, held_until = moment + hold, attempts = j.attempts + 1
  from locked k where j.tenant_id = k.tenant_id and j.job_id = k.job_id
  returning j.tenant_id, j.job_id, j.kind, j.payload, j.attempts;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('charaka_job', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tenants_with_due_messages()
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select distinct tenant_id from outgoing_message where state = 'waiting' and next_try_at <= now();
$function$;

CREATE OR REPLACE FUNCTION public.without_secrets(whole jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select whole || coalesce(jsonb_object_agg(key, 'md5:' || md5(value #>> '{}')), '{}')
  from jsonb_each(whole) where key in ('image', 'mini_logo', 'app_logo', 'password_hash', 'sealed') and value <> 'null';
$function$;

CREATE OR REPLACE FUNCTION public.words_near(of_tenant integer, typed text)
 RETURNS TABLE(word text, patient_count integer)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  after_all constant text := U&'\+10FFFF';
  most constant integer := 100;
  most_near constant integer := 30;
  sounds constant text := folded_name(typed);
  bones constant text := name_skeleton(typed);
  apart constant integer := case when length(sounds) > 5 then 2 else 1 end;
begin
  return query select w.word, w.patient_count from patient_name_word w
    where w.tenant_id = of_tenant and w.word like '%' || plain_pattern(typed) || '%' and not starts_with(w.word, typed)
    order by w.patient_count desc limit most;
  if length(sounds) > 3 and length(bones) > 1 then
    return query select w.word, w.patient_count from patient_name_word w
      where w.tenant_id = of_tenant and w.skeleton >= bones and w.skeleton < bones || after_all
        and position(typed in w.word) = 0
        and levenshtein_less_equal(sounds, left(w.folded, length(sounds)), apart + 1) <= apart + 1
        and (levenshtein_less_equal(sounds, left(w.folded, length(sounds)), apart) <= apart
          or levenshtein_less_equal(sounds, left(w.folded, length(sounds) + 1), apart) <= apart
          or levenshtein_less_equal(sounds, left(w.folded, length(sounds) - 1), apart) <= apart)
      order by w.patient_count desc limit most_near;
  elsif length(sounds) > 2 then
    return query select w.word, w.patient_count from patient_name_word w
      where w.tenant_id = of_tenant and w.skeleton >= bones and w.skeleton < bones || after_all
        and position(typed in w.word) = 0
        and (w.skeleton = bones and levenshtein_less_equal(sounds, w.folded, apart) <= apart
          or length(typed) > 4 and left(w.folded, 3) = sounds)
      order by w.patient_count desc limit most_near;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.write_allergy_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  said text;
  of_patient bigint;
begin
  foreach of_patient in array array[new.patient_id, case tg_op when 'UPDATE' then nullif(old.patient_id, new.patient_id) end] loop
    said := allergy_text(new.tenant_id, of_patient);
    update patient set drug_allergy = said
    where tenant_id = new.tenant_id and patient_id = of_patient and coalesce(drug_allergy, '') <> said;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  secrets constant text[] := array['image', 'mini_logo', 'app_logo', 'password_hash', 'sealed'];
  old_row jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  new_row jsonb := to_jsonb(new);
  kept_before jsonb;
  kept_after jsonb;
begin
  if new_row ?| secrets then
    old_row := without_secrets(old_row);
    new_row := without_secrets(new_row);
  end if;
  kept_after := new_row;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row -> o.key)
      into kept_before, kept_after
      from jsonb_each(old_row) o where o.value is distinct from new_row -> o.key;
    if kept_after is null then return null; end if;
  end if;
  insert into audit_log (tenant_id, hospital_id, user_id, ip, request_id, operation, action, table_name, record_id, before, after)
  values (
    new.tenant_id,
    nullif(current_setting('app.hospital_id', true), '')::integer,
    nullif(current_setting('app.user_id', true), '')::integer,
    nullif(current_setting('app.ip', true), ''),
    nullif(current_setting('app.request_id', true), ''),
    coalesce(nullif(current_setting('app.operation', true), ''), 'system'),
    lower(tg_op), tg_table_name, new_row ->> tg_argv[0], kept_before, kept_after
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.write_chart_access(readings jsonb, reading_nos integer[], patient_ids bigint[], admission_ids bigint[], row_counts integer[])
 RETURNS TABLE(ended_hour timestamp with time zone, ended_hash text, rows_written integer)
 LANGUAGE plpgsql
AS $function$
declare
  own_tenant integer := current_setting('app.tenant_id')::integer;
  this_hour timestamptz;
  last_batch chart_access_batch;
  previous text;
  number integer := 1;
begin
  perform pg_advisory_xact_lock(hashtextextended('chart_access ' || own_tenant, 0));
  select * into last_batch from chart_access_batch b
    where b.tenant_id = own_tenant order by b.hour desc, b.batch_no desc limit 1;
  previous := coalesce(last_batch.hash, (select c.hash from chart_access_cut c where c.tenant_id = own_tenant), '');
  -- A clock that was put back does not put a batch before the one it follows.
  this_hour := greatest(date_trunc('hour', clock_timestamp(), 'UTC'), last_batch.hour);
  if last_batch.hour = this_hour then number := last_batch.batch_no + 1; end if;
  perform make_chart_access_month(this_hour);
  with written as (
    insert into chart_access as c (tenant_id, hour, batch_no, row_no, at, user_id, role_id, hospital_id, patient_id, admission_id,
      part, reason, relationship, break_glass_id, ip, session_id, row_count)
    select own_tenant, this_hour, number, row_number() over (order by s.ordinality), r.at, r.user_id, r.role_id, r.hospital_id,
      coalesce(s.patient_id, a.patient_id), s.admission_id, r.part, r.reason, r.relationship, r.break_glass_id, r.ip,
      r.session_id, s.row_count
    from unnest(reading_nos, patient_ids, admission_ids, row_counts) with ordinality
      as s (reading_no, patient_id, admission_id, row_count, ordinality)
    join jsonb_to_recordset(readings) as r (no integer, at timestamptz, user_id bigint, role_id bigint, hospital_id integer,
      part text, reason text, relationship text, break_glass_id bigint, ip text, session_id text) on r.no = s.reading_no
    left join admission a on a.tenant_id = own_tenant and a.admission_id = s.admission_id
    where coalesce(s.patient_id, a.patient_id) is not null
    returning c as entry
  )
  insert into chart_access_batch (tenant_id, hour, batch_no, row_count, previous_hash, hash)
  select own_tenant, this_hour, number, count(*), previous,
    chart_access_hash(previous, this_hour, number, string_agg(chart_access_text(w.entry), e'\n' order by (w.entry).row_no))
  from written w having count(*) > 0
  returning row_count into rows_written;
  rows_written := coalesce(rows_written, 0);
  if rows_written > 0 and last_batch.hour < this_hour then
    ended_hour := last_batch.hour;
    ended_hash := last_batch.hash;
  end if;
  return next;
end $function$;

CREATE OR REPLACE FUNCTION public.write_off_entries(w bill_write_off)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when not w.is_active then '{}'::ledger_entry[]
    else array[(63, null, w.amount_paise)::ledger_entry, (5, null, -w.amount_paise)::ledger_entry] end;
$function$;
