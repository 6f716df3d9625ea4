create table approval_request (
  tenant_id integer not null,
  approval_request_id bigint generated as identity not null,
  hospital_id integer,
  kind text not null,
  about jsonb not null,
  subject text not null,
  facts jsonb not null,
  asked jsonb not null,
  reason text not null,
  path text,
  state text default 'asked'::text not null,
  asked_by bigint not null,
  asked_by_staff_id bigint,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decided_by bigint,
  decided_by_staff_id bigint,
  decided_for_staff_id bigint,
  decided_at timestamp with time zone,
  note text,
  used_at timestamp with time zone,
  amount_paise bigint,
  subject_code text,
  subject_params jsonb,
  reason_code text,
  reason_params jsonb,
  constraint another_person_decides CHECK (((decided_by <> asked_by) AND ((decided_by_staff_id IS NULL) OR (asked_by_staff_id IS NULL) OR (decided_by_staff_id <> asked_by_staff_id)) AND ((decided_for_staff_id IS NULL) OR (asked_by_staff_id IS NULL) OR (decided_for_staff_id <> asked_by_staff_id)))),
  constraint approval_request_about_check CHECK ((jsonb_typeof(about) = 'object'::text)),
  constraint approval_request_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint approval_request_check CHECK ((expires_at > asked_at)),
  constraint approval_request_check1 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint approval_request_check2 CHECK (((state <> ALL (ARRAY['approved'::text, 'refused'::text, 'used'::text])) OR (decided_by IS NOT NULL))),
  constraint approval_request_check3 CHECK (((state = 'used'::text) = (used_at IS NOT NULL))),
  constraint approval_request_facts_check CHECK ((jsonb_typeof(facts) = 'array'::text)),
  constraint approval_request_pkey PRIMARY KEY (tenant_id, approval_request_id),
  constraint approval_request_reason_check CHECK ((reason <> ''::text)),
  constraint approval_request_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text, 'used'::text, 'expired'::text]))),
  constraint approval_request_tenant_id_asked_by_fkey FOREIGN KEY (tenant_id, asked_by) REFERENCES app_user(tenant_id, user_id),
  constraint approval_request_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES app_user(tenant_id, user_id),
  constraint approval_request_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint approval_request_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint reason_told CHECK (((reason_code IS NULL) = (reason_params IS NULL))),
  constraint subject_told CHECK (((subject_code IS NULL) = (subject_params IS NULL)))
);
CREATE INDEX approval_request_about ON public.approval_request USING gin (about jsonb_path_ops) WHERE (state = ANY (ARRAY['asked'::text, 'approved'::text]));
CREATE INDEX approval_request_by_time ON public.approval_request USING btree (tenant_id, asked_at DESC);
CREATE UNIQUE INDEX one_waiting_request ON public.approval_request USING btree (tenant_id, kind, about) WHERE (state = 'asked'::text);

create policy own_tenant on approval_request using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.approval_request FOR EACH ROW EXECUTE FUNCTION write_audit('approval_request_id');

CREATE TRIGGER keep_approval_request BEFORE UPDATE ON public.approval_request FOR EACH ROW EXECUTE FUNCTION keep_approval_request();
