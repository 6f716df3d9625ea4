create table pharmacy_return_line (
  tenant_id integer not null,
  return_line_id bigint generated as identity not null,
  return_id bigint not null,
  sale_line_id bigint not null,
  quantity integer not null,
  gross_paise bigint not null,
  discount_paise bigint not null,
  value_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  constraint pharmacy_return_line_check CHECK ((value_paise = (gross_paise - discount_paise))),
  constraint pharmacy_return_line_pkey PRIMARY KEY (tenant_id, return_line_id),
  constraint pharmacy_return_line_quantity_check CHECK ((quantity > 0)),
  constraint pharmacy_return_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_return_line_tenant_id_return_id_fkey FOREIGN KEY (tenant_id, return_id) REFERENCES pharmacy_return(tenant_id, return_id),
  constraint pharmacy_return_line_tenant_id_sale_line_id_fkey FOREIGN KEY (tenant_id, sale_line_id) REFERENCES pharmacy_sale_line(tenant_id, sale_line_id)
);
CREATE INDEX pharmacy_return_line_by_return ON public.pharmacy_return_line USING btree (tenant_id, return_id, return_line_id);
CREATE INDEX pharmacy_return_line_by_sale_line ON public.pharmacy_return_line USING btree (tenant_id, sale_line_id);

create policy own_tenant on pharmacy_return_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
