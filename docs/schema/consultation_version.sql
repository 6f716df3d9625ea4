create table consultation_version (
  tenant_id integer not null,
  consultation_version_id bigint generated as identity not null,
  consultation_id bigint not null,
  version integer not null,
  content jsonb not null,
  signer_id bigint not null,
  signed_by bigint not null,
  signed_at timestamp with time zone not null,
  amend_reason text,
  constraint consultation_version_check CHECK (((version = 1) = (amend_reason IS NULL))),
  constraint consultation_version_pkey PRIMARY KEY (tenant_id, consultation_version_id),
  constraint consultation_version_tenant_id_consultation_id_fkey FOREIGN KEY (tenant_id, consultation_id) REFERENCES consultation(tenant_id, consultation_id),
  constraint consultation_version_tenant_id_consultation_id_version_key UNIQUE (tenant_id, consultation_id, version),
  constraint consultation_version_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultation_version_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id),
  constraint consultation_version_tenant_id_signer_id_fkey FOREIGN KEY (tenant_id, signer_id) REFERENCES staff(tenant_id, staff_id),
  constraint consultation_version_version_check CHECK ((version > 0))
);
CREATE INDEX consultation_version_by_signer ON public.consultation_version USING btree (tenant_id, signer_id, signed_at DESC);
CREATE INDEX consultation_version_by_user ON public.consultation_version USING btree (tenant_id, signed_by);

create policy own_tenant on consultation_version using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.consultation_version FOR EACH ROW EXECUTE FUNCTION write_audit('consultation_version_id');

CREATE TRIGGER follow_version AFTER INSERT ON public.consultation_version FOR EACH ROW EXECUTE FUNCTION follow_version();

CREATE TRIGGER refuse_unknown_template BEFORE INSERT ON public.consultation_version FOR EACH ROW EXECUTE FUNCTION refuse_unknown_template();
