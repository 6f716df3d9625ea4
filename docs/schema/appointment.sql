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

create policy own_tenant on appointment using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.appointment FOR EACH ROW EXECUTE FUNCTION write_audit('appointment_id');
