create table stock_take_line (
  tenant_id integer not null,
  stock_take_line_id bigint generated as identity not null,
  hospital_id integer not null,
  stock_take_id bigint not null,
  batch_id bigint not null,
  needs_recount boolean default false not null,
  is_settled boolean default false not null,
  constraint stock_take_line_pkey PRIMARY KEY (tenant_id, stock_take_line_id),
  constraint stock_take_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_take_line_tenant_id_hospital_id_batch_id_fkey FOREIGN KEY (tenant_id, hospital_id, batch_id) REFERENCES pharmacy_batch(tenant_id, hospital_id, batch_id),
  constraint stock_take_line_tenant_id_hospital_id_stock_take_id_fkey FOREIGN KEY (tenant_id, hospital_id, stock_take_id) REFERENCES stock_take(tenant_id, hospital_id, stock_take_id),
  constraint stock_take_line_tenant_id_stock_take_id_batch_id_key UNIQUE (tenant_id, stock_take_id, batch_id)
);

create policy own_tenant on stock_take_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
