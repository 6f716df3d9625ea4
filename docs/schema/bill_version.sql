create table bill_version (
  tenant_id integer not null,
  bill_version_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  version_no integer not null,
  association_id bigint not null,
  net_paise bigint not null,
  claimed_paise bigint not null,
  note text,
  status text default 'sent'::text not null,
  confirmed_paise bigint,
  reference_no text,
  reason text,
  answered_on date,
  answered_by bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  withdrawn_from text,
  withdrawn_at timestamp with time zone,
  withdrawn_by bigint,
  withdrawn_reason text,
  withdrawn_transfer_id bigint,
  constraint bill_version_check CHECK (((confirmed_paise >= 1) AND (confirmed_paise <= claimed_paise))),
  constraint bill_version_check1 CHECK (((status <> 'confirmed'::text) OR (confirmed_paise IS NOT NULL))),
  constraint bill_version_check2 CHECK (((status <> ALL (ARRAY['confirmed'::text, 'refused'::text])) OR ((answered_on IS NOT NULL) AND (answered_by IS NOT NULL)))),
  constraint bill_version_claimed_paise_check CHECK ((claimed_paise > 0)),
  constraint bill_version_pkey PRIMARY KEY (tenant_id, bill_version_id),
  constraint bill_version_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'confirmed'::text, 'refused'::text, 'superseded'::text, 'withdrawn'::text]))),
  constraint bill_version_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint bill_version_tenant_id_admission_id_version_no_key UNIQUE (tenant_id, admission_id, version_no),
  constraint bill_version_tenant_id_answered_by_fkey FOREIGN KEY (tenant_id, answered_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_version_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint bill_version_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_version_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bill_version_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint bill_version_tenant_id_withdrawn_by_fkey FOREIGN KEY (tenant_id, withdrawn_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_version_tenant_id_withdrawn_transfer_id_fkey FOREIGN KEY (tenant_id, withdrawn_transfer_id) REFERENCES tpa_transfer(tenant_id, tpa_transfer_id),
  constraint bill_version_version_no_check CHECK ((version_no > 0)),
  constraint bill_version_withdrawn CHECK (((num_nonnulls(withdrawn_from, withdrawn_at, withdrawn_by, withdrawn_reason) =
CASE status
    WHEN 'withdrawn'::text THEN 4
    ELSE 0
END) AND ((status = 'withdrawn'::text) OR (withdrawn_transfer_id IS NULL)))),
  constraint bill_version_withdrawn_from_check CHECK ((withdrawn_from = ANY (ARRAY['sent'::text, 'confirmed'::text])))
);
CREATE INDEX bill_version_by_transfer ON public.bill_version USING btree (tenant_id, withdrawn_transfer_id) WHERE (withdrawn_transfer_id IS NOT NULL);
CREATE UNIQUE INDEX one_standing_version ON public.bill_version USING btree (tenant_id, admission_id, association_id) WHERE (status = ANY (ARRAY['sent'::text, 'confirmed'::text]));

create policy own_tenant on bill_version using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bill_version FOR EACH ROW EXECUTE FUNCTION write_audit('bill_version_id');
