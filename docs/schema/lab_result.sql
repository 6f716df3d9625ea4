create table lab_result (
  tenant_id integer not null,
  lab_result_id bigint generated as identity not null,
  lab_work_id bigint not null,
  lab_parameter_id bigint not null,
  version_no integer not null,
  repeat_no integer not null,
  comparator text default '='::text not null,
  number_value double precision,
  value_text text,
  raw_text text,
  unit text,
  reference_range_id bigint,
  range_text text,
  flag text,
  is_delta boolean default false not null,
  previous_text text,
  previous_at timestamp with time zone,
  source text not null,
  entered_by bigint not null,
  entered_at timestamp with time zone not null,
  change_reason text,
  analyser_message_id bigint,
  analyser_line text,
  ran_at timestamp with time zone,
  remark text,
  analyser_flag text,
  analyser_comment text,
  constraint lab_result_analyser CHECK (((source = 'Analyser'::text) = (analyser_message_id IS NOT NULL))) NOT VALID,
  constraint lab_result_check CHECK (((number_value IS NULL) OR (value_text IS NOT NULL))),
  constraint lab_result_comparator_check CHECK ((comparator = ANY (ARRAY['='::text, '<'::text, '>'::text, '<='::text, '>='::text]))),
  constraint lab_result_flag_check CHECK ((flag = ANY (ARRAY['N'::text, 'L'::text, 'H'::text, 'LL'::text, 'HH'::text, 'A'::text, 'AA'::text]))),
  constraint lab_result_of_message FOREIGN KEY (tenant_id, analyser_message_id) REFERENCES analyser_message(tenant_id, analyser_message_id) NOT VALID,
  constraint lab_result_pkey PRIMARY KEY (tenant_id, lab_result_id),
  constraint lab_result_remark_check CHECK ((remark = ANY (ARRAY['Haemolysed'::text, 'Preliminary'::text]))) NOT VALID,
  constraint lab_result_source_check CHECK ((source = ANY (ARRAY['Typed'::text, 'Formula'::text, 'Analyser'::text, 'Outside'::text]))) NOT VALID,
  constraint lab_result_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_result_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_result_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint lab_result_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint lab_result_tenant_id_lab_work_id_lab_parameter_id_version_n_key UNIQUE (tenant_id, lab_work_id, lab_parameter_id, version_no),
  constraint lab_result_tenant_id_reference_range_id_fkey FOREIGN KEY (tenant_id, reference_range_id) REFERENCES reference_range(tenant_id, reference_range_id),
  constraint lab_result_version_no_check CHECK ((version_no > 0))
);
CREATE INDEX lab_result_by_message ON public.lab_result USING btree (tenant_id, analyser_message_id) WHERE (analyser_message_id IS NOT NULL);
CREATE INDEX lab_result_by_parameter ON public.lab_result USING btree (tenant_id, lab_parameter_id, lab_work_id);
CREATE UNIQUE INDEX lab_result_line_once ON public.lab_result USING btree (tenant_id, lab_work_id, lab_parameter_id, analyser_line);

create policy own_tenant on lab_result using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER check_lab_result BEFORE INSERT ON public.lab_result FOR EACH ROW EXECUTE FUNCTION check_lab_result();
