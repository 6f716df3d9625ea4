create table tpa_time_limit (
  tenant_id integer not null,
  association_id bigint not null,
  pre_minutes integer not null,
  discharge_minutes integer not null,
  constraint tpa_time_limit_discharge_minutes_check CHECK ((discharge_minutes > 0)),
  constraint tpa_time_limit_pkey PRIMARY KEY (tenant_id, association_id),
  constraint tpa_time_limit_pre_minutes_check CHECK ((pre_minutes > 0)),
  constraint tpa_time_limit_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint tpa_time_limit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on tpa_time_limit using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tpa_time_limit FOR EACH ROW EXECUTE FUNCTION write_audit('association_id');
