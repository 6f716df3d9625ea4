create table report_view (
  tenant_id integer not null,
  report_view_id bigint generated as identity not null,
  lab_report_id bigint not null,
  viewed_at timestamp with time zone not null,
  viewed_by bigint,
  channel text not null,
  ip text,
  constraint report_view_channel_check CHECK ((channel = ANY (ARRAY['Screen'::text, 'Public'::text]))),
  constraint report_view_check CHECK (((channel = 'Public'::text) = (viewed_by IS NULL))),
  constraint report_view_pkey PRIMARY KEY (tenant_id, report_view_id),
  constraint report_view_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint report_view_tenant_id_lab_report_id_fkey FOREIGN KEY (tenant_id, lab_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint report_view_tenant_id_viewed_by_fkey FOREIGN KEY (tenant_id, viewed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX report_view_by_report ON public.report_view USING btree (tenant_id, lab_report_id, report_view_id DESC);

create policy own_tenant on report_view using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
