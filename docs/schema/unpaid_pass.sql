create table unpaid_pass (
  tenant_id integer not null,
  clinical_order_id bigint not null,
  hospital_id integer not null,
  ground text not null,
  passed_at timestamp with time zone not null,
  passed_by bigint not null,
  is_open boolean default true not null,
  constraint unpaid_pass_ground_check CHECK ((ground = ANY (ARRAY['Stat'::text, 'Emergency'::text, 'Due'::text, 'Payer'::text, 'Credit'::text, 'Switched off'::text]))),
  constraint unpaid_pass_pkey PRIMARY KEY (tenant_id, clinical_order_id),
  constraint unpaid_pass_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint unpaid_pass_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint unpaid_pass_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint unpaid_pass_tenant_id_passed_by_fkey FOREIGN KEY (tenant_id, passed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX unpaid_pass_open ON public.unpaid_pass USING btree (tenant_id, hospital_id, passed_at) WHERE is_open;

create policy own_tenant on unpaid_pass using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.unpaid_pass FOR EACH ROW EXECUTE FUNCTION write_audit('clinical_order_id');

CREATE TRIGGER judge_unpaid_pass BEFORE INSERT ON public.unpaid_pass FOR EACH ROW EXECUTE FUNCTION judge_unpaid_pass();
