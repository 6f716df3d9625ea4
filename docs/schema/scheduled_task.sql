create table scheduled_task (
  tenant_id integer not null,
  task_name text not null,
  hospital_id integer not null,
  every_kind text not null,
  at_time text not null,
  time_zone text not null,
  next_due_on timestamp with time zone not null,
  last_run_on timestamp with time zone,
  is_active boolean default true not null,
  constraint scheduled_task_at_time_check CHECK ((at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint scheduled_task_every_kind_check CHECK ((every_kind = ANY (ARRAY['Minute'::text, 'Hour'::text, 'Day'::text]))) NOT VALID,
  constraint scheduled_task_pkey PRIMARY KEY (tenant_id, task_name),
  constraint scheduled_task_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint scheduled_task_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX scheduled_task_due ON public.scheduled_task USING btree (next_due_on) WHERE is_active;

create policy own_tenant on scheduled_task using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
