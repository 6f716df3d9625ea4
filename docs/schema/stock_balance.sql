create table stock_balance (
  tenant_id integer not null,
  store_id bigint not null,
  lot_id bigint not null,
  units integer not null,
  value_paise bigint not null,
  constraint balance_is_never_negative CHECK (((units >= 0) AND (value_paise >= 0))),
  constraint no_value_without_units CHECK (((units > 0) OR (value_paise = 0))),
  constraint stock_balance_pkey PRIMARY KEY (tenant_id, lot_id, store_id),
  constraint stock_balance_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_balance_tenant_id_lot_id_fkey FOREIGN KEY (tenant_id, lot_id) REFERENCES stock_lot(tenant_id, lot_id),
  constraint stock_balance_tenant_id_store_id_fkey FOREIGN KEY (tenant_id, store_id) REFERENCES store(tenant_id, store_id)
);
CREATE INDEX stock_balance_by_store ON public.stock_balance USING btree (tenant_id, store_id, lot_id) WHERE (units > 0);

create policy own_tenant on stock_balance using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
