create table log_mark (
  tenant_id integer not null,
  log text not null,
  last_id bigint not null,
  transaction_id xid8,
  constraint log_mark_pkey PRIMARY KEY (tenant_id, log),
  constraint log_mark_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on log_mark using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
