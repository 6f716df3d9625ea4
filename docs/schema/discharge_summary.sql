create table discharge_summary (
  tenant_id integer not null,
  summary_id bigint generated as identity not null,
  admission_id bigint not null,
  version_no integer not null,
  doctor_id bigint not null,
  diagnosis text default ''::text not null,
  history text default ''::text not null,
  findings text default ''::text not null,
  investigations text default ''::text not null,
  treatment text default ''::text not null,
  condition_at_discharge text default ''::text not null,
  advice text default ''::text not null,
  medicines jsonb default '[]'::jsonb not null,
  follow_up_day date,
  amendment_reason text,
  signed_at timestamp with time zone,
  signed_by bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  updated_by bigint not null,
  updated_at timestamp with time zone default now() not null,
  warning_signs text default ''::text not null,
  constraint discharge_summary_check CHECK (((signed_at IS NULL) = (signed_by IS NULL))),
  constraint discharge_summary_check1 CHECK (((version_no = 1) OR (amendment_reason IS NOT NULL))),
  constraint discharge_summary_pkey PRIMARY KEY (tenant_id, summary_id),
  constraint discharge_summary_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint discharge_summary_tenant_id_admission_id_version_no_key UNIQUE (tenant_id, admission_id, version_no),
  constraint discharge_summary_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint discharge_summary_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint discharge_summary_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint discharge_summary_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id),
  constraint discharge_summary_tenant_id_updated_by_fkey FOREIGN KEY (tenant_id, updated_by) REFERENCES app_user(tenant_id, user_id),
  constraint discharge_summary_version_no_check CHECK ((version_no > 0))
);
CREATE UNIQUE INDEX one_summary_draft ON public.discharge_summary USING btree (tenant_id, admission_id) WHERE (signed_at IS NULL);

create policy own_tenant on discharge_summary using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.discharge_summary FOR EACH ROW EXECUTE FUNCTION write_audit('summary_id');

CREATE TRIGGER keep_signed BEFORE UPDATE ON public.discharge_summary FOR EACH ROW WHEN ((old.signed_at IS NOT NULL)) EXECUTE FUNCTION keep_signed_summary();
