create table payment_setting (
  tenant_id integer not null,
  payment_id bigint generated as identity not null,
  hospital_id integer not null,
  payment_type text not null,
  api_username text,
  api_publishable_key text,
  paytm_website text,
  paytm_industry_type text,
  api_email text,
  is_demo boolean not null,
  account_no text,
  is_active boolean not null,
  is_selected boolean default false not null,
  constraint payment_setting_check CHECK ((is_active OR (NOT is_selected))),
  constraint payment_setting_pkey PRIMARY KEY (tenant_id, payment_id),
  constraint payment_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint payment_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE UNIQUE INDEX one_selected_payment ON public.payment_setting USING btree (tenant_id, hospital_id) WHERE is_selected;
CREATE UNIQUE INDEX payment_setting_by_type ON public.payment_setting USING btree (tenant_id, hospital_id, lower(payment_type));

create policy own_tenant on payment_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.payment_setting FOR EACH ROW EXECUTE FUNCTION write_audit('payment_id');
