create table bill_payer (
  tenant_id integer not null,
  bill_payer_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  bill_id bigint not null,
  turn_no integer not null,
  association_id bigint not null,
  bill_version_id bigint,
  authorized_paise bigint not null,
  claim_paise bigint not null,
  settled_paise bigint default 0 not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint bill_payer_authorized_paise_check CHECK ((authorized_paise >= 0)),
  constraint bill_payer_check CHECK (((claim_paise >= 0) AND (claim_paise <= authorized_paise))),
  constraint bill_payer_check1 CHECK (((settled_paise >= 0) AND (settled_paise <= claim_paise))),
  constraint bill_payer_pkey PRIMARY KEY (tenant_id, bill_payer_id),
  constraint bill_payer_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint bill_payer_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint bill_payer_tenant_id_bill_id_association_id_key UNIQUE (tenant_id, bill_id, association_id),
  constraint bill_payer_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bill(tenant_id, bill_id),
  constraint bill_payer_tenant_id_bill_id_turn_no_key UNIQUE (tenant_id, bill_id, turn_no),
  constraint bill_payer_tenant_id_bill_version_id_fkey FOREIGN KEY (tenant_id, bill_version_id) REFERENCES bill_version(tenant_id, bill_version_id),
  constraint bill_payer_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint bill_payer_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bill_payer_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint bill_payer_turn_no_check CHECK ((turn_no > 0))
);
CREATE INDEX bill_payer_by_admission ON public.bill_payer USING btree (tenant_id, admission_id) WHERE is_active;
CREATE INDEX bill_payer_by_association ON public.bill_payer USING btree (tenant_id, hospital_id, association_id, bill_id) WHERE is_active;

create policy own_tenant on bill_payer using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bill_payer FOR EACH ROW EXECUTE FUNCTION write_audit('bill_payer_id');

CREATE TRIGGER post_bill_payer AFTER INSERT OR UPDATE ON public.bill_payer FOR EACH ROW WHEN ((new.turn_no > 1)) EXECUTE FUNCTION post_bill_payer();
