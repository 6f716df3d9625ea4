create table staff_document (
  tenant_id integer not null,
  document_id bigint generated as identity not null,
  staff_id bigint not null,
  title text not null,
  file_name text not null,
  media_type text not null,
  size_bytes integer not null,
  added_by_id bigint not null,
  added_at timestamp with time zone default now() not null,
  is_active boolean default true not null,
  file_id bigint,
  constraint staff_document_file FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint staff_document_media_type_check CHECK ((media_type = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text]))),
  constraint staff_document_pkey PRIMARY KEY (tenant_id, document_id),
  constraint staff_document_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 5242880))),
  constraint staff_document_tenant_id_added_by_id_fkey FOREIGN KEY (tenant_id, added_by_id) REFERENCES app_user(tenant_id, user_id),
  constraint staff_document_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint staff_document_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE INDEX staff_document_by_added_by ON public.staff_document USING btree (tenant_id, added_by_id);
CREATE UNIQUE INDEX staff_document_by_file ON public.staff_document USING btree (tenant_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX staff_document_by_staff ON public.staff_document USING btree (tenant_id, staff_id) WHERE is_active;
CREATE INDEX staff_document_to_bring ON public.staff_document USING btree (tenant_id, document_id) WHERE (file_id IS NULL);

create policy own_tenant on staff_document using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.staff_document FOR EACH ROW EXECUTE FUNCTION write_audit('document_id');
