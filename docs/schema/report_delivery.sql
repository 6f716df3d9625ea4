create table report_delivery (
  tenant_id integer not null,
  report_delivery_id bigint generated as identity not null,
  report_schedule_id bigint not null,
  due_on timestamp with time zone not null,
  state text default 'Waiting'::text not null,
  tries integer default 0 not null,
  failure text,
  message_ids bigint[] default '{}'::bigint[] not null,
  constraint report_delivery_pkey PRIMARY KEY (tenant_id, report_delivery_id),
  constraint report_delivery_state_check CHECK ((state = ANY (ARRAY['Waiting'::text, 'Sent'::text, 'NothingToSend'::text, 'Failed'::text, 'OwnerLostRight'::text]))),
  constraint report_delivery_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint report_delivery_tenant_id_report_schedule_id_due_on_key UNIQUE (tenant_id, report_schedule_id, due_on),
  constraint report_delivery_tenant_id_report_schedule_id_fkey FOREIGN KEY (tenant_id, report_schedule_id) REFERENCES report_schedule(tenant_id, report_schedule_id)
);

create policy own_tenant on report_delivery using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
