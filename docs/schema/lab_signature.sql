create table lab_signature (
  tenant_id integer not null,
  lab_signature_id bigint generated as identity not null,
  user_id bigint not null,
  file_id bigint,
  set_at timestamp with time zone not null,
  constraint lab_signature_pkey PRIMARY KEY (tenant_id, lab_signature_id),
  constraint lab_signature_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id),
  constraint lab_signature_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_signature_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX lab_signature_by_file ON public.lab_signature USING btree (tenant_id, file_id);
CREATE INDEX lab_signature_by_user ON public.lab_signature USING btree (tenant_id, user_id, lab_signature_id DESC);

create policy own_tenant on lab_signature using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_signature FOR EACH ROW EXECUTE FUNCTION write_audit('lab_signature_id');
