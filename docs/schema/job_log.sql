create table job_log (
  tenant_id integer not null,
  job_log_id bigint generated as identity not null,
  kind text not null,
  started_on timestamp with time zone not null,
  milliseconds integer not null,
  result text not null,
  error text,
  constraint job_log_milliseconds_check CHECK ((milliseconds >= 0)),
  constraint job_log_pkey PRIMARY KEY (tenant_id, job_log_id),
  constraint job_log_result_check CHECK ((result = ANY (ARRAY['done'::text, 'failed'::text, 'dead'::text]))),
  constraint job_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX job_log_by_start ON public.job_log USING btree (tenant_id, started_on);

create policy own_tenant on job_log using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
