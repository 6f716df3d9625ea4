create table order_event (
  tenant_id integer not null,
  order_event_id bigint generated as identity not null,
  clinical_order_id bigint not null,
  from_status text,
  to_status text not null,
  event_at timestamp with time zone not null,
  event_by bigint not null,
  reason text,
  constraint order_event_pkey PRIMARY KEY (tenant_id, order_event_id),
  constraint order_event_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint order_event_tenant_id_event_by_fkey FOREIGN KEY (tenant_id, event_by) REFERENCES app_user(tenant_id, user_id),
  constraint order_event_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX order_event_by_order ON public.order_event USING btree (tenant_id, clinical_order_id, order_event_id);

create policy own_tenant on order_event using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
