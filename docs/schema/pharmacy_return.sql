create table pharmacy_return (
  tenant_id integer not null,
  return_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint,
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
  encounter_id bigint,
  round_off_paise bigint default 0 not null,
  card_paise bigint default 0 not null,
  card_number text,
  upi_paise bigint default 0 not null,
  upi_reference text,
  neft_paise bigint default 0 not null,
  neft_reference text,
  cheque_paise bigint default 0 not null,
  cheque_number text,
  is_own_mistake boolean default false not null,
  constraint pharmacy_return_check CHECK ((net_paise = (gross_paise - discount_paise))),
  constraint pharmacy_return_discount_paise_check CHECK ((discount_paise >= 0)),
  constraint pharmacy_return_encounter FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id) NOT VALID,
  constraint pharmacy_return_gross_paise_check CHECK ((gross_paise > 0)),
  constraint pharmacy_return_modes CHECK (((card_paise >= 0) AND (upi_paise >= 0) AND (neft_paise >= 0) AND (cheque_paise >= 0) AND ((((card_paise + upi_paise) + neft_paise) + cheque_paise) <= paid_back_paise))) NOT VALID,
  constraint pharmacy_return_own_money CHECK (((own_money_paise >= 0) AND (own_money_paise <= ((net_paise + round_off_paise) - paid_back_paise)))) NOT VALID,
  constraint pharmacy_return_owner CHECK (
CASE
    WHEN (admission_id IS NOT NULL) THEN ((encounter_id IS NULL) AND (round_off_paise = 0) AND ((((card_paise + upi_paise) + neft_paise) + cheque_paise) = 0))
    ELSE (paid_back_paise = (net_paise + round_off_paise))
END) NOT VALID,
  constraint pharmacy_return_paid_back CHECK (((paid_back_paise >= 0) AND (paid_back_paise <= (net_paise + round_off_paise)))) NOT VALID,
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

create policy own_tenant on pharmacy_return using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.pharmacy_return FOR EACH ROW EXECUTE FUNCTION write_audit('return_id');

CREATE TRIGGER find_own_money BEFORE INSERT ON public.pharmacy_return FOR EACH ROW EXECUTE FUNCTION find_own_money();

CREATE CONSTRAINT TRIGGER need_gst_document AFTER INSERT ON public.pharmacy_return DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.has_gst_document) EXECUTE FUNCTION need_gst_document();

CREATE TRIGGER post_return AFTER INSERT ON public.pharmacy_return FOR EACH ROW EXECUTE FUNCTION post_return();
