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

create policy own_tenant on opd_visit using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_visit FOR EACH ROW EXECUTE FUNCTION write_audit('opd_visit_id');

CREATE TRIGGER keep_encounter AFTER UPDATE OF patient_id, doctor_id, is_cancelled, admission_id ON public.opd_visit FOR EACH ROW WHEN (((((old.patient_id IS DISTINCT FROM new.patient_id) OR (old.doctor_id IS DISTINCT FROM new.doctor_id)) OR (old.is_cancelled IS DISTINCT FROM new.is_cancelled)) OR (old.admission_id IS DISTINCT FROM new.admission_id))) EXECUTE FUNCTION keep_encounter();

CREATE TRIGGER keep_fee_state BEFORE INSERT OR UPDATE OF counter_bill_id, fee_state, queue_state ON public.opd_visit FOR EACH ROW EXECUTE FUNCTION keep_fee_state();

CREATE TRIGGER keep_first_call BEFORE INSERT OR UPDATE OF called_at, first_called_at ON public.opd_visit FOR EACH ROW EXECUTE FUNCTION keep_first_call();

CREATE TRIGGER keep_queue_state BEFORE INSERT OR UPDATE OF queue_state, is_cancelled, admission_id ON public.opd_visit FOR EACH ROW EXECUTE FUNCTION keep_queue_state();

CREATE TRIGGER open_encounter AFTER INSERT ON public.opd_visit FOR EACH ROW EXECUTE FUNCTION keep_encounter();
