create table scheduler (
  tenant_id integer not null,
  schedule_id bigint generated as identity not null,
  schedule_name text not null,
  schedule_time text not null,
  is_active boolean default true not null,
  constraint scheduler_pkey PRIMARY KEY (tenant_id, schedule_id),
  constraint scheduler_schedule_time_check CHECK ((schedule_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint scheduler_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX scheduler_name_unique ON public.scheduler USING btree (tenant_id, lower(schedule_name)) WHERE is_active;

create policy own_tenant on scheduler using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.scheduler FOR EACH ROW EXECUTE FUNCTION write_audit('schedule_id');
