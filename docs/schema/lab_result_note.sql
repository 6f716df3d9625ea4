create table lab_result_note (
  tenant_id integer not null,
  lab_result_note_id bigint generated as identity not null,
  lab_work_id bigint not null,
  lab_parameter_id bigint not null,
  repeat_no integer not null,
  note text,
  noted_at timestamp with time zone not null,
  noted_by bigint not null,
  constraint lab_result_note_note_check CHECK ((note <> ''::text)),
  constraint lab_result_note_pkey PRIMARY KEY (tenant_id, lab_result_note_id),
  constraint lab_result_note_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_result_note_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint lab_result_note_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint lab_result_note_tenant_id_noted_by_fkey FOREIGN KEY (tenant_id, noted_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX lab_result_note_by_work ON public.lab_result_note USING btree (tenant_id, lab_work_id, lab_parameter_id);

create policy own_tenant on lab_result_note using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
