create table emergency_issue (
  tenant_id integer not null,
  emergency_issue_id bigint generated as identity not null,
  hospital_id integer not null,
  consumption_id bigint not null,
  patient_id bigint,
  arrival_no text,
  place_kind text not null,
  asked_by_name text not null,
  status text default 'Open'::text not null,
  issued_by bigint not null,
  issued_at timestamp with time zone not null,
  settled_by bigint,
  settled_at timestamp with time zone,
  order_reference text,
  needs_witness boolean not null,
  witnessed_by bigint,
  witnessed_at timestamp with time zone,
  constraint another_person_settles CHECK ((settled_by <> issued_by)),
  constraint another_person_witnesses CHECK ((witnessed_by <> issued_by)),
  constraint emergency_issue_arrival_no_check CHECK ((length(arrival_no) <= 40)),
  constraint emergency_issue_asked_by_name_check CHECK (((asked_by_name <> ''::text) AND (length(asked_by_name) <= 100))),
  constraint emergency_issue_order_reference_check CHECK ((length(order_reference) <= 100)),
  constraint emergency_issue_pkey PRIMARY KEY (tenant_id, emergency_issue_id),
  constraint emergency_issue_place_kind_check CHECK ((place_kind = ANY (ARRAY['Ward'::text, 'Theatre'::text, 'Ambulance'::text]))),
  constraint emergency_issue_status_check CHECK ((status = ANY (ARRAY['Open'::text, 'Settled'::text]))),
  constraint emergency_issue_tenant_id_consumption_id_fkey FOREIGN KEY (tenant_id, consumption_id) REFERENCES stock_consumption(tenant_id, consumption_id),
  constraint emergency_issue_tenant_id_consumption_id_key UNIQUE (tenant_id, consumption_id),
  constraint emergency_issue_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint emergency_issue_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint emergency_issue_tenant_id_issued_by_fkey FOREIGN KEY (tenant_id, issued_by) REFERENCES app_user(tenant_id, user_id),
  constraint emergency_issue_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id),
  constraint emergency_issue_tenant_id_settled_by_fkey FOREIGN KEY (tenant_id, settled_by) REFERENCES app_user(tenant_id, user_id),
  constraint emergency_issue_tenant_id_witnessed_by_fkey FOREIGN KEY (tenant_id, witnessed_by) REFERENCES app_user(tenant_id, user_id),
  constraint issue_names_patient CHECK (((patient_id IS NOT NULL) OR (arrival_no IS NOT NULL))),
  constraint settled_with_witness CHECK (((status = 'Open'::text) OR (NOT needs_witness) OR (witnessed_by IS NOT NULL))),
  constraint settling_is_whole CHECK (((status = 'Settled'::text) = ((settled_by IS NOT NULL) AND (settled_at IS NOT NULL) AND (order_reference IS NOT NULL)))),
  constraint witnessing_is_whole CHECK ((((witnessed_by IS NULL) = (witnessed_at IS NULL)) AND ((witnessed_by IS NULL) OR needs_witness)))
);
CREATE INDEX emergency_issue_by_time ON public.emergency_issue USING btree (tenant_id, hospital_id, issued_at DESC);

create policy own_tenant on emergency_issue using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.emergency_issue FOR EACH ROW EXECUTE FUNCTION write_audit('emergency_issue_id');

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.emergency_issue FOR EACH ROW EXECUTE FUNCTION check_store_step();
