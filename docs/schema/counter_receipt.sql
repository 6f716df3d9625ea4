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

create policy own_tenant on counter_receipt using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.counter_receipt FOR EACH ROW EXECUTE FUNCTION write_audit('counter_receipt_id');

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT ON public.counter_receipt DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_counter_bill();

CREATE TRIGGER post_counter_receipt AFTER INSERT ON public.counter_receipt FOR EACH ROW EXECUTE FUNCTION post_counter_receipt();
