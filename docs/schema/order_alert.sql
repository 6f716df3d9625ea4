create table order_alert (
  tenant_id integer not null,
  order_alert_id bigint generated as identity not null,
  clinical_order_id bigint not null,
  alert_kind text not null,
  severity text not null,
  about text not null,
  earlier_order_id bigint,
  signed_by bigint not null,
  signed_at timestamp with time zone not null,
  override_reason text,
  constraint order_alert_alert_kind_check CHECK ((alert_kind = ANY (ARRAY['Allergy'::text, 'DuplicateOrder'::text, 'DuplicateTherapy'::text, 'Sex'::text, 'Age'::text]))),
  constraint order_alert_check CHECK (((severity <> 'Stop'::text) OR (COALESCE(length(TRIM(BOTH FROM override_reason)), 0) >= 5))),
  constraint order_alert_pkey PRIMARY KEY (tenant_id, order_alert_id),
  constraint order_alert_severity_check CHECK ((severity = ANY (ARRAY['Stop'::text, 'Warn'::text, 'Note'::text]))),
  constraint order_alert_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint order_alert_tenant_id_earlier_order_id_fkey FOREIGN KEY (tenant_id, earlier_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint order_alert_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_alert_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX order_alert_by_earlier ON public.order_alert USING btree (tenant_id, earlier_order_id) WHERE (earlier_order_id IS NOT NULL);
CREATE INDEX order_alert_by_order ON public.order_alert USING btree (tenant_id, clinical_order_id);
CREATE INDEX order_alert_by_user ON public.order_alert USING btree (tenant_id, signed_by);

create policy own_tenant on order_alert using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
