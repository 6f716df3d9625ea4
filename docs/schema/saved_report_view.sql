create table saved_report_view (
  tenant_id integer not null,
  saved_report_view_id bigint generated as identity not null,
  hospital_id integer not null,
  view_name text not null,
  report_menu text not null,
  search text,
  shown_columns text[],
  hidden_columns text[],
  shared_with text not null,
  role_ids integer[],
  is_first boolean default false not null,
  created_by bigint not null,
  is_active boolean default true not null,
  constraint saved_report_view_pkey PRIMARY KEY (tenant_id, saved_report_view_id),
  constraint saved_report_view_shared_with_check CHECK ((shared_with = ANY (ARRAY['Owner'::text, 'Roles'::text, 'Hospital'::text]))),
  constraint saved_report_view_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint saved_report_view_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint saved_report_view_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint saved_report_view_view_name_check CHECK ((view_name <> ''::text))
);
CREATE INDEX saved_report_view_by_report ON public.saved_report_view USING btree (tenant_id, hospital_id, report_menu) WHERE is_active;
CREATE UNIQUE INDEX saved_report_view_unique ON public.saved_report_view USING btree (tenant_id, hospital_id, created_by, report_menu, lower(view_name)) WHERE is_active;

create policy own_tenant on saved_report_view using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.saved_report_view FOR EACH ROW EXECUTE FUNCTION write_audit('saved_report_view_id');
