create table supplier_licence (
  tenant_id integer not null,
  supplier_id bigint not null,
  line_no integer not null,
  form text not null,
  licence_no text not null,
  fee_paid_until date not null,
  state text not null,
  is_active boolean default true not null,
  constraint supplier_licence_form_check CHECK ((form = ANY (ARRAY['20B'::text, '21B'::text, '20G'::text, '25'::text, '28'::text]))),
  constraint supplier_licence_licence_no_check CHECK ((licence_no <> ''::text)),
  constraint supplier_licence_pkey PRIMARY KEY (tenant_id, supplier_id, line_no),
  constraint supplier_licence_state_check CHECK ((state = ANY (ARRAY['Valid'::text, 'Suspended'::text, 'Cancelled'::text]))),
  constraint supplier_licence_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint supplier_licence_tenant_id_supplier_id_fkey FOREIGN KEY (tenant_id, supplier_id) REFERENCES supplier(tenant_id, supplier_id)
);

create policy own_tenant on supplier_licence using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.supplier_licence FOR EACH ROW EXECUTE FUNCTION write_audit('supplier_id');
