create table quality_target (
  tenant_id integer not null,
  quality_target_id bigint generated as identity not null,
  hospital_id integer not null,
  indicator text not null,
  target numeric,
  alarm numeric,
  owner_id bigint not null,
  changed_at timestamp with time zone default now() not null,
  constraint quality_target_alarm_check CHECK ((alarm >= (0)::numeric)),
  constraint quality_target_indicator_check CHECK ((indicator <> ''::text)),
  constraint quality_target_pkey PRIMARY KEY (tenant_id, quality_target_id),
  constraint quality_target_target_check CHECK ((target >= (0)::numeric)),
  constraint quality_target_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint quality_target_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint quality_target_tenant_id_hospital_id_indicator_key UNIQUE (tenant_id, hospital_id, indicator),
  constraint quality_target_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app_user(tenant_id, user_id)
);

create policy own_tenant on quality_target using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.quality_target FOR EACH ROW EXECUTE FUNCTION write_audit('quality_target_id');
