create table custom_report (
  tenant_id integer not null,
  custom_report_id bigint generated as identity not null,
  hospital_id integer not null,
  report_name text not null,
  definition text not null,
  is_shared boolean default false not null,
  created_by bigint not null,
  is_active boolean default true not null,
  constraint custom_report_definition_check CHECK ((definition <> ''::text)),
  constraint custom_report_pkey PRIMARY KEY (tenant_id, custom_report_id),
  constraint custom_report_report_name_check CHECK ((report_name <> ''::text)),
  constraint custom_report_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint custom_report_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint custom_report_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX custom_report_by_hospital ON public.custom_report USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX custom_report_unique ON public.custom_report USING btree (tenant_id, hospital_id, lower(report_name)) WHERE is_active;

create policy own_tenant on custom_report using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.custom_report FOR EACH ROW EXECUTE FUNCTION write_audit('custom_report_id');
