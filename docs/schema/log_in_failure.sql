create table log_in_failure (
  tenant_id integer not null,
  subject_hash text not null,
  source text not null,
  failed_logins integer not null,
  locked_until timestamp with time zone,
  last_at timestamp with time zone default now() not null,
  constraint log_in_failure_pkey PRIMARY KEY (tenant_id, subject_hash, source),
  constraint log_in_failure_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX log_in_failure_by_age ON public.log_in_failure USING btree (last_at);

create policy own_tenant on log_in_failure using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
