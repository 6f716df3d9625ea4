create table audit_log (
  tenant_id integer not null,
  audit_id bigint generated as identity not null,
  at timestamp with time zone default clock_timestamp() not null,
  hospital_id integer,
  user_id integer,
  ip text,
  request_id text,
  operation text,
  action text not null,
  table_name text not null,
  record_id text not null,
  before jsonb,
  after jsonb,
  constraint audit_log_action_check CHECK ((action = ANY (ARRAY['insert'::text, 'update'::text]))),
  constraint audit_log_pkey PRIMARY KEY (tenant_id, audit_id),
  constraint audit_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX audit_log_by_operation ON public.audit_log USING btree (tenant_id, operation, at DESC, audit_id DESC) INCLUDE (hospital_id);
CREATE INDEX audit_log_by_record ON public.audit_log USING btree (tenant_id, table_name, record_id, at DESC, audit_id DESC);
CREATE INDEX audit_log_by_table ON public.audit_log USING btree (tenant_id, table_name, at DESC, audit_id DESC) INCLUDE (hospital_id);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (tenant_id, at DESC, audit_id DESC) INCLUDE (hospital_id, action);
CREATE INDEX audit_log_by_user ON public.audit_log USING btree (tenant_id, user_id, at DESC, audit_id DESC) INCLUDE (hospital_id);

create policy own_tenant on audit_log using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
