create table qc_action (
  tenant_id integer not null,
  qc_action_id bigint generated as identity not null,
  qc_run_id bigint not null,
  cause text not null,
  correction text not null,
  reviewed_count integer not null,
  acted_at timestamp with time zone not null,
  acted_by bigint not null,
  constraint qc_action_pkey PRIMARY KEY (tenant_id, qc_action_id),
  constraint qc_action_reviewed_count_check CHECK ((reviewed_count >= 0)),
  constraint qc_action_tenant_id_acted_by_fkey FOREIGN KEY (tenant_id, acted_by) REFERENCES app_user(tenant_id, user_id),
  constraint qc_action_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint qc_action_tenant_id_qc_run_id_fkey FOREIGN KEY (tenant_id, qc_run_id) REFERENCES qc_run(tenant_id, qc_run_id)
);
CREATE INDEX qc_action_by_run ON public.qc_action USING btree (tenant_id, qc_run_id);

create policy own_tenant on qc_action using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.qc_action FOR EACH ROW EXECUTE FUNCTION write_audit('qc_action_id');
