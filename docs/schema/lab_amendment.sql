create table lab_amendment (
  tenant_id integer not null,
  lab_amendment_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_report_id bigint not null,
  order_group_id bigint not null,
  lab_section_id bigint not null,
  lab_work_ids bigint[] not null,
  changes text not null,
  shown text not null,
  amend_reason text not null,
  critical_work_ids bigint[] not null,
  is_two_step boolean not null,
  status text default 'Proposed'::text not null,
  proposed_at timestamp with time zone not null,
  proposed_by bigint not null,
  decided_at timestamp with time zone,
  decided_by bigint,
  decline_reason text,
  signed_report_id bigint,
  constraint lab_amendment_amend_reason_check CHECK ((length(amend_reason) >= 10)),
  constraint lab_amendment_check CHECK (((status = 'Proposed'::text) = (decided_by IS NULL))),
  constraint lab_amendment_check1 CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  constraint lab_amendment_check2 CHECK (((status = 'Declined'::text) = (decline_reason IS NOT NULL))),
  constraint lab_amendment_check3 CHECK (((status = 'Signed'::text) = (signed_report_id IS NOT NULL))),
  constraint lab_amendment_lab_work_ids_check CHECK ((cardinality(lab_work_ids) > 0)),
  constraint lab_amendment_pkey PRIMARY KEY (tenant_id, lab_amendment_id),
  constraint lab_amendment_status_check CHECK ((status = ANY (ARRAY['Proposed'::text, 'Signed'::text, 'Declined'::text]))),
  constraint lab_amendment_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_amendment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_amendment_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_amendment_tenant_id_lab_report_id_fkey FOREIGN KEY (tenant_id, lab_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint lab_amendment_tenant_id_lab_section_id_fkey FOREIGN KEY (tenant_id, lab_section_id) REFERENCES lab_section(tenant_id, lab_section_id),
  constraint lab_amendment_tenant_id_order_group_id_fkey FOREIGN KEY (tenant_id, order_group_id) REFERENCES order_group(tenant_id, order_group_id),
  constraint lab_amendment_tenant_id_proposed_by_fkey FOREIGN KEY (tenant_id, proposed_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_amendment_tenant_id_signed_report_id_fkey FOREIGN KEY (tenant_id, signed_report_id) REFERENCES lab_report(tenant_id, lab_report_id),
  constraint lab_amendment_two_persons CHECK (((NOT is_two_step) OR (status <> 'Signed'::text) OR (decided_by <> proposed_by)))
);
CREATE INDEX lab_amendment_by_hospital ON public.lab_amendment USING btree (tenant_id, hospital_id, status, lab_amendment_id DESC);
CREATE INDEX lab_amendment_by_report ON public.lab_amendment USING btree (tenant_id, lab_report_id);
CREATE INDEX lab_amendment_by_signed ON public.lab_amendment USING btree (tenant_id, signed_report_id) WHERE (signed_report_id IS NOT NULL);
CREATE INDEX lab_amendment_signed_by_group ON public.lab_amendment USING btree (tenant_id, order_group_id) WHERE (status = 'Signed'::text);
CREATE UNIQUE INDEX one_amendment_waits ON public.lab_amendment USING btree (tenant_id, order_group_id, lab_section_id) WHERE (status = 'Proposed'::text);

create policy own_tenant on lab_amendment using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER check_lab_amendment BEFORE UPDATE ON public.lab_amendment FOR EACH ROW EXECUTE FUNCTION check_lab_amendment();
