create table supplier (
  tenant_id integer not null,
  supplier_id bigint generated as identity not null,
  hospital_id integer not null,
  supplier_name text not null,
  gst_kind text not null,
  gst_number text,
  state_code text,
  pan_number text,
  msme_kind text,
  msme_no text,
  activity text,
  payment_days integer,
  return_days_before integer,
  return_days_after integer,
  contact text,
  bank_name text,
  ifsc_code text,
  bank_account_no text,
  changed_at timestamp with time zone,
  is_active boolean default true not null,
  bank_changed_by bigint,
  bank_changed_by_staff_id bigint,
  tax_nature text,
  constraint supplier_activity_check CHECK ((activity = ANY (ARRAY['Maker'::text, 'Service'::text, 'Trader'::text]))),
  constraint supplier_gst_kind_check CHECK ((gst_kind = ANY (ARRAY['Regular'::text, 'Composition'::text, 'Unregistered'::text, 'Sez'::text, 'Import'::text]))),
  constraint supplier_msme_kind_check CHECK ((msme_kind = ANY (ARRAY['Micro'::text, 'Small'::text, 'Medium'::text]))),
  constraint supplier_payment_days_check CHECK ((payment_days >= 0)),
  constraint supplier_pkey PRIMARY KEY (tenant_id, supplier_id),
  constraint supplier_return_days_after_check CHECK ((return_days_after >= 0)),
  constraint supplier_return_days_before_check CHECK ((return_days_before >= 0)),
  constraint supplier_state_code_check CHECK ((state_code ~ '^\d{2}$'::text)),
  constraint supplier_tax_nature CHECK ((tax_nature = ANY (ARRAY['Goods'::text, 'Contract'::text, 'Professional'::text, 'Technical'::text, 'None'::text]))),
  constraint supplier_tenant_id_bank_changed_by_fkey FOREIGN KEY (tenant_id, bank_changed_by) REFERENCES app_user(tenant_id, user_id),
  constraint supplier_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint supplier_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint supplier_tenant_id_hospital_id_supplier_id_key UNIQUE (tenant_id, hospital_id, supplier_id)
);
CREATE INDEX supplier_by_hospital ON public.supplier USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX supplier_unique ON public.supplier USING btree (tenant_id, hospital_id, lower(supplier_name)) WHERE is_active;

create policy own_tenant on supplier using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.supplier FOR EACH ROW EXECUTE FUNCTION write_audit('supplier_id');
