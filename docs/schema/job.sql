create table job (
  tenant_id integer not null,
  job_id bigint generated as identity not null,
  kind text not null,
  job_key text,
  payload jsonb default '{}'::jsonb not null,
  run_at timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  held_by uuid,
  held_until timestamp with time zone,
  last_error text,
  dead_since timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint job_payload_numbers CHECK ((NOT jsonb_path_exists(payload, '$.*?(@.type() != "number")'::jsonpath))),
  constraint job_pkey PRIMARY KEY (tenant_id, job_id),
  constraint job_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX job_held ON public.job USING btree (tenant_id, kind) WHERE (held_by IS NOT NULL);
CREATE INDEX job_in_line ON public.job USING btree (tenant_id, kind, run_at, job_id) WHERE (dead_since IS NULL);
CREATE UNIQUE INDEX job_once ON public.job USING btree (tenant_id, kind, job_key) WHERE ((held_by IS NULL) AND (dead_since IS NULL));

create policy own_tenant on job using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER tell_of_job AFTER INSERT ON public.job FOR EACH STATEMENT EXECUTE FUNCTION tell_of_job();
