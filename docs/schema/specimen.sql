create table specimen (
  tenant_id integer not null,
  specimen_id bigint generated as identity not null,
  hospital_id integer not null,
  specimen_no text not null,
  encounter_id bigint not null,
  patient_id bigint not null,
  specimen_type_id bigint not null,
  lab_container_id bigint not null,
  status text default 'Labelled'::text not null,
  labelled_at timestamp with time zone not null,
  labelled_by bigint not null,
  collected_at timestamp with time zone,
  collected_by bigint,
  identified_by text,
  received_at timestamp with time zone,
  received_by bigint,
  rejected_at timestamp with time zone,
  rejected_by bigint,
  reject_reason text,
  reject_note text,
  conditions text[] default '{}'::text[] not null,
  fasted_hours integer,
  patient_state text,
  parent_specimen_id bigint,
  volume_microlitres bigint,
  storage_place text,
  stored_at timestamp with time zone,
  stored_by bigint,
  discard_on date,
  discarded_at timestamp with time zone,
  discarded_by bigint,
  constraint specimen_check CHECK (((status = 'Labelled'::text) OR ((collected_at IS NOT NULL) AND (collected_by IS NOT NULL) AND (identified_by IS NOT NULL)))),
  constraint specimen_check1 CHECK (((status <> ALL (ARRAY['Received'::text, 'Stored'::text, 'Discarded'::text])) OR ((received_at IS NOT NULL) AND (received_by IS NOT NULL)))),
  constraint specimen_check2 CHECK (((status = 'Rejected'::text) = ((rejected_at IS NOT NULL) AND (rejected_by IS NOT NULL) AND (reject_reason IS NOT NULL)))),
  constraint specimen_conditions_check CHECK ((conditions <@ ARRAY['Haemolysed'::text, 'Icteric'::text, 'Lipaemic'::text, 'Clotted'::text, 'Insufficient'::text, 'Leaking'::text, 'Warm'::text])),
  constraint specimen_discarded CHECK (((status = 'Discarded'::text) = ((discarded_at IS NOT NULL) AND (discarded_by IS NOT NULL)))) NOT VALID,
  constraint specimen_discarded_by FOREIGN KEY (tenant_id, discarded_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint specimen_fasted_hours_check CHECK (((fasted_hours >= 0) AND (fasted_hours <= 72))),
  constraint specimen_identified_by_check CHECK ((identified_by = ANY (ARRAY['Wristband'::text, 'NameAndBirth'::text]))),
  constraint specimen_not_its_own_aliquot CHECK ((parent_specimen_id <> specimen_id)) NOT VALID,
  constraint specimen_parent FOREIGN KEY (tenant_id, parent_specimen_id, encounter_id) REFERENCES specimen(tenant_id, specimen_id, encounter_id) NOT VALID,
  constraint specimen_patient_state_check CHECK ((patient_state = ANY (ARRAY['None'::text, 'Pregnant1'::text, 'Pregnant2'::text, 'Pregnant3'::text, 'Follicular'::text, 'Ovulation'::text, 'Luteal'::text, 'PostMenopause'::text]))),
  constraint specimen_pkey PRIMARY KEY (tenant_id, specimen_id),
  constraint specimen_reject_reason_check CHECK ((reject_reason = ANY (ARRAY['Haemolysed'::text, 'Clotted'::text, 'Insufficient'::text, 'Leaking'::text, 'Unlabelled'::text, 'WrongContainer'::text, 'WrongPatient'::text, 'Old'::text, 'Other'::text]))),
  constraint specimen_specimen_no_check CHECK ((specimen_no ~ '^[0-9]{12}$'::text)),
  constraint specimen_status_check CHECK ((status = ANY (ARRAY['Labelled'::text, 'Collected'::text, 'Received'::text, 'Rejected'::text, 'Stored'::text, 'Discarded'::text]))),
  constraint specimen_stored CHECK (((status <> ALL (ARRAY['Stored'::text, 'Discarded'::text])) OR ((stored_at IS NOT NULL) AND (stored_by IS NOT NULL) AND (discard_on IS NOT NULL)))) NOT VALID,
  constraint specimen_stored_by FOREIGN KEY (tenant_id, stored_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint specimen_tenant_id_collected_by_fkey FOREIGN KEY (tenant_id, collected_by) REFERENCES app_user(tenant_id, user_id),
  constraint specimen_tenant_id_encounter_id_patient_id_fkey FOREIGN KEY (tenant_id, encounter_id, patient_id) REFERENCES encounter(tenant_id, encounter_id, patient_id) ON UPDATE CASCADE,
  constraint specimen_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint specimen_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint specimen_tenant_id_lab_container_id_fkey FOREIGN KEY (tenant_id, lab_container_id) REFERENCES lab_container(tenant_id, lab_container_id),
  constraint specimen_tenant_id_labelled_by_fkey FOREIGN KEY (tenant_id, labelled_by) REFERENCES app_user(tenant_id, user_id),
  constraint specimen_tenant_id_received_by_fkey FOREIGN KEY (tenant_id, received_by) REFERENCES app_user(tenant_id, user_id),
  constraint specimen_tenant_id_rejected_by_fkey FOREIGN KEY (tenant_id, rejected_by) REFERENCES app_user(tenant_id, user_id),
  constraint specimen_tenant_id_specimen_id_encounter_id_key UNIQUE (tenant_id, specimen_id, encounter_id),
  constraint specimen_tenant_id_specimen_no_key UNIQUE (tenant_id, specimen_no),
  constraint specimen_tenant_id_specimen_type_id_fkey FOREIGN KEY (tenant_id, specimen_type_id) REFERENCES specimen_type(tenant_id, specimen_type_id),
  constraint specimen_volume_microlitres_check CHECK ((volume_microlitres > 0))
);
CREATE INDEX specimen_by_encounter ON public.specimen USING btree (tenant_id, encounter_id);
CREATE INDEX specimen_by_label ON public.specimen USING btree (tenant_id, hospital_id, labelled_at DESC);
CREATE INDEX specimen_by_parent ON public.specimen USING btree (tenant_id, parent_specimen_id) WHERE (parent_specimen_id IS NOT NULL);
CREATE INDEX specimen_by_patient ON public.specimen USING btree (tenant_id, patient_id);
CREATE INDEX specimen_by_status ON public.specimen USING btree (tenant_id, hospital_id, status, specimen_id DESC);

create policy own_tenant on specimen using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.specimen FOR EACH ROW EXECUTE FUNCTION write_audit('specimen_id');

CREATE CONSTRAINT TRIGGER check_kept_specimen AFTER INSERT OR UPDATE OF volume_microlitres, status ON public.specimen DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.parent_specimen_id IS NOT NULL) OR (new.volume_microlitres IS NOT NULL) OR (new.status = ANY (ARRAY['Rejected'::text, 'Discarded'::text])))) EXECUTE FUNCTION check_kept_specimen();

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.specimen FOR EACH ROW EXECUTE FUNCTION check_lab_step();
