create table stored_file (
  tenant_id integer not null,
  file_id bigint generated as identity not null,
  backend text default 'Database'::text not null,
  sealed bytea,
  key_name text,
  size_bytes bigint,
  sha256 text,
  used_by text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  erased_on timestamp with time zone,
  constraint stored_file_backend_check CHECK ((backend = ANY (ARRAY['Database'::text, 'Disk'::text, 'S3'::text]))),
  constraint stored_file_check CHECK (((backend = 'Database'::text) OR (sealed IS NOT NULL))),
  constraint stored_file_pkey PRIMARY KEY (tenant_id, file_id),
  constraint stored_file_size_bytes_check CHECK ((size_bytes > 0)),
  constraint stored_file_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint stored_file_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX stored_file_by_backend ON public.stored_file USING btree (tenant_id, backend);
CREATE INDEX stored_file_by_user ON public.stored_file USING btree (tenant_id, created_by, created_at);
CREATE INDEX stored_file_unused ON public.stored_file USING btree (tenant_id, created_at) WHERE ((used_by IS NULL) OR (erased_on IS NOT NULL));

create policy own_tenant on stored_file using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
