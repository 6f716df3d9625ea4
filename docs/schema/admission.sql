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

create policy own_tenant on admission using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.admission FOR EACH ROW EXECUTE FUNCTION write_audit('admission_id');

CREATE TRIGGER check_payers_total BEFORE UPDATE OF final_authorized_paise, association_id ON public.admission FOR EACH ROW WHEN (((old.final_authorized_paise IS DISTINCT FROM new.final_authorized_paise) OR (old.association_id IS DISTINCT FROM new.association_id))) EXECUTE FUNCTION check_payers_total();

CREATE TRIGGER count_change BEFORE UPDATE ON public.admission FOR EACH ROW WHEN ((old.patient_id = new.patient_id)) EXECUTE FUNCTION count_admission_change();

CREATE TRIGGER judge_order_approvals AFTER UPDATE OF association_id ON public.admission FOR EACH ROW WHEN ((old.association_id IS DISTINCT FROM new.association_id)) EXECUTE FUNCTION judge_order_approvals();

CREATE TRIGGER keep_encounter AFTER UPDATE OF patient_id, doctor_id, department_id, admitted_at, is_discharged, discharged_at, is_cancelled ON public.admission FOR EACH ROW WHEN ((((((((old.patient_id IS DISTINCT FROM new.patient_id) OR (old.doctor_id IS DISTINCT FROM new.doctor_id)) OR (old.department_id IS DISTINCT FROM new.department_id)) OR (old.admitted_at IS DISTINCT FROM new.admitted_at)) OR (old.is_discharged IS DISTINCT FROM new.is_discharged)) OR (old.discharged_at IS DISTINCT FROM new.discharged_at)) OR (old.is_cancelled IS DISTINCT FROM new.is_cancelled))) EXECUTE FUNCTION keep_encounter();

CREATE TRIGGER open_encounter AFTER INSERT ON public.admission FOR EACH ROW EXECUTE FUNCTION keep_encounter();
