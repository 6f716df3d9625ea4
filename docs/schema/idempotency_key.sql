create table idempotency_key (
  tenant_id integer not null,
  user_id integer not null,
  key text not null,
  path text not null,
  body_hash text not null,
  answer text,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_key_pkey PRIMARY KEY (tenant_id, user_id, key),
  constraint idempotency_key_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX idempotency_key_by_age ON public.idempotency_key USING btree (created_at);

create policy own_tenant on idempotency_key using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
