create table supplier_payment (
  tenant_id integer not null,
  supplier_payment_id bigint generated as identity not null,
  hospital_id integer not null,
  supplier_id bigint not null,
  fin_year text not null,
  payment_no bigint not null,
  payment_number text not null,
  paid_at timestamp with time zone not null,
  mode text not null,
  reference text,
  amount_paise bigint not null,
  remarks text,
  reversal_of bigint,
  reason text,
  created_by bigint not null,
  created_by_staff_id bigint,
  bank_name text,
  ifsc_code text,
  bank_account_no text,
  advance_paise bigint default 0 not null,
  tax_paise bigint default 0 not null,
  constraint advance_is_whole CHECK ((((tax_paise >= 0) AND (tax_paise <= advance_paise)) AND ((advance_paise - tax_paise) <= amount_paise) AND ((mode <> 'Advance'::text) OR (advance_paise = 0)))) NOT VALID,
  constraint payment_has_reference CHECK (((mode = ANY (ARRAY['Cash'::text, 'Advance'::text])) OR (reference IS NOT NULL))) NOT VALID,
  constraint reversal_has_reason CHECK (((reversal_of IS NULL) = (reason IS NULL))),
  constraint supplier_payment_amount_paise_check CHECK ((amount_paise > 0)),
  constraint supplier_payment_mode CHECK ((mode = ANY (ARRAY['Cash'::text, 'UPI'::text, 'NEFT'::text, 'Cheque'::text, 'Advance'::text]))) NOT VALID,
  constraint supplier_payment_pkey PRIMARY KEY (tenant_id, supplier_payment_id),
  constraint supplier_payment_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint supplier_payment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint supplier_payment_tenant_id_hospital_id_fin_year_payment_no_key UNIQUE (tenant_id, hospital_id, fin_year, payment_no),
  constraint supplier_payment_tenant_id_hospital_id_supplier_id_fkey FOREIGN KEY (tenant_id, hospital_id, supplier_id) REFERENCES supplier(tenant_id, hospital_id, supplier_id),
  constraint supplier_payment_tenant_id_hospital_id_supplier_id_reversa_fkey FOREIGN KEY (tenant_id, hospital_id, supplier_id, reversal_of) REFERENCES supplier_payment(tenant_id, hospital_id, supplier_id, supplier_payment_id),
  constraint supplier_payment_tenant_id_hospital_id_supplier_id_supplier_key UNIQUE (tenant_id, hospital_id, supplier_id, supplier_payment_id),
  constraint supplier_payment_tenant_id_reversal_of_key UNIQUE (tenant_id, reversal_of)
);
CREATE INDEX supplier_payment_by_supplier ON public.supplier_payment USING btree (tenant_id, hospital_id, supplier_id, supplier_payment_id);

create policy own_tenant on supplier_payment using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.supplier_payment FOR EACH ROW EXECUTE FUNCTION write_audit('supplier_payment_id');

CREATE TRIGGER post_supplier_payment AFTER INSERT ON public.supplier_payment FOR EACH ROW EXECUTE FUNCTION post_supplier_payment();
