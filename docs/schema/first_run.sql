create table first_run (
  tenant_id integer not null,
  hospital_id integer not null,
  step text not null,
  finished_at timestamp with time zone,
  constraint first_run_pkey PRIMARY KEY (tenant_id),
  constraint first_run_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint first_run_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);

create policy own_tenant on first_run using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.first_run FOR EACH ROW EXECUTE FUNCTION write_audit('tenant_id');
