create table stock_adjustment (
  tenant_id integer not null,
  stock_adjustment_id bigint generated as identity not null,
  hospital_id integer not null,
  store_id bigint not null,
  batch_id bigint not null,
  units integer not null,
  reason text not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  is_approved boolean default false not null,
  constraint stock_adjustment_pkey PRIMARY KEY (tenant_id, stock_adjustment_id),
  constraint stock_adjustment_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_adjustment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_adjustment_tenant_id_hospital_id_batch_id_fkey FOREIGN KEY (tenant_id, hospital_id, batch_id) REFERENCES pharmacy_batch(tenant_id, hospital_id, batch_id),
  constraint stock_adjustment_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint stock_adjustment_units_check CHECK ((units <> 0))
);
CREATE INDEX stock_adjustment_by_batch ON public.stock_adjustment USING btree (tenant_id, batch_id);
CREATE INDEX stock_adjustment_by_user ON public.stock_adjustment USING btree (tenant_id, created_by, created_at);

create policy own_tenant on stock_adjustment using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
