create table opd_day_end (
  tenant_id integer not null,
  opd_day_end_id bigint generated as identity not null,
  hospital_id integer not null,
  day date not null,
  open_counts jsonb not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint opd_day_end_pkey PRIMARY KEY (tenant_id, opd_day_end_id),
  constraint opd_day_end_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint opd_day_end_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint opd_day_end_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX opd_day_end_by_day ON public.opd_day_end USING btree (tenant_id, hospital_id, day);

create policy own_tenant on opd_day_end using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_day_end FOR EACH ROW EXECUTE FUNCTION write_audit('opd_day_end_id');
