create table pharmacy_sale_line (
  tenant_id integer not null,
  sale_line_id bigint generated as identity not null,
  sale_id bigint not null,
  item_id bigint not null,
  batch_id bigint not null,
  item_code text not null,
  item_name text not null,
  pack text not null,
  hsn_code text,
  batch_number text not null,
  expiry date not null,
  mrp_paise bigint not null,
  quantity integer not null,
  gross_paise bigint not null,
  discount_paise bigint not null,
  value_paise bigint not null,
  taxable_paise bigint not null,
  cgst_basis_points integer not null,
  sgst_basis_points integer not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  tax_slab text not null,
  schedule text,
  agreed_by_id bigint,
  agreed_at timestamp with time zone,
  agreed_reason text,
  prescribed_name text,
  constraint pharmacy_sale_line_agreed_by FOREIGN KEY (tenant_id, agreed_by_id) REFERENCES staff(tenant_id, staff_id) NOT VALID,
  constraint pharmacy_sale_line_agreement CHECK (((num_nonnulls(agreed_by_id, agreed_at, agreed_reason, prescribed_name) = ANY (ARRAY[0, 4])) AND (length(agreed_reason) <= 300))) NOT VALID,
  constraint pharmacy_sale_line_check CHECK ((value_paise = (gross_paise - discount_paise))),
  constraint pharmacy_sale_line_discount_paise_check CHECK ((discount_paise >= 0)),
  constraint pharmacy_sale_line_pkey PRIMARY KEY (tenant_id, sale_line_id),
  constraint pharmacy_sale_line_quantity_check CHECK ((quantity > 0)),
  constraint pharmacy_sale_line_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES pharmacy_batch(tenant_id, batch_id),
  constraint pharmacy_sale_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_sale_line_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES pharmacy_item(tenant_id, item_id),
  constraint pharmacy_sale_line_tenant_id_sale_id_fkey FOREIGN KEY (tenant_id, sale_id) REFERENCES pharmacy_sale(tenant_id, sale_id)
);
CREATE INDEX pharmacy_sale_line_by_batch ON public.pharmacy_sale_line USING btree (tenant_id, batch_id);
CREATE INDEX pharmacy_sale_line_by_item ON public.pharmacy_sale_line USING btree (tenant_id, item_id);
CREATE INDEX pharmacy_sale_line_by_sale ON public.pharmacy_sale_line USING btree (tenant_id, sale_id, sale_line_id);

create policy own_tenant on pharmacy_sale_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
