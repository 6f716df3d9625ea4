create table tpa_authorization (
  tenant_id integer not null,
  tpa_authorization_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  association_id bigint not null,
  insurance_id bigint,
  kind text not null,
  status text default 'asked'::text not null,
  asked_at timestamp with time zone not null,
  asked_paise bigint not null,
  limit_minutes integer not null,
  answered_at timestamp with time zone,
  approved_paise bigint,
  reference_no text,
  remark text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint tpa_authorization_approved_paise_check CHECK ((approved_paise >= 0)),
  constraint tpa_authorization_asked_paise_check CHECK ((asked_paise > 0)),
  constraint tpa_authorization_check CHECK (((answered_at IS NOT NULL) = (status = ANY (ARRAY['approved'::text, 'partly'::text, 'denied'::text])))),
  constraint tpa_authorization_check1 CHECK ((answered_at >= asked_at)),
  constraint tpa_authorization_kind_check CHECK ((kind = ANY (ARRAY['pre'::text, 'discharge'::text]))),
  constraint tpa_authorization_limit_minutes_check CHECK ((limit_minutes > 0)),
  constraint tpa_authorization_pkey PRIMARY KEY (tenant_id, tpa_authorization_id),
  constraint tpa_authorization_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'query'::text, 'approved'::text, 'partly'::text, 'denied'::text]))),
  constraint tpa_authorization_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint tpa_authorization_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint tpa_authorization_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint tpa_authorization_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint tpa_authorization_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint tpa_authorization_tenant_id_insurance_id_fkey FOREIGN KEY (tenant_id, insurance_id) REFERENCES insurance(tenant_id, insurance_id)
);
CREATE UNIQUE INDEX one_open_authorization ON public.tpa_authorization USING btree (tenant_id, admission_id, kind) WHERE (answered_at IS NULL);
CREATE INDEX tpa_authorization_by_admission ON public.tpa_authorization USING btree (tenant_id, admission_id);
CREATE INDEX tpa_authorization_open ON public.tpa_authorization USING btree (tenant_id, hospital_id, asked_at) WHERE (answered_at IS NULL);

create policy own_tenant on tpa_authorization using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tpa_authorization FOR EACH ROW EXECUTE FUNCTION write_audit('tpa_authorization_id');
