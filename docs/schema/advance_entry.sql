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

create policy own_tenant on advance_entry using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.advance_entry FOR EACH ROW EXECUTE FUNCTION write_audit('advance_entry_id');

CREATE TRIGGER post_advance AFTER INSERT ON public.advance_entry FOR EACH ROW EXECUTE FUNCTION post_advance();
