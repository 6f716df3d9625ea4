create table log_seal (
  tenant_id integer not null,
  log text not null,
  batch_no integer not null,
  after_id bigint not null,
  last_id bigint not null,
  entry_ids bigint[] not null,
  entry_hashes bytea not null,
  previous_hash text not null,
  hash text not null,
  sealed_at timestamp with time zone default clock_timestamp() not null,
  constraint log_seal_log_check CHECK ((log = ANY (ARRAY['audit'::text, 'security'::text]))),
  constraint log_seal_pkey PRIMARY KEY (tenant_id, log, batch_no),
  constraint log_seal_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on log_seal using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
