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

create policy own_tenant on payment using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.payment FOR EACH ROW EXECUTE FUNCTION write_audit('payment_id');

CREATE TRIGGER post_payment AFTER INSERT OR UPDATE ON public.payment FOR EACH ROW EXECUTE FUNCTION post_payment();
