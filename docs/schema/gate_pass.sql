create table gate_pass (
  tenant_id integer not null,
  gate_pass_id bigint generated as identity not null,
  hospital_id integer not null,
  fin_year text not null,
  serial_no bigint not null,
  pass_no text not null,
  direction text not null,
  kind text not null,
  party text not null,
  reason text not null,
  due_back date,
  status text default 'Draft'::text not null,
  created_by bigint not null,
  created_by_staff_id bigint,
  created_at timestamp with time zone not null,
  approved_by bigint,
  approved_at timestamp with time zone,
  out_by bigint,
  out_at timestamp with time zone,
  back_by bigint,
  back_at timestamp with time zone,
  closed_by bigint,
  closed_at timestamp with time zone,
  close_reason text,
  constraint gate_pass_approver_is_another CHECK ((approved_by <> created_by)),
  constraint gate_pass_close_reason_check CHECK ((length(close_reason) <= 300)),
  constraint gate_pass_direction_check CHECK ((direction = ANY (ARRAY['Out'::text, 'In'::text]))),
  constraint gate_pass_has_due_day CHECK (((kind = 'Returnable'::text) = (due_back IS NOT NULL))),
  constraint gate_pass_is_approved CHECK (((status = ANY (ARRAY['Draft'::text, 'Cancelled'::text])) OR (approved_by IS NOT NULL))),
  constraint gate_pass_is_sent CHECK (((status = ANY (ARRAY['Draft'::text, 'Approved'::text, 'Cancelled'::text])) OR (out_by IS NOT NULL))),
  constraint gate_pass_kind_check CHECK ((kind = ANY (ARRAY['Returnable'::text, 'NonReturnable'::text]))),
  constraint gate_pass_party_check CHECK (((party <> ''::text) AND (length(party) <= 120))),
  constraint gate_pass_pkey PRIMARY KEY (tenant_id, gate_pass_id),
  constraint gate_pass_reason_check CHECK (((reason <> ''::text) AND (length(reason) <= 300))),
  constraint gate_pass_status_check CHECK ((status = ANY (ARRAY['Draft'::text, 'Approved'::text, 'Out'::text, 'PartlyBack'::text, 'Back'::text, 'Closed'::text, 'Cancelled'::text]))),
  constraint gate_pass_tenant_id_approved_by_fkey FOREIGN KEY (tenant_id, approved_by) REFERENCES app_user(tenant_id, user_id),
  constraint gate_pass_tenant_id_back_by_fkey FOREIGN KEY (tenant_id, back_by) REFERENCES app_user(tenant_id, user_id),
  constraint gate_pass_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES app_user(tenant_id, user_id),
  constraint gate_pass_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint gate_pass_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint gate_pass_tenant_id_hospital_id_fin_year_serial_no_key UNIQUE (tenant_id, hospital_id, fin_year, serial_no),
  constraint gate_pass_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint gate_pass_tenant_id_hospital_id_gate_pass_id_key UNIQUE (tenant_id, hospital_id, gate_pass_id),
  constraint gate_pass_tenant_id_out_by_fkey FOREIGN KEY (tenant_id, out_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX gate_pass_draft ON public.gate_pass USING btree (tenant_id, hospital_id, created_at) WHERE (status = 'Draft'::text);
CREATE INDEX gate_pass_due ON public.gate_pass USING btree (tenant_id, hospital_id, due_back) WHERE (status = ANY (ARRAY['Out'::text, 'PartlyBack'::text]));

create policy own_tenant on gate_pass using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.gate_pass FOR EACH ROW EXECUTE FUNCTION write_audit('gate_pass_id');

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.gate_pass FOR EACH ROW EXECUTE FUNCTION check_store_step();
