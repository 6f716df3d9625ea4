create table lab_report_code (
  tenant_id integer not null,
  lab_report_code_id bigint generated as identity not null,
  lab_report_link_id bigint not null,
  code_hash text not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  wrong_tries integer default 0 not null,
  used_at timestamp with time zone,
  constraint lab_report_code_code_hash_check CHECK ((code_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint lab_report_code_pkey PRIMARY KEY (tenant_id, lab_report_code_id),
  constraint lab_report_code_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_report_code_tenant_id_lab_report_link_id_fkey FOREIGN KEY (tenant_id, lab_report_link_id) REFERENCES lab_report_link(tenant_id, lab_report_link_id),
  constraint lab_report_code_wrong_tries_check CHECK (((wrong_tries >= 0) AND (wrong_tries <= 5)))
);
CREATE INDEX lab_report_code_by_link ON public.lab_report_code USING btree (tenant_id, lab_report_link_id, lab_report_code_id DESC);

create policy own_tenant on lab_report_code using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
