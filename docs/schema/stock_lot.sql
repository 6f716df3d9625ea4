create table stock_lot (
  tenant_id integer not null,
  lot_id bigint generated as identity not null,
  hospital_id integer not null,
  batch_id bigint not null,
  source_kind text not null,
  units integer not null,
  value_paise bigint not null,
  is_estimated boolean not null,
  is_not_for_sale boolean default false not null,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  goods_receipt_line_id bigint,
  constraint purchased_lot_has_line CHECK (((source_kind = 'Grn'::text) = (goods_receipt_line_id IS NOT NULL))),
  constraint stock_lot_pkey PRIMARY KEY (tenant_id, lot_id),
  constraint stock_lot_source_kind_check CHECK ((source_kind = ANY (ARRAY['Grn'::text, 'Opening'::text, 'Gift'::text, 'Sample'::text, 'Found'::text, 'Return'::text]))),
  constraint stock_lot_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_lot_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_lot_tenant_id_goods_receipt_line_id_fkey FOREIGN KEY (tenant_id, goods_receipt_line_id) REFERENCES goods_receipt_line(tenant_id, goods_receipt_line_id),
  constraint stock_lot_tenant_id_hospital_id_batch_id_fkey FOREIGN KEY (tenant_id, hospital_id, batch_id) REFERENCES pharmacy_batch(tenant_id, hospital_id, batch_id),
  constraint stock_lot_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint stock_lot_tenant_id_hospital_id_lot_id_key UNIQUE (tenant_id, hospital_id, lot_id),
  constraint stock_lot_units_check CHECK ((units >= 0)),
  constraint stock_lot_value_paise_check CHECK ((value_paise >= 0))
);
CREATE INDEX stock_lot_by_batch ON public.stock_lot USING btree (tenant_id, batch_id, lot_id);
CREATE UNIQUE INDEX stock_lot_by_receipt_line ON public.stock_lot USING btree (tenant_id, goods_receipt_line_id) WHERE (goods_receipt_line_id IS NOT NULL);

create policy own_tenant on stock_lot using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
