create table lab_work (
  tenant_id integer not null,
  lab_work_id bigint generated as identity not null,
  hospital_id integer not null,
  clinical_order_id bigint not null,
  encounter_id bigint not null,
  lab_test_id bigint not null,
  specimen_id bigint,
  status text default 'Waiting'::text not null,
  status_at timestamp with time zone not null,
  status_by bigint not null,
  status_reason text,
  is_two_step boolean not null,
  repeat_no integer default 0 not null,
  finished_at timestamp with time zone,
  finished_by bigint,
  verified_at timestamp with time zone,
  verified_by bigint,
  preliminary_at timestamp with time zone,
  preliminary_by bigint,
  preliminary_of bigint,
  performed_by_provider bigint,
  auto_verify_rule_id bigint,
  repeated_at timestamp with time zone,
  member_name text,
  constraint lab_work_by_rule FOREIGN KEY (tenant_id, auto_verify_rule_id) REFERENCES auto_verify_rule(tenant_id, auto_verify_rule_id) NOT VALID,
  constraint lab_work_check CHECK (((status <> ALL (ARRAY['Ready'::text, 'Entered'::text, 'Checked'::text, 'Verified'::text])) OR (specimen_id IS NOT NULL))),
  constraint lab_work_check1 CHECK (((status <> ALL (ARRAY['Checked'::text, 'Verified'::text])) OR ((finished_by IS NOT NULL) AND (finished_at IS NOT NULL)))),
  constraint lab_work_check2 CHECK (((status = 'Verified'::text) = ((verified_by IS NOT NULL) AND (verified_at IS NOT NULL)))),
  constraint lab_work_of_test UNIQUE (tenant_id, clinical_order_id, lab_test_id),
  constraint lab_work_pkey PRIMARY KEY (tenant_id, lab_work_id),
  constraint lab_work_preliminary_by FOREIGN KEY (tenant_id, preliminary_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint lab_work_preliminary_of FOREIGN KEY (tenant_id, preliminary_of) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint lab_work_preliminary_two_persons CHECK (((NOT is_two_step) OR (preliminary_by IS DISTINCT FROM preliminary_of) OR (preliminary_by IS NULL))) NOT VALID,
  constraint lab_work_provider FOREIGN KEY (tenant_id, performed_by_provider) REFERENCES third_party_provider(tenant_id, third_party_provider_id) NOT VALID,
  constraint lab_work_repeat_no_check CHECK ((repeat_no >= 0)),
  constraint lab_work_sent CHECK (((status <> 'Sent'::text) OR (specimen_id IS NOT NULL))) NOT VALID,
  constraint lab_work_status_check CHECK ((status = ANY (ARRAY['Waiting'::text, 'Ready'::text, 'Sent'::text, 'Entered'::text, 'Checked'::text, 'Verified'::text, 'Cancelled'::text]))) NOT VALID,
  constraint lab_work_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint lab_work_tenant_id_finished_by_fkey FOREIGN KEY (tenant_id, finished_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_work_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_work_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_work_tenant_id_lab_test_id_hospital_id_fkey FOREIGN KEY (tenant_id, lab_test_id, hospital_id) REFERENCES lab_test(tenant_id, lab_test_id, hospital_id),
  constraint lab_work_tenant_id_specimen_id_encounter_id_fkey FOREIGN KEY (tenant_id, specimen_id, encounter_id) REFERENCES specimen(tenant_id, specimen_id, encounter_id),
  constraint lab_work_tenant_id_status_by_fkey FOREIGN KEY (tenant_id, status_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_work_tenant_id_verified_by_fkey FOREIGN KEY (tenant_id, verified_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_work_two_persons CHECK (((NOT is_two_step) OR (verified_by IS DISTINCT FROM finished_by) OR (verified_by IS NULL)))
);
CREATE INDEX lab_work_by_provider ON public.lab_work USING btree (tenant_id, performed_by_provider) WHERE (performed_by_provider IS NOT NULL);
CREATE INDEX lab_work_by_specimen ON public.lab_work USING btree (tenant_id, specimen_id);
CREATE INDEX lab_work_of_rule ON public.lab_work USING btree (tenant_id, auto_verify_rule_id) WHERE (auto_verify_rule_id IS NOT NULL);
CREATE INDEX lab_work_open ON public.lab_work USING btree (tenant_id, hospital_id, status, lab_test_id, lab_work_id) WHERE (status = ANY (ARRAY['Ready'::text, 'Entered'::text, 'Checked'::text]));

create policy own_tenant on lab_work using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_work FOR EACH ROW EXECUTE FUNCTION write_audit('lab_work_id');

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.lab_work FOR EACH ROW EXECUTE FUNCTION check_lab_step();

CREATE CONSTRAINT TRIGGER check_verified_narrative AFTER UPDATE OF status ON public.lab_work DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_verified_narrative();

CREATE CONSTRAINT TRIGGER check_verified_work AFTER UPDATE OF status ON public.lab_work DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_verified_work();
