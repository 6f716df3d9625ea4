create table consultation_template_version (
  tenant_id integer not null,
  consultation_template_version_id bigint generated as identity not null,
  template_id bigint not null,
  version integer not null,
  sections jsonb not null,
  saved_by bigint not null,
  saved_at timestamp with time zone not null,
  constraint consultation_template_version_pkey PRIMARY KEY (tenant_id, consultation_template_version_id),
  constraint consultation_template_version_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultation_template_version_tenant_id_saved_by_fkey FOREIGN KEY (tenant_id, saved_by) REFERENCES app_user(tenant_id, user_id),
  constraint consultation_template_version_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES consultation_template(tenant_id, template_id),
  constraint consultation_template_version_tenant_id_template_id_version_key UNIQUE (tenant_id, template_id, version),
  constraint consultation_template_version_version_check CHECK ((version > 0))
);
CREATE INDEX consultation_template_version_by_user ON public.consultation_template_version USING btree (tenant_id, saved_by);

create policy own_tenant on consultation_template_version using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.consultation_template_version FOR EACH ROW EXECUTE FUNCTION write_audit('consultation_template_version_id');

CREATE TRIGGER follow_template_version AFTER INSERT ON public.consultation_template_version FOR EACH ROW EXECUTE FUNCTION follow_template_version();
