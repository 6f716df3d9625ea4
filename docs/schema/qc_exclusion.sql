create table qc_exclusion (
  tenant_id integer not null,
  qc_run_id bigint not null,
  reason text not null,
  excluded_at timestamp with time zone not null,
  excluded_by bigint not null,
  constraint qc_exclusion_pkey PRIMARY KEY (tenant_id, qc_run_id),
  constraint qc_exclusion_reason_check CHECK ((length(reason) >= 5)),
  constraint qc_exclusion_tenant_id_excluded_by_fkey FOREIGN KEY (tenant_id, excluded_by) REFERENCES app_user(tenant_id, user_id),
  constraint qc_exclusion_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint qc_exclusion_tenant_id_qc_run_id_fkey FOREIGN KEY (tenant_id, qc_run_id) REFERENCES qc_run(tenant_id, qc_run_id)
);

create policy own_tenant on qc_exclusion using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.qc_exclusion FOR EACH ROW EXECUTE FUNCTION write_audit('qc_run_id');
