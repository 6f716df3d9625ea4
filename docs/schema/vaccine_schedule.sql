create table vaccine_schedule (
  tenant_id integer not null,
  vaccine_schedule_id bigint generated as identity not null,
  schedule_name text not null,
  country text not null,
  version integer not null,
  source_note text not null,
  lines jsonb not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint vaccine_schedule_lines_check CHECK (((jsonb_typeof(lines) = 'array'::text) AND (jsonb_array_length(lines) > 0))),
  constraint vaccine_schedule_pkey PRIMARY KEY (tenant_id, vaccine_schedule_id),
  constraint vaccine_schedule_schedule_name_check CHECK ((schedule_name <> ''::text)),
  constraint vaccine_schedule_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint vaccine_schedule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint vaccine_schedule_version_check CHECK ((version > 0))
);
CREATE INDEX vaccine_schedule_by_user ON public.vaccine_schedule USING btree (tenant_id, created_by);
CREATE UNIQUE INDEX vaccine_schedule_newest ON public.vaccine_schedule USING btree (tenant_id, lower(schedule_name)) WHERE is_active;
CREATE UNIQUE INDEX vaccine_schedule_version ON public.vaccine_schedule USING btree (tenant_id, lower(schedule_name), version);

create policy own_tenant on vaccine_schedule using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.vaccine_schedule FOR EACH ROW EXECUTE FUNCTION write_audit('vaccine_schedule_id');
