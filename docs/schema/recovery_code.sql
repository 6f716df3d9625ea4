create table recovery_code (
  tenant_id integer not null,
  code_id bigint generated as identity not null,
  user_id bigint not null,
  code_hash text not null,
  made_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  is_active boolean default true not null,
  constraint recovery_code_pkey PRIMARY KEY (tenant_id, code_id),
  constraint recovery_code_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint recovery_code_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE UNIQUE INDEX recovery_code_unique ON public.recovery_code USING btree (tenant_id, user_id, code_hash) WHERE is_active;

create policy own_tenant on recovery_code using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
