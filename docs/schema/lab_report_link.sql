create table lab_report_link (
  tenant_id integer not null,
  lab_report_link_id bigint generated as identity not null,
  lab_report_id bigint not null,
  secret_hash text not null,
  channel text not null,
  public_until timestamp with time zone not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  revoked_by bigint,
  revoked_at timestamp with time zone,
  constraint lab_report_link_channel_check CHECK ((channel = ANY (ARRAY['Message'::text, 'Paper'::text]))),
  constraint lab_report_link_check CHECK ((public_until > created_at)),
  constraint lab_report_link_check1 CHECK (((revoked_by IS NULL) = (revoked_at IS NULL))),
  constraint lab_report_link_pkey PRIMARY KEY (tenant_id, lab_report_link_id),
  constraint lab_report_link_secret_hash_check CHECK ((secret_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint lab_report_link_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_report_link_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_report_link_tenant_id_lab_report_id_fkey FOREIGN KEY (tenant_id, lab_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint lab_report_link_tenant_id_revoked_by_fkey FOREIGN KEY (tenant_id, revoked_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_report_link_tenant_id_secret_hash_key UNIQUE (tenant_id, secret_hash)
);
CREATE INDEX lab_report_link_by_report ON public.lab_report_link USING btree (tenant_id, lab_report_id);

create policy own_tenant on lab_report_link using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_report_link FOR EACH ROW EXECUTE FUNCTION write_audit('lab_report_link_id');
