create table known_device (
  tenant_id integer not null,
  user_id bigint not null,
  device_hash text not null,
  agent text,
  first_at timestamp with time zone default now() not null,
  last_at timestamp with time zone default now() not null,
  constraint known_device_pkey PRIMARY KEY (tenant_id, user_id, device_hash),
  constraint known_device_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint known_device_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX known_device_by_age ON public.known_device USING btree (last_at);

create policy own_tenant on known_device using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
