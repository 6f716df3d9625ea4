create table staff_document_content (
  tenant_id integer not null,
  document_id bigint not null,
  content bytea not null,
  constraint staff_document_content_pkey PRIMARY KEY (tenant_id, document_id),
  constraint staff_document_content_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES staff_document(tenant_id, document_id),
  constraint staff_document_content_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on staff_document_content using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
