create table factor (
  tenant_id integer not null,
  factor_id bigint generated as identity not null,
  user_id bigint not null,
  kind text not null,
  label text not null,
  sealed bytea,
  credential_id text,
  public_key bytea,
  sign_count bigint,
  transports text[],
  added_on timestamp with time zone default now() not null,
  last_used_on timestamp with time zone,
  is_active boolean default true not null,
  rp_id text,
  constraint factor_check CHECK (((kind = 'TOTP'::text) = (sealed IS NOT NULL))),
  constraint factor_check1 CHECK (((kind = 'WebAuthn'::text) = ((credential_id IS NOT NULL) AND (public_key IS NOT NULL)))),
  constraint factor_check2 CHECK (((kind = 'WebAuthn'::text) = ((rp_id IS NOT NULL) AND (sign_count IS NOT NULL)))),
  constraint factor_kind_check CHECK ((kind = ANY (ARRAY['TOTP'::text, 'WebAuthn'::text]))),
  constraint factor_pkey PRIMARY KEY (tenant_id, factor_id),
  constraint factor_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint factor_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX factor_by_user ON public.factor USING btree (tenant_id, user_id) WHERE is_active;
CREATE UNIQUE INDEX factor_credential_unique ON public.factor USING btree (tenant_id, credential_id) WHERE is_active;

create policy own_tenant on factor using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
