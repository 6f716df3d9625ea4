create table refund_due (
  tenant_id integer not null,
  service_charge_id bigint not null,
  hospital_id integer not null,
  clinical_order_id bigint not null,
  quantity_thousandths bigint not null,
  reason text not null,
  owed_at timestamp with time zone not null,
  owed_by bigint not null,
  settled_at timestamp with time zone,
  back_before_thousandths bigint default 0 not null,
  constraint refund_due_back_before_thousandths_check CHECK ((back_before_thousandths >= 0)),
  constraint refund_due_pkey PRIMARY KEY (tenant_id, service_charge_id),
  constraint refund_due_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint refund_due_reason_check CHECK ((length(reason) >= 5)),
  constraint refund_due_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint refund_due_tenant_id_clinical_order_id_key UNIQUE (tenant_id, clinical_order_id),
  constraint refund_due_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint refund_due_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint refund_due_tenant_id_owed_by_fkey FOREIGN KEY (tenant_id, owed_by) REFERENCES app_user(tenant_id, user_id),
  constraint refund_due_tenant_id_service_charge_id_fkey FOREIGN KEY (tenant_id, service_charge_id) REFERENCES service_charge(tenant_id, service_charge_id)
);
CREATE INDEX refund_due_open ON public.refund_due USING btree (tenant_id, hospital_id, owed_at) WHERE (settled_at IS NULL);

create policy own_tenant on refund_due using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.refund_due FOR EACH ROW EXECUTE FUNCTION write_audit('service_charge_id');
