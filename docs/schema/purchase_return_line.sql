create table purchase_return_line (
  tenant_id integer not null,
  purchase_return_line_id bigint generated as identity not null,
  hospital_id integer not null,
  purchase_return_id bigint not null,
  line_no integer not null,
  store_id bigint not null,
  lot_id bigint not null,
  goods_receipt_line_id bigint not null,
  units integer not null,
  value_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  left_out_paise bigint default 0 not null,
  constraint left_out_of_invoice CHECK ((left_out_paise >= 0)) NOT VALID,
  constraint purchase_return_line_cgst_paise_check CHECK ((cgst_paise >= 0)),
  constraint purchase_return_line_igst_paise_check CHECK ((igst_paise >= 0)),
  constraint purchase_return_line_pkey PRIMARY KEY (tenant_id, purchase_return_line_id),
  constraint purchase_return_line_sgst_paise_check CHECK ((sgst_paise >= 0)),
  constraint purchase_return_line_taxable_paise_check CHECK ((taxable_paise >= 0)),
  constraint purchase_return_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint purchase_return_line_tenant_id_goods_receipt_line_id_fkey FOREIGN KEY (tenant_id, goods_receipt_line_id) REFERENCES goods_receipt_line(tenant_id, goods_receipt_line_id),
  constraint purchase_return_line_tenant_id_hospital_id_purchase_return_fkey FOREIGN KEY (tenant_id, hospital_id, purchase_return_id) REFERENCES purchase_return(tenant_id, hospital_id, purchase_return_id),
  constraint purchase_return_line_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint purchase_return_line_tenant_id_lot_id_fkey FOREIGN KEY (tenant_id, lot_id) REFERENCES stock_lot(tenant_id, lot_id),
  constraint purchase_return_line_tenant_id_purchase_return_id_store_id__key UNIQUE (tenant_id, purchase_return_id, store_id, lot_id),
  constraint purchase_return_line_units_check CHECK ((units > 0)),
  constraint purchase_return_line_value_paise_check CHECK ((value_paise >= 0))
);
CREATE INDEX purchase_return_line_by_receipt_line ON public.purchase_return_line USING btree (tenant_id, goods_receipt_line_id);

create policy own_tenant on purchase_return_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER check_returned_units AFTER INSERT ON public.purchase_return_line FOR EACH ROW EXECUTE FUNCTION check_returned_units();
