create table analyser_state (
  tenant_id integer not null,
  analyser_id bigint not null,
  last_heard_at timestamp with time zone,
  is_listening boolean default false not null,
  listen_fault text,
  comma_at timestamp with time zone,
  constraint analyser_state_pkey PRIMARY KEY (tenant_id, analyser_id),
  constraint analyser_state_tenant_id_analyser_id_fkey FOREIGN KEY (tenant_id, analyser_id) REFERENCES analyser(tenant_id, analyser_id),
  constraint analyser_state_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on analyser_state using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
