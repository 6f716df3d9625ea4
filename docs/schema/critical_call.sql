create table critical_call (
  tenant_id integer not null,
  critical_call_id bigint generated as identity not null,
  hospital_id integer not null,
  clinical_order_id bigint not null,
  outcome text not null,
  told_to text not null,
  told_by bigint not null,
  told_at timestamp with time zone not null,
  is_read_back boolean not null,
  note text,
  lab_work_id bigint,
  repeat_no integer,
  lab_parameter_id bigint,
  specimen_id bigint,
  lab_call_id bigint,
  constraint critical_call_about CHECK (((specimen_id IS NULL) OR (lab_work_id IS NULL))),
  constraint critical_call_check CHECK (((outcome <> 'Told'::text) OR is_read_back)),
  constraint critical_call_of_lab_call FOREIGN KEY (tenant_id, lab_call_id) REFERENCES lab_call(tenant_id, lab_call_id),
  constraint critical_call_of_parameter FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint critical_call_of_specimen FOREIGN KEY (tenant_id, specimen_id) REFERENCES specimen(tenant_id, specimen_id),
  constraint critical_call_of_work FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint critical_call_outcome_check CHECK ((outcome = ANY (ARRAY['Told'::text, 'NotReached'::text]))),
  constraint critical_call_pkey PRIMARY KEY (tenant_id, critical_call_id),
  constraint critical_call_repeat CHECK (((lab_work_id IS NULL) = (repeat_no IS NULL))),
  constraint critical_call_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint critical_call_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint critical_call_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint critical_call_tenant_id_told_by_fkey FOREIGN KEY (tenant_id, told_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE UNIQUE INDEX critical_call_by_lab_call ON public.critical_call USING btree (tenant_id, lab_call_id) WHERE (lab_call_id IS NOT NULL);
CREATE INDEX critical_call_by_order ON public.critical_call USING btree (tenant_id, clinical_order_id, outcome);
CREATE INDEX critical_call_by_specimen ON public.critical_call USING btree (tenant_id, specimen_id) WHERE (specimen_id IS NOT NULL);
CREATE INDEX critical_call_by_work ON public.critical_call USING btree (tenant_id, lab_work_id) WHERE (lab_work_id IS NOT NULL);

create policy own_tenant on critical_call using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
