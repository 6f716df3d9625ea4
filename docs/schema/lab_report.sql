create table lab_report (
  tenant_id integer not null,
  lab_report_id bigint generated as identity not null,
  hospital_id integer not null,
  fin_year text not null,
  report_no bigint not null,
  version_no integer not null,
  encounter_id bigint not null,
  patient_id bigint not null,
  order_group_id bigint not null,
  lab_section_id bigint not null,
  status text not null,
  verified_by bigint not null,
  verified_at timestamp with time zone not null,
  amend_reason text,
  replaces_report_id bigint,
  content text not null,
  content_sha256 text not null,
  lab_signature_id bigint,
  is_confidential boolean default false not null,
  is_withdrawn boolean default false not null,
  constraint lab_report_amend_reason_check CHECK (((amend_reason IS NULL) OR (length(amend_reason) >= 10))),
  constraint lab_report_check CHECK (((version_no = 1) = (replaces_report_id IS NULL))),
  constraint lab_report_check1 CHECK (((status = 'Amended'::text) = (amend_reason IS NOT NULL))),
  constraint lab_report_content_sha256_check CHECK ((content_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint lab_report_pkey PRIMARY KEY (tenant_id, lab_report_id),
  constraint lab_report_report_no_check CHECK ((report_no > 0)),
  constraint lab_report_signature FOREIGN KEY (tenant_id, lab_signature_id) REFERENCES lab_signature(tenant_id, lab_signature_id) NOT VALID,
  constraint lab_report_status_check CHECK ((status = ANY (ARRAY['Preliminary'::text, 'Final'::text, 'Amended'::text]))),
  constraint lab_report_tenant_id_encounter_id_patient_id_fkey FOREIGN KEY (tenant_id, encounter_id, patient_id) REFERENCES encounter(tenant_id, encounter_id, patient_id) ON UPDATE CASCADE,
  constraint lab_report_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_report_tenant_id_hospital_id_fin_year_report_no_version_key UNIQUE (tenant_id, hospital_id, fin_year, report_no, version_no),
  constraint lab_report_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_report_tenant_id_lab_section_id_fkey FOREIGN KEY (tenant_id, lab_section_id) REFERENCES lab_section(tenant_id, lab_section_id),
  constraint lab_report_tenant_id_order_group_id_fkey FOREIGN KEY (tenant_id, order_group_id) REFERENCES order_group(tenant_id, order_group_id),
  constraint lab_report_tenant_id_order_group_id_lab_section_id_version__key UNIQUE (tenant_id, order_group_id, lab_section_id, version_no),
  constraint lab_report_tenant_id_replaces_report_id_fkey FOREIGN KEY (tenant_id, replaces_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint lab_report_tenant_id_verified_by_fkey FOREIGN KEY (tenant_id, verified_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_report_version_no_check CHECK ((version_no > 0))
);
CREATE INDEX lab_report_by_patient ON public.lab_report USING btree (tenant_id, patient_id, lab_report_id);
CREATE INDEX lab_report_by_time ON public.lab_report USING btree (tenant_id, hospital_id, verified_at DESC, lab_report_id DESC);
CREATE INDEX lab_report_of_signature ON public.lab_report USING btree (tenant_id, lab_signature_id) WHERE (lab_signature_id IS NOT NULL);
CREATE UNIQUE INDEX lab_report_replaced_once ON public.lab_report USING btree (tenant_id, replaces_report_id) WHERE (replaces_report_id IS NOT NULL);
CREATE UNIQUE INDEX one_version_after_another ON public.lab_report USING btree (tenant_id, replaces_report_id) WHERE (replaces_report_id IS NOT NULL);

create policy own_tenant on lab_report using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
