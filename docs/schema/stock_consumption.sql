create table stock_consumption (
  tenant_id integer not null,
  consumption_id bigint generated as identity not null,
  hospital_id integer not null,
  store_id bigint not null,
  batch_id bigint not null,
  units integer not null,
  reason text not null,
  consumed_by bigint not null,
  consumed_at timestamp with time zone not null,
  constraint stock_consumption_pkey PRIMARY KEY (tenant_id, consumption_id),
  constraint stock_consumption_reason_check CHECK (((reason <> ''::text) AND (length(reason) <= 200))),
  constraint stock_consumption_tenant_id_consumed_by_fkey FOREIGN KEY (tenant_id, consumed_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_consumption_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_consumption_tenant_id_hospital_id_batch_id_fkey FOREIGN KEY (tenant_id, hospital_id, batch_id) REFERENCES pharmacy_batch(tenant_id, hospital_id, batch_id),
  constraint stock_consumption_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint stock_consumption_units_check CHECK ((units > 0))
);
CREATE INDEX stock_consumption_by_store ON public.stock_consumption USING btree (tenant_id, store_id, consumed_at DESC);

create policy own_tenant on stock_consumption using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
