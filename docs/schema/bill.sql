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

create policy own_tenant on bill using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER add_bill_payers AFTER INSERT ON public.bill FOR EACH ROW WHEN ((new.association_id IS NOT NULL)) EXECUTE FUNCTION add_bill_payers();

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bill FOR EACH ROW EXECUTE FUNCTION write_audit('bill_id');

CREATE CONSTRAINT TRIGGER need_gst_document AFTER INSERT OR UPDATE OF is_active ON public.bill DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.has_gst_document) EXECUTE FUNCTION need_gst_document();

CREATE TRIGGER post_bill AFTER INSERT OR UPDATE ON public.bill FOR EACH ROW EXECUTE FUNCTION post_bill();

CREATE TRIGGER settle_returns AFTER INSERT OR UPDATE OF is_active ON public.bill FOR EACH ROW EXECUTE FUNCTION settle_returns();
