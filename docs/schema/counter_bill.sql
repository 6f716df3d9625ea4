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

create policy own_tenant on counter_bill using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.counter_bill FOR EACH ROW EXECUTE FUNCTION write_audit('counter_bill_id');

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT OR UPDATE ON public.counter_bill DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_counter_bill();

CREATE TRIGGER follow_fee_bill AFTER UPDATE ON public.counter_bill FOR EACH ROW WHEN ((new.due_paise <> old.due_paise)) EXECUTE FUNCTION follow_fee_bill();

CREATE TRIGGER keep_counter_bill BEFORE UPDATE ON public.counter_bill FOR EACH ROW EXECUTE FUNCTION keep_counter_bill();

CREATE TRIGGER keep_unpaid_passes_of_bill AFTER UPDATE OF due_paise ON public.counter_bill FOR EACH ROW WHEN (((old.due_paise = 0) <> (new.due_paise = 0))) EXECUTE FUNCTION keep_unpaid_passes_of_bill();

CREATE CONSTRAINT TRIGGER need_gst_document AFTER INSERT ON public.counter_bill DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION need_gst_document();

CREATE TRIGGER post_counter_bill AFTER INSERT ON public.counter_bill FOR EACH ROW EXECUTE FUNCTION post_counter_bill();
