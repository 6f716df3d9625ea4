create table outgoing_message (
  tenant_id integer not null,
  message_id bigint generated as identity not null,
  hospital_id integer not null,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  is_test boolean default false not null,
  state text default 'waiting'::text not null,
  tries integer default 0 not null,
  next_try_at timestamp with time zone default now() not null,
  fault text,
  sent_at timestamp with time zone,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  secret text,
  constraint outgoing_message_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
  constraint outgoing_message_pkey PRIMARY KEY (tenant_id, message_id),
  constraint outgoing_message_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  constraint outgoing_message_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint outgoing_message_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint outgoing_message_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX outgoing_message_by_time ON public.outgoing_message USING btree (tenant_id, hospital_id, created_at DESC);
CREATE INDEX outgoing_message_waiting ON public.outgoing_message USING btree (next_try_at) WHERE (state = 'waiting'::text);

create policy own_tenant on outgoing_message using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
