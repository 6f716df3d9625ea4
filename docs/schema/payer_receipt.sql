create table payer_receipt (
  tenant_id integer not null,
  receipt_id bigint generated as identity not null,
  hospital_id integer not null,
  association_id bigint not null,
  fin_year text not null,
  receipt_no bigint not null,
  received_on date not null,
  mode text not null,
  reference text not null,
  note text,
  is_active boolean default true not null,
  cancelled_at timestamp with time zone,
  cancelled_by bigint,
  cancel_reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  day_closing_id bigint,
  backdate_reason text,
  constraint payer_receipt_check CHECK (((is_active = (cancelled_at IS NULL)) AND (is_active OR (cancel_reason IS NOT NULL)))),
  constraint payer_receipt_mode_check CHECK ((mode = ANY (ARRAY['NEFT'::text, 'Cheque'::text]))),
  constraint payer_receipt_pkey PRIMARY KEY (tenant_id, receipt_id),
  constraint payer_receipt_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint payer_receipt_tenant_id_cancelled_by_fkey FOREIGN KEY (tenant_id, cancelled_by) REFERENCES app_user(tenant_id, user_id),
  constraint payer_receipt_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint payer_receipt_tenant_id_day_closing_id_fkey FOREIGN KEY (tenant_id, day_closing_id) REFERENCES day_closing(tenant_id, day_closing_id),
  constraint payer_receipt_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint payer_receipt_tenant_id_hospital_id_fin_year_receipt_no_key UNIQUE (tenant_id, hospital_id, fin_year, receipt_no),
  constraint payer_receipt_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX payer_receipt_by_closing ON public.payer_receipt USING btree (tenant_id, day_closing_id) WHERE (day_closing_id IS NOT NULL);
CREATE INDEX payer_receipt_by_day ON public.payer_receipt USING btree (tenant_id, hospital_id, received_on DESC, receipt_id DESC);
CREATE INDEX payer_receipt_unclosed ON public.payer_receipt USING btree (tenant_id, hospital_id, created_by, created_at) WHERE ((day_closing_id IS NULL) AND is_active);

create policy own_tenant on payer_receipt using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.payer_receipt FOR EACH ROW EXECUTE FUNCTION write_audit('receipt_id');
