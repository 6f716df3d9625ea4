create table clinical_order (
  tenant_id integer not null,
  clinical_order_id bigint generated as identity not null,
  hospital_id integer not null,
  order_group_id bigint not null,
  line_no integer not null,
  encounter_id bigint not null,
  patient_id bigint not null,
  order_kind text not null,
  charge_id bigint,
  order_name text not null,
  quantity_thousandths bigint not null,
  priority text not null,
  order_for timestamp with time zone not null,
  instruction text,
  status text default 'Ordered'::text not null,
  status_at timestamp with time zone not null,
  status_by bigint not null,
  status_reason text,
  held_from text,
  is_entered_in_error boolean default false not null,
  duplicate_of bigint,
  package_part_id bigint,
  package_quantity_thousandths bigint,
  result_summary text,
  is_critical boolean default false not null,
  verified_by bigint,
  acknowledged_by bigint,
  acknowledged_at timestamp with time zone,
  follows_at timestamp with time zone,
  follows_by bigint,
  detail jsonb,
  charge_moment text,
  lead_minutes integer,
  member_names text[],
  order_set_id bigint,
  order_set_version integer,
  approval_state text default 'NotNeeded'::text not null,
  approval_no text,
  approved_paise bigint,
  approval_reason text,
  approval_at timestamp with time zone,
  approval_by bigint,
  is_patient_share boolean default false not null,
  is_service_deficient boolean default false not null,
  replaces_order_id bigint,
  order_series_id bigint,
  is_critical_confidential boolean default false not null,
  result_at timestamp with time zone,
  is_confidential boolean default false not null,
  member_charges bigint[],
  is_dropped boolean default false not null,
  is_taken boolean default false not null,
  constraint clinical_order_approval CHECK ((approval_state = ANY (ARRAY['NotNeeded'::text, 'Needed'::text, 'Asked'::text, 'Approved'::text, 'Refused'::text, 'Overridden'::text]))) NOT VALID,
  constraint clinical_order_approval_at CHECK (((approval_at IS NULL) = (approval_by IS NULL))) NOT VALID,
  constraint clinical_order_approval_by FOREIGN KEY (tenant_id, approval_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint clinical_order_charge CHECK (((charge_id IS NOT NULL) OR (order_kind = ANY (ARRAY['Medicine'::text, 'Diet'::text, 'Nursing'::text])))) NOT VALID,
  constraint clinical_order_charge_moment CHECK ((charge_moment = ANY (ARRAY['Order'::text, 'Start'::text, 'Done'::text]))) NOT VALID,
  constraint clinical_order_check CHECK (((status <> ALL (ARRAY['Cancelled'::text, 'Stopped'::text, 'OnHold'::text])) OR (length(status_reason) >= 5))),
  constraint clinical_order_check1 CHECK (((status = 'OnHold'::text) = (held_from IS NOT NULL))),
  constraint clinical_order_check2 CHECK (((status <> 'Verified'::text) OR (verified_by IS NOT NULL))),
  constraint clinical_order_check3 CHECK (((NOT is_entered_in_error) OR (status = 'Cancelled'::text))),
  constraint clinical_order_check4 CHECK (((package_part_id IS NULL) = (package_quantity_thousandths IS NULL))),
  constraint clinical_order_check5 CHECK (((package_quantity_thousandths >= 1) AND (package_quantity_thousandths <= quantity_thousandths))),
  constraint clinical_order_check6 CHECK (((acknowledged_by IS NULL) = (acknowledged_at IS NULL))),
  constraint clinical_order_follows CHECK (((follows_at IS NULL) = (follows_by IS NULL))) NOT VALID,
  constraint clinical_order_follows_by FOREIGN KEY (tenant_id, follows_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint clinical_order_line_no_check CHECK ((line_no > 0)),
  constraint clinical_order_medicine CHECK (((order_kind <> 'Medicine'::text) OR (((detail ? 'dose'::text) AND (detail ? 'route'::text) AND (detail ? 'frequency'::text)) IS TRUE))) NOT VALID,
  constraint clinical_order_of_set FOREIGN KEY (tenant_id, order_set_id) REFERENCES order_set(tenant_id, order_set_id) NOT VALID,
  constraint clinical_order_order_kind_check CHECK ((order_kind = ANY (ARRAY['Investigation'::text, 'Imaging'::text, 'Procedure'::text, 'Medicine'::text, 'Blood'::text, 'Diet'::text, 'Consult'::text, 'Nursing'::text]))) NOT VALID,
  constraint clinical_order_overridden CHECK (((approval_state <> ALL (ARRAY['Refused'::text, 'Overridden'::text])) OR (length(approval_reason) >= 5))) NOT VALID,
  constraint clinical_order_pkey PRIMARY KEY (tenant_id, clinical_order_id),
  constraint clinical_order_priority_check CHECK ((priority = ANY (ARRAY['Stat'::text, 'Urgent'::text, 'Routine'::text]))),
  constraint clinical_order_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint clinical_order_replaces FOREIGN KEY (tenant_id, replaces_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id) NOT VALID,
  constraint clinical_order_series FOREIGN KEY (tenant_id, order_series_id) REFERENCES order_series(tenant_id, order_series_id) NOT VALID,
  constraint clinical_order_set_version CHECK (((order_set_id IS NULL) = (order_set_version IS NULL))) NOT VALID,
  constraint clinical_order_tenant_id_acknowledged_by_fkey FOREIGN KEY (tenant_id, acknowledged_by) REFERENCES app_user(tenant_id, user_id),
  constraint clinical_order_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint clinical_order_tenant_id_duplicate_of_fkey FOREIGN KEY (tenant_id, duplicate_of) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint clinical_order_tenant_id_encounter_id_patient_id_fkey FOREIGN KEY (tenant_id, encounter_id, patient_id) REFERENCES encounter(tenant_id, encounter_id, patient_id) ON UPDATE CASCADE,
  constraint clinical_order_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint clinical_order_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint clinical_order_tenant_id_order_group_id_fkey FOREIGN KEY (tenant_id, order_group_id) REFERENCES order_group(tenant_id, order_group_id),
  constraint clinical_order_tenant_id_order_group_id_line_no_key UNIQUE (tenant_id, order_group_id, line_no),
  constraint clinical_order_tenant_id_package_part_id_fkey FOREIGN KEY (tenant_id, package_part_id) REFERENCES admission_package_part(tenant_id, admission_package_part_id),
  constraint clinical_order_tenant_id_status_by_fkey FOREIGN KEY (tenant_id, status_by) REFERENCES app_user(tenant_id, user_id),
  constraint clinical_order_tenant_id_verified_by_fkey FOREIGN KEY (tenant_id, verified_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX clinical_order_approvals ON public.clinical_order USING btree (tenant_id, hospital_id, approval_state, order_for) WHERE ((approval_state = ANY (ARRAY['Needed'::text, 'Asked'::text, 'Refused'::text])) AND (status = ANY (ARRAY['Ordered'::text, 'Accepted'::text, 'OnHold'::text])));
CREATE INDEX clinical_order_by_encounter ON public.clinical_order USING btree (tenant_id, encounter_id, clinical_order_id);
CREATE INDEX clinical_order_by_part ON public.clinical_order USING btree (tenant_id, package_part_id) WHERE (package_part_id IS NOT NULL);
CREATE INDEX clinical_order_by_patient ON public.clinical_order USING btree (tenant_id, patient_id, charge_id, clinical_order_id);
CREATE INDEX clinical_order_by_status ON public.clinical_order USING btree (tenant_id, hospital_id, status, status_at DESC, clinical_order_id);
CREATE INDEX clinical_order_critical ON public.clinical_order USING btree (tenant_id, hospital_id, status_at) WHERE (is_critical AND (status = ANY (ARRAY['Done'::text, 'Verified'::text])));
CREATE INDEX clinical_order_newest ON public.clinical_order USING btree (tenant_id, patient_id, clinical_order_id DESC);
CREATE INDEX clinical_order_of_series ON public.clinical_order USING btree (tenant_id, order_series_id) WHERE (order_series_id IS NOT NULL);
CREATE UNIQUE INDEX clinical_order_replaced_once ON public.clinical_order USING btree (tenant_id, replaces_order_id) WHERE (replaces_order_id IS NOT NULL);
CREATE INDEX clinical_order_unseen ON public.clinical_order USING btree (tenant_id, hospital_id, status_at) WHERE ((status = 'Verified'::text) AND (acknowledged_at IS NULL));
CREATE INDEX clinical_order_worklist ON public.clinical_order USING btree (tenant_id, hospital_id, (
CASE priority
    WHEN 'Stat'::text THEN 1
    WHEN 'Urgent'::text THEN 2
    ELSE 3
END), order_for, clinical_order_id) WHERE (status = ANY (ARRAY['Ordered'::text, 'Accepted'::text, 'InProgress'::text]));

create policy own_tenant on clinical_order using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.clinical_order FOR EACH ROW EXECUTE FUNCTION write_audit('clinical_order_id');

CREATE TRIGGER cancel_lab_work AFTER UPDATE OF status ON public.clinical_order FOR EACH ROW WHEN ((new.status = 'Cancelled'::text)) EXECUTE FUNCTION cancel_lab_work();

CREATE CONSTRAINT TRIGGER check_order_of_work AFTER UPDATE OF status ON public.clinical_order DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = 'Verified'::text)) EXECUTE FUNCTION check_order_of_work();

CREATE TRIGGER judge_order_approval BEFORE INSERT ON public.clinical_order FOR EACH ROW WHEN (((new.approval_state = 'NotNeeded'::text) AND (new.charge_id IS NOT NULL))) EXECUTE FUNCTION judge_order_approval();

CREATE TRIGGER keep_critical_confidential BEFORE INSERT OR UPDATE OF is_critical ON public.clinical_order FOR EACH ROW WHEN (new.is_critical) EXECUTE FUNCTION keep_critical_confidential();

CREATE TRIGGER keep_order_confidential BEFORE INSERT ON public.clinical_order FOR EACH ROW WHEN ((new.charge_id IS NOT NULL)) EXECUTE FUNCTION keep_order_confidential();

CREATE TRIGGER keep_result_confidential BEFORE INSERT OR UPDATE OF result_summary ON public.clinical_order FOR EACH ROW EXECUTE FUNCTION keep_result_confidential();

CREATE TRIGGER keep_unpaid_pass_of_order AFTER UPDATE OF status ON public.clinical_order FOR EACH ROW WHEN (((old.status = 'Cancelled'::text) <> (new.status = 'Cancelled'::text))) EXECUTE FUNCTION keep_unpaid_pass_of_order();

CREATE TRIGGER note_order_step AFTER INSERT OR UPDATE OF status ON public.clinical_order FOR EACH ROW EXECUTE FUNCTION note_order_step();
