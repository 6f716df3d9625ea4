create table password_reset_code (
  tenant_id integer not null,
  code_id bigint generated as identity not null,
  user_id bigint not null,
  code_hash text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  wrong_tries integer default 0 not null,
  used_at timestamp with time zone,
  ip text,
  constraint password_reset_code_pkey PRIMARY KEY (tenant_id, code_id),
  constraint password_reset_code_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint password_reset_code_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX password_reset_code_by_user ON public.password_reset_code USING btree (tenant_id, user_id, created_at);

create policy own_tenant on password_reset_code using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
