create table supplier_tax (
  tenant_id integer not null,
  supplier_tax_id bigint generated as identity not null,
  hospital_id integer not null,
  supplier_id bigint not null,
  supplier_invoice_id bigint,
  fin_year text not null,
  nature text not null,
  section text not null,
  deducted_at timestamp with time zone not null,
  credited_paise bigint not null,
  taxed_paise bigint not null,
  rate_basis_points integer not null,
  tax_paise bigint not null,
  created_by bigint not null,
  supplier_payment_id bigint,
  covered_paise bigint default 0 not null,
  constraint covered_by_advance CHECK (((covered_paise >= 0) AND ((covered_paise = 0) OR (supplier_invoice_id IS NOT NULL)))) NOT VALID,
  constraint supplier_tax_nature_check CHECK ((nature = ANY (ARRAY['Goods'::text, 'Contract'::text, 'Professional'::text, 'Technical'::text, 'None'::text]))),
  constraint supplier_tax_of_one_document CHECK (((supplier_invoice_id IS NULL) <> (supplier_payment_id IS NULL))) NOT VALID,
  constraint supplier_tax_of_payment FOREIGN KEY (tenant_id, hospital_id, supplier_id, supplier_payment_id) REFERENCES supplier_payment(tenant_id, hospital_id, supplier_id, supplier_payment_id) NOT VALID,
  constraint supplier_tax_once_a_payment UNIQUE (tenant_id, supplier_payment_id),
  constraint supplier_tax_pkey PRIMARY KEY (tenant_id, supplier_tax_id),
  constraint supplier_tax_rate_basis_points_check CHECK (((rate_basis_points >= 0) AND (rate_basis_points <= 10000))),
  constraint supplier_tax_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint supplier_tax_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint supplier_tax_tenant_id_hospital_id_supplier_id_supplier_in_fkey FOREIGN KEY (tenant_id, hospital_id, supplier_id, supplier_invoice_id) REFERENCES supplier_invoice(tenant_id, hospital_id, supplier_id, supplier_invoice_id),
  constraint supplier_tax_tenant_id_supplier_invoice_id_key UNIQUE (tenant_id, supplier_invoice_id),
  constraint tax_has_section CHECK (((tax_paise = 0) OR ((section <> ''::text) AND (taxed_paise <> 0))))
);
CREATE INDEX supplier_tax_by_year ON public.supplier_tax USING btree (tenant_id, supplier_id, fin_year, nature);

create policy own_tenant on supplier_tax using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER keep_invoice_tax AFTER INSERT ON public.supplier_tax FOR EACH ROW WHEN (((new.tax_paise <> 0) AND (new.supplier_invoice_id IS NOT NULL))) EXECUTE FUNCTION keep_invoice_tax();
