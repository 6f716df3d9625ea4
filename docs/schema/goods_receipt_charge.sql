create table goods_receipt_charge (
  tenant_id integer not null,
  goods_receipt_id bigint not null,
  line_no integer not null,
  charge_name text not null,
  amount_paise bigint not null,
  gst_basis_points integer not null,
  constraint goods_receipt_charge_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint goods_receipt_charge_charge_name_check CHECK ((charge_name <> ''::text)),
  constraint goods_receipt_charge_gst_basis_points_check CHECK (((gst_basis_points >= 0) AND (gst_basis_points <= 10000))),
  constraint goods_receipt_charge_pkey PRIMARY KEY (tenant_id, goods_receipt_id, line_no),
  constraint goods_receipt_charge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint goods_receipt_charge_tenant_id_goods_receipt_id_fkey FOREIGN KEY (tenant_id, goods_receipt_id) REFERENCES goods_receipt(tenant_id, goods_receipt_id)
);

create policy own_tenant on goods_receipt_charge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
