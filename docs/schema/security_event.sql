create table security_event (
  tenant_id integer not null,
  event_id bigint generated as identity not null,
  at timestamp with time zone default clock_timestamp() not null,
  kind text not null,
  user_id bigint,
  by_user_id bigint,
  ip text,
  agent text,
  result text default ''::text not null,
  constraint security_event_kind_check CHECK ((kind = ANY (ARRAY['log-in'::text, 'failure'::text, 'lock'::text, 'log-out'::text, 'factor added'::text, 'factor removed'::text, 'factor lost'::text, 'factor refused'::text, 'step-up'::text, 'password changed'::text, 'rights changed'::text, 'policy changed'::text, 'session ended'::text, 'new device'::text, 'token made'::text, 'export'::text, 'break-glass'::text, 'key changed'::text, 'wall hit'::text]))),
  constraint security_event_pkey PRIMARY KEY (tenant_id, event_id),
  constraint security_event_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX security_event_by_kind ON public.security_event USING btree (tenant_id, kind, at DESC);
CREATE INDEX security_event_by_time ON public.security_event USING btree (tenant_id, at DESC);
CREATE INDEX security_event_by_user ON public.security_event USING btree (tenant_id, user_id, at DESC);

create policy own_tenant on security_event using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
