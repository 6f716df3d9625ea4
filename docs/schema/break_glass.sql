create table break_glass (
  tenant_id integer not null,
  break_glass_id bigint generated as identity not null,
  hospital_id integer not null,
  user_id bigint not null,
  patient_id bigint not null,
  reason_kind text not null,
  reason text not null,
  opened_at timestamp with time zone default now() not null,
  ends_at timestamp with time zone not null,
  reviewed_by bigint,
  reviewed_at timestamp with time zone,
  verdict text,
  review_note text,
  constraint break_glass_check CHECK ((ends_at > opened_at)),
  constraint break_glass_check1 CHECK ((((reviewed_by IS NULL) = (verdict IS NULL)) AND ((reviewed_at IS NULL) = (verdict IS NULL)))),
  constraint break_glass_check2 CHECK ((reviewed_by <> user_id)),
  constraint break_glass_once EXCLUDE USING gist (tenant_id WITH =, user_id WITH =, patient_id WITH =, tstzrange(opened_at, ends_at) WITH &&),
  constraint break_glass_pkey PRIMARY KEY (tenant_id, break_glass_id),
  constraint break_glass_reason_kind_check CHECK ((reason_kind = ANY (ARRAY['Emergency'::text, 'On call'::text, 'Handover'::text, 'Billing'::text, 'Other'::text]))),
  constraint break_glass_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint break_glass_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id),
  constraint break_glass_verdict_check CHECK ((verdict = ANY (ARRAY['Justified'::text, 'NotJustified'::text, 'Unclear'::text])))
);
CREATE INDEX break_glass_by_time ON public.break_glass USING btree (tenant_id, opened_at DESC);

create policy own_tenant on break_glass using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.break_glass FOR EACH ROW EXECUTE FUNCTION write_audit('break_glass_id');
