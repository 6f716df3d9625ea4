create table partner_bill_line (
  tenant_id integer not null,
  partner_bill_line_id bigint generated as identity not null,
  partner_bill_id bigint not null,
  line_no integer not null,
  dispatch_no bigint,
  specimen_no text,
  test_code text not null,
  amount_paise bigint not null,
  outsource_line_id bigint,
  verdict text,
  rate_paise bigint,
  expected_paise bigint,
  settled_paise bigint,
  billed_by text,
  refused_at timestamp with time zone,
  refused_by bigint,
  refuse_reason text,
  constraint partner_bill_line_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint partner_bill_line_check CHECK (((dispatch_no IS NOT NULL) OR (specimen_no IS NOT NULL))),
  constraint partner_bill_line_check1 CHECK (((verdict IS NULL) = (expected_paise IS NULL))),
  constraint partner_bill_line_check2 CHECK (((verdict IS NULL) = (settled_paise IS NULL))),
  constraint partner_bill_line_check3 CHECK (((refused_at IS NULL) = (refused_by IS NULL))),
  constraint partner_bill_line_check4 CHECK (((refused_at IS NULL) = (refuse_reason IS NULL))),
  constraint partner_bill_line_check5 CHECK (((refused_at IS NULL) OR ((outsource_line_id IS NULL) AND (verdict IS NOT NULL)))),
  constraint partner_bill_line_expected_paise_check CHECK ((expected_paise >= 0)),
  constraint partner_bill_line_line_no_check CHECK ((line_no > 0)),
  constraint partner_bill_line_pkey PRIMARY KEY (tenant_id, partner_bill_line_id),
  constraint partner_bill_line_rate_paise_check CHECK ((rate_paise >= 0)),
  constraint partner_bill_line_settled_paise_check CHECK ((settled_paise >= 0)),
  constraint partner_bill_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint partner_bill_line_tenant_id_outsource_line_id_fkey FOREIGN KEY (tenant_id, outsource_line_id) REFERENCES outsource_line(tenant_id, outsource_line_id),
  constraint partner_bill_line_tenant_id_partner_bill_id_fkey FOREIGN KEY (tenant_id, partner_bill_id) REFERENCES partner_bill(tenant_id, partner_bill_id),
  constraint partner_bill_line_tenant_id_partner_bill_id_line_no_key UNIQUE (tenant_id, partner_bill_id, line_no),
  constraint partner_bill_line_tenant_id_refused_by_fkey FOREIGN KEY (tenant_id, refused_by) REFERENCES app_user(tenant_id, user_id),
  constraint partner_bill_line_test_code_check CHECK ((test_code <> ''::text)),
  constraint partner_bill_line_verdict_check CHECK ((verdict = ANY (ARRAY['Matched'::text, 'OtherRate'::text, 'NotSent'::text, 'NotReceived'::text, 'BilledTwice'::text])))
);
CREATE UNIQUE INDEX partner_bill_line_once ON public.partner_bill_line USING btree (tenant_id, outsource_line_id) WHERE (outsource_line_id IS NOT NULL);

create policy own_tenant on partner_bill_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.partner_bill_line FOR EACH ROW EXECUTE FUNCTION write_audit('partner_bill_line_id');

CREATE TRIGGER keep_partner_bill_line BEFORE INSERT OR UPDATE ON public.partner_bill_line FOR EACH ROW EXECUTE FUNCTION keep_partner_bill_line();
