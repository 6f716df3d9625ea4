create table discharge_event (
  tenant_id integer not null,
  event_id bigint generated as identity not null,
  admission_id bigint not null,
  kind text not null,
  reason text,
  uncleared text[] default '{}'::text[] not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint discharge_event_check CHECK (((kind !~~ '%undone'::text) OR (reason IS NOT NULL))),
  constraint discharge_event_kind_check CHECK ((kind = ANY (ARRAY['initiated'::text, 'initiation undone'::text, 'discharged'::text, 'discharge undone'::text]))),
  constraint discharge_event_pkey PRIMARY KEY (tenant_id, event_id),
  constraint discharge_event_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint discharge_event_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint discharge_event_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX discharge_event_by_admission ON public.discharge_event USING btree (tenant_id, admission_id, event_id);

create policy own_tenant on discharge_event using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.discharge_event FOR EACH ROW EXECUTE FUNCTION write_audit('event_id');
