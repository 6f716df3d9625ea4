create table document_content (
  tenant_id integer not null,
  content_id bigint generated as identity not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint document_content_pkey PRIMARY KEY (tenant_id, content_id),
  constraint document_content_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint document_content_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX document_content_by_age ON public.document_content USING btree (created_at);
CREATE INDEX document_content_by_user ON public.document_content USING btree (tenant_id, created_by, created_at);

create policy own_tenant on document_content using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
