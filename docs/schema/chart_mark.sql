create table chart_mark (
  tenant_id integer not null,
  chart_mark_id bigint generated as identity not null,
  patient_id bigint not null,
  kind text not null,
  reason text not null,
  marked_by bigint not null,
  marked_at timestamp with time zone default now() not null,
  ended_by bigint,
  ended_at timestamp with time zone,
  end_reason text,
  constraint chart_mark_check CHECK ((((ended_at IS NULL) = (ended_by IS NULL)) AND ((ended_at IS NULL) = (end_reason IS NULL)))),
  constraint chart_mark_check1 CHECK ((ended_at >= marked_at)),
  constraint chart_mark_kind_check CHECK ((kind = ANY (ARRAY['VIP'::text, 'Staff'::text, 'HIV'::text, 'Psychiatry'::text, 'MTP'::text, 'MLC'::text, 'Minor'::text, 'Other'::text]))),
  constraint chart_mark_pkey PRIMARY KEY (tenant_id, chart_mark_id),
  constraint chart_mark_reason_check CHECK ((reason <> ''::text)),
  constraint chart_mark_tenant_id_ended_by_fkey FOREIGN KEY (tenant_id, ended_by) REFERENCES app_user(tenant_id, user_id),
  constraint chart_mark_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint chart_mark_tenant_id_marked_by_fkey FOREIGN KEY (tenant_id, marked_by) REFERENCES app_user(tenant_id, user_id),
  constraint chart_mark_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id)
);
CREATE UNIQUE INDEX chart_mark_once ON public.chart_mark USING btree (tenant_id, patient_id) WHERE (ended_at IS NULL);

create policy own_tenant on chart_mark using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.chart_mark FOR EACH ROW EXECUTE FUNCTION write_audit('chart_mark_id');
