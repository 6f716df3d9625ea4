create table analyser (
  tenant_id integer not null,
  analyser_id bigint generated as identity not null,
  hospital_id integer not null,
  analyser_name text not null,
  maker text,
  model text,
  serial_no text,
  lab_section_id bigint not null,
  protocol text not null,
  host text,
  port integer not null,
  character_set text not null,
  is_bidirectional boolean not null,
  qc_pattern text,
  silent_minutes integer not null,
  map jsonb not null,
  responsible_id bigint not null,
  is_active boolean default true not null,
  specimen_place text,
  specimen_trim text default 'Blanks'::text not null,
  code_place text,
  unit_place text,
  status_place text,
  question_place text,
  control_marks text[],
  decimal_comma boolean default false not null,
  constraint analyser_character_set_check CHECK ((character_set = ANY (ARRAY['ascii'::text, 'latin1'::text, 'utf-8'::text]))),
  constraint analyser_pkey PRIMARY KEY (tenant_id, analyser_id),
  constraint analyser_port_check CHECK (((port >= 1024) AND (port <= 65535))),
  constraint analyser_protocol_check CHECK ((protocol = ANY (ARRAY['AstmTcp'::text, 'Hl7Mllp'::text]))),
  constraint analyser_silent_minutes_check CHECK ((silent_minutes > 0)),
  constraint analyser_specimen_trim_check CHECK ((specimen_trim = ANY (ARRAY['Blanks'::text, 'Digits'::text]))),
  constraint analyser_tenant_id_analyser_id_hospital_id_key UNIQUE (tenant_id, analyser_id, hospital_id),
  constraint analyser_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint analyser_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint analyser_tenant_id_lab_section_id_fkey FOREIGN KEY (tenant_id, lab_section_id) REFERENCES lab_section(tenant_id, lab_section_id),
  constraint analyser_tenant_id_responsible_id_fkey FOREIGN KEY (tenant_id, responsible_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX analyser_by_hospital ON public.analyser USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX analyser_port ON public.analyser USING btree (tenant_id, port) WHERE is_active;
CREATE UNIQUE INDEX analyser_unique ON public.analyser USING btree (tenant_id, hospital_id, lower(analyser_name)) WHERE is_active;

create policy own_tenant on analyser using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.analyser FOR EACH ROW EXECUTE FUNCTION write_audit('analyser_id');
