create table factor_use (
  tenant_id integer not null,
  factor_id bigint not null,
  step bigint not null,
  used_at timestamp with time zone default now() not null,
  constraint factor_use_pkey PRIMARY KEY (tenant_id, factor_id, step),
  constraint factor_use_tenant_id_factor_id_fkey FOREIGN KEY (tenant_id, factor_id) REFERENCES factor(tenant_id, factor_id),
  constraint factor_use_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX factor_use_by_age ON public.factor_use USING btree (used_at);

create policy own_tenant on factor_use using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
