create table report_run (
  tenant_id integer not null,
  report_run_id bigint generated as identity not null,
  hospital_id integer not null,
  part text not null,
  run_by integer not null,
  role_id integer not null,
  started_at timestamp with time zone default now() not null,
  milliseconds integer not null,
  row_count integer,
  filters jsonb default '[]'::jsonb not null,
  exported_as text,
  reason text,
  state text not null,
  failure text,
  report_delivery_id bigint,
  file_id bigint,
  expires_at timestamp with time zone,
  made_for bigint[],
  constraint report_run_check CHECK (((state = 'Done'::text) = (row_count IS NOT NULL))),
  constraint report_run_check1 CHECK (((reason IS NULL) OR (exported_as IS NOT NULL))),
  constraint report_run_delivery FOREIGN KEY (tenant_id, report_delivery_id) REFERENCES report_delivery(tenant_id, report_delivery_id) NOT VALID,
  constraint report_run_exported_as_check CHECK ((exported_as = ANY (ARRAY['copy'::text, 'xlsx'::text, 'csv'::text, 'pdf'::text, 'print'::text]))),
  constraint report_run_file FOREIGN KEY (tenant_id, file_id) REFERENCES stored_file(tenant_id, file_id) ON DELETE SET NULL (file_id) NOT VALID,
  constraint report_run_milliseconds_check CHECK ((milliseconds >= 0)),
  constraint report_run_pkey PRIMARY KEY (tenant_id, report_run_id),
  constraint report_run_reason_check CHECK ((reason <> ''::text)),
  constraint report_run_row_count_check CHECK ((row_count >= 0)),
  constraint report_run_state_check CHECK ((state = ANY (ARRAY['Done'::text, 'Failed'::text, 'Stopped'::text]))),
  constraint report_run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint report_run_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint report_run_tenant_id_run_by_fkey FOREIGN KEY (tenant_id, run_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX report_run_by_age ON public.report_run USING btree (tenant_id, started_at);
CREATE INDEX report_run_by_delivery ON public.report_run USING btree (tenant_id, report_delivery_id) WHERE (report_delivery_id IS NOT NULL);
CREATE INDEX report_run_by_file ON public.report_run USING btree (tenant_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX report_run_by_start ON public.report_run USING btree (tenant_id, hospital_id, started_at);

create policy own_tenant on report_run using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
