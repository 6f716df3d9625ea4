create table indent (
  tenant_id integer not null,
  indent_id bigint generated as identity not null,
  hospital_id integer not null,
  fin_year text not null,
  indent_no bigint not null,
  from_store_id bigint not null,
  to_store_id bigint not null,
  priority text not null,
  note text,
  status text default 'Asked'::text not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  ended_by bigint,
  ended_at timestamp with time zone,
  end_reason text,
  constraint indent_end_is_whole CHECK (((status = ANY (ARRAY['Closed'::text, 'Refused'::text, 'Cancelled'::text])) = (end_reason IS NOT NULL))),
  constraint indent_end_reason_check CHECK ((length(end_reason) <= 300)),
  constraint indent_note_check CHECK ((length(note) <= 300)),
  constraint indent_of_another_store CHECK ((from_store_id <> to_store_id)),
  constraint indent_pkey PRIMARY KEY (tenant_id, indent_id),
  constraint indent_priority_check CHECK ((priority = ANY (ARRAY['Routine'::text, 'Urgent'::text, 'Stat'::text]))),
  constraint indent_status_check CHECK ((status = ANY (ARRAY['Asked'::text, 'PartlyIssued'::text, 'Issued'::text, 'Closed'::text, 'Refused'::text, 'Cancelled'::text]))),
  constraint indent_tenant_id_asked_by_fkey FOREIGN KEY (tenant_id, asked_by) REFERENCES app_user(tenant_id, user_id),
  constraint indent_tenant_id_ended_by_fkey FOREIGN KEY (tenant_id, ended_by) REFERENCES app_user(tenant_id, user_id),
  constraint indent_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint indent_tenant_id_hospital_id_fin_year_indent_no_key UNIQUE (tenant_id, hospital_id, fin_year, indent_no),
  constraint indent_tenant_id_hospital_id_from_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, from_store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint indent_tenant_id_hospital_id_indent_id_key UNIQUE (tenant_id, hospital_id, indent_id),
  constraint indent_tenant_id_hospital_id_to_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, to_store_id) REFERENCES store(tenant_id, hospital_id, store_id)
);
CREATE INDEX indent_by_time ON public.indent USING btree (tenant_id, hospital_id, asked_at DESC);
CREATE INDEX indent_open ON public.indent USING btree (tenant_id, hospital_id, to_store_id, asked_at) WHERE (status = ANY (ARRAY['Asked'::text, 'PartlyIssued'::text]));

create policy own_tenant on indent using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.indent FOR EACH ROW EXECUTE FUNCTION write_audit('indent_id');

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.indent FOR EACH ROW EXECUTE FUNCTION check_store_step();
