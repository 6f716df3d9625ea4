create table alert_isolate (
  tenant_id integer not null,
  isolate_id bigint not null,
  hospital_id integer not null,
  reasons text not null,
  raised_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  seen_by bigint,
  constraint alert_isolate_check CHECK (((seen_at IS NULL) = (seen_by IS NULL))),
  constraint alert_isolate_pkey PRIMARY KEY (tenant_id, isolate_id),
  constraint alert_isolate_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint alert_isolate_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint alert_isolate_tenant_id_isolate_id_fkey FOREIGN KEY (tenant_id, isolate_id) REFERENCES isolate(tenant_id, isolate_id),
  constraint alert_isolate_tenant_id_seen_by_fkey FOREIGN KEY (tenant_id, seen_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX alert_isolate_by_time ON public.alert_isolate USING btree (tenant_id, hospital_id, raised_at DESC, isolate_id DESC);

create policy own_tenant on alert_isolate using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.alert_isolate FOR EACH ROW EXECUTE FUNCTION write_audit('isolate_id');
