create table supplier_payment_part (
  tenant_id integer not null,
  hospital_id integer not null,
  supplier_id bigint not null,
  supplier_payment_id bigint not null,
  supplier_invoice_id bigint not null,
  amount_paise bigint not null,
  constraint supplier_payment_part_amount_paise_check CHECK ((amount_paise <> 0)),
  constraint supplier_payment_part_pkey PRIMARY KEY (tenant_id, supplier_payment_id, supplier_invoice_id),
  constraint supplier_payment_part_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint supplier_payment_part_tenant_id_hospital_id_supplier_id_s_fkey1 FOREIGN KEY (tenant_id, hospital_id, supplier_id, supplier_invoice_id) REFERENCES supplier_invoice(tenant_id, hospital_id, supplier_id, supplier_invoice_id),
  constraint supplier_payment_part_tenant_id_hospital_id_supplier_id_su_fkey FOREIGN KEY (tenant_id, hospital_id, supplier_id, supplier_payment_id) REFERENCES supplier_payment(tenant_id, hospital_id, supplier_id, supplier_payment_id)
);
CREATE INDEX supplier_payment_part_by_invoice ON public.supplier_payment_part USING btree (tenant_id, supplier_invoice_id);

create policy own_tenant on supplier_payment_part using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER keep_invoice_paid AFTER INSERT ON public.supplier_payment_part FOR EACH ROW EXECUTE FUNCTION keep_invoice_paid();
