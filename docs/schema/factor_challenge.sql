create table factor_challenge (
  tenant_id integer not null,
  challenge text not null,
  session_id uuid not null,
  purpose text not null,
  made_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint factor_challenge_pkey PRIMARY KEY (tenant_id, challenge),
  constraint factor_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'prove'::text]))),
  constraint factor_challenge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint factor_challenge_tenant_id_session_id_fkey FOREIGN KEY (tenant_id, session_id) REFERENCES session(tenant_id, session_id) ON DELETE CASCADE
);
CREATE INDEX factor_challenge_by_age ON public.factor_challenge USING btree (made_at);
CREATE INDEX factor_challenge_by_session ON public.factor_challenge USING btree (tenant_id, session_id);

create policy own_tenant on factor_challenge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
