create table admission_document (
  tenant_id integer not null,
  document_id bigint generated as identity not null,
  admission_id bigint not null,
  content_id bigint,
  category text not null,
  source_id bigint not null,
  document_date date not null,
  file_name text not null,
  mime_type text not null,
  byte_count integer not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone,
  file_id bigint,
  removed_by bigint,
  removal_reason text,
  constraint admission_document_byte_count_check CHECK ((byte_count > 0)),
  constraint admission_document_category_check CHECK ((category = ANY (ARRAY['prescription'::text, 'report'::text, 'government_id'::text, 'image'::text, 'consent'::text, 'other'::text]))),
  constraint admission_document_file FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id) NOT VALID,
  constraint admission_document_has_file CHECK ((num_nonnulls(file_id, content_id) = 1)) NOT VALID,
  constraint admission_document_pkey PRIMARY KEY (tenant_id, document_id),
  constraint admission_document_removal CHECK (((removal_reason IS NULL) OR ((NOT is_active) AND (removed_by IS NOT NULL)))) NOT VALID,
  constraint admission_document_removed_by FOREIGN KEY (tenant_id, removed_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint admission_document_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint admission_document_tenant_id_content_id_fkey FOREIGN KEY (tenant_id, content_id) REFERENCES document_content(tenant_id, content_id),
  constraint admission_document_tenant_id_content_id_key UNIQUE (tenant_id, content_id),
  constraint admission_document_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint admission_document_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint admission_document_tenant_id_source_id_fkey FOREIGN KEY (tenant_id, source_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE INDEX admission_document_by_admission ON public.admission_document USING btree (tenant_id, admission_id, document_id DESC) WHERE is_active;
CREATE UNIQUE INDEX admission_document_by_file ON public.admission_document USING btree (tenant_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX admission_document_by_remover ON public.admission_document USING btree (tenant_id, removed_by) WHERE (removed_by IS NOT NULL);
CREATE INDEX admission_document_by_source ON public.admission_document USING btree (tenant_id, source_id);
CREATE INDEX admission_document_to_bring ON public.admission_document USING btree (tenant_id, document_id) WHERE (file_id IS NULL);

create policy own_tenant on admission_document using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.admission_document FOR EACH ROW EXECUTE FUNCTION write_audit('document_id');
