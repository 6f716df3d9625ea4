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
  constraint gst_document_owner CHECK (((num_nonnulls(bill_id, sale_id, return_id, counter_bill_id, counter_refund_id) = 1) AND
CASE
    WHEN (bill_id IS NOT NULL) THEN (admission_id IS NOT NULL)
    WHEN (num_nonnulls(counter_bill_id, counter_refund_id) = 1) THEN (admission_id IS NULL)
    ELSE true
END)) NOT VALID,
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

create policy own_tenant on gst_document using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.gst_document FOR EACH ROW EXECUTE FUNCTION write_audit('gst_document_id');

CREATE CONSTRAINT TRIGGER check_gst_document AFTER INSERT ON public.gst_document DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_gst_document();

CREATE TRIGGER post_gst_document AFTER INSERT ON public.gst_document FOR EACH ROW EXECUTE FUNCTION post_gst_document();
