create table file_part (
  tenant_id integer not null,
  file_id bigint not null,
  part_no integer not null,
  size_bytes integer not null,
  sha256 text not null,
  bytes bytea,
  object_key uuid,
  constraint file_part_check CHECK ((octet_length(bytes) = size_bytes)),
  constraint file_part_check1 CHECK (((bytes IS NULL) <> (object_key IS NULL))),
  constraint file_part_part_no_check CHECK ((part_no >= 0)),
  constraint file_part_pkey PRIMARY KEY (tenant_id, file_id, part_no),
  constraint file_part_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 1048576))),
  constraint file_part_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id) ON DELETE CASCADE,
  constraint file_part_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX file_part_by_object ON public.file_part USING btree (tenant_id, object_key) WHERE (object_key IS NOT NULL);

create policy own_tenant on file_part using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
