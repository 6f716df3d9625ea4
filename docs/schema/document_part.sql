create table document_part (
  tenant_id integer not null,
  content_id bigint not null,
  part_no integer not null,
  bytes bytea not null,
  constraint document_part_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 1048576))),
  constraint document_part_part_no_check CHECK (((part_no >= 0) AND (part_no <= 19))),
  constraint document_part_pkey PRIMARY KEY (tenant_id, content_id, part_no),
  constraint document_part_tenant_id_content_id_fkey FOREIGN KEY (tenant_id, content_id) REFERENCES document_content(tenant_id, content_id) ON DELETE CASCADE,
  constraint document_part_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on document_part using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
