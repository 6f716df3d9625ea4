create table partner_bill (
  tenant_id integer not null,
  partner_bill_id bigint generated as identity not null,
  hospital_id integer not null,
  third_party_provider_id bigint not null,
  bill_no text not null,
  billed_on date not null,
  status text default 'Open'::text not null,
  entered_at timestamp with time zone not null,
  entered_by bigint not null,
  settled_paise bigint,
  closed_at timestamp with time zone,
  closed_by bigint,
  withdraw_reason text,
  constraint partner_bill_bill_no_check CHECK ((bill_no <> ''::text)),
  constraint partner_bill_check CHECK (((status = 'Open'::text) = (closed_at IS NULL))),
  constraint partner_bill_check1 CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint partner_bill_check2 CHECK (((status = 'Accepted'::text) = (settled_paise IS NOT NULL))),
  constraint partner_bill_check3 CHECK (((status = 'Withdrawn'::text) = (withdraw_reason IS NOT NULL))),
  constraint partner_bill_pkey PRIMARY KEY (tenant_id, partner_bill_id),
  constraint partner_bill_settled_paise_check CHECK ((settled_paise >= 0)),
  constraint partner_bill_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'Accepted'::text, 'Withdrawn'::text]))),
  constraint partner_bill_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES app_user(tenant_id, user_id),
  constraint partner_bill_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint partner_bill_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint partner_bill_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint partner_bill_tenant_id_third_party_provider_id_fkey FOREIGN KEY (tenant_id, third_party_provider_id) REFERENCES third_party_provider(tenant_id, third_party_provider_id)
);
CREATE INDEX partner_bill_by_hospital ON public.partner_bill USING btree (tenant_id, hospital_id, billed_on DESC);
CREATE UNIQUE INDEX partner_bill_no_unique ON public.partner_bill USING btree (tenant_id, third_party_provider_id, lower(bill_no)) WHERE (status <> 'Withdrawn'::text);

create policy own_tenant on partner_bill using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.partner_bill FOR EACH ROW EXECUTE FUNCTION write_audit('partner_bill_id');

CREATE TRIGGER keep_partner_bill BEFORE UPDATE ON public.partner_bill FOR EACH ROW EXECUTE FUNCTION keep_partner_bill();
