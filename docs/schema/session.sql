create table session (
  tenant_id integer not null,
  session_id uuid not null,
  user_id bigint not null,
  started_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  ip text,
  user_agent text,
  generation integer default 0 not null,
  renewed_at timestamp with time zone,
  factor_level text default 'Password'::text not null,
  stepped_up_on timestamp with time zone,
  constraint session_factor_level_check CHECK ((factor_level = ANY (ARRAY['Password'::text, 'SecondFactor'::text, 'Sso'::text]))),
  constraint session_pkey PRIMARY KEY (tenant_id, session_id),
  constraint session_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint session_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX session_alive ON public.session USING btree (tenant_id, COALESCE(renewed_at, started_at) DESC) WHERE (revoked_at IS NULL);
CREATE INDEX session_by_user ON public.session USING btree (tenant_id, user_id) WHERE (revoked_at IS NULL);

create policy own_tenant on session using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
