create table isolate (
  tenant_id integer not null,
  isolate_id bigint generated as identity not null,
  lab_work_id bigint not null,
  repeat_no integer not null,
  isolate_no integer not null,
  organism_id bigint not null,
  growth text,
  is_contaminant boolean default false not null,
  resistance text[] default '{}'::text[] not null,
  is_removed boolean default false not null,
  entered_by bigint not null,
  entered_at timestamp with time zone not null,
  change_reason text,
  constraint isolate_isolate_no_check CHECK ((isolate_no > 0)),
  constraint isolate_pkey PRIMARY KEY (tenant_id, isolate_id),
  constraint isolate_resistance_check CHECK ((resistance <@ ARRAY['ESBL'::text, 'MRSA'::text, 'VRE'::text, 'CRE'::text, 'MDR'::text])),
  constraint isolate_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint isolate_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint isolate_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint isolate_tenant_id_lab_work_id_repeat_no_isolate_no_key UNIQUE (tenant_id, lab_work_id, repeat_no, isolate_no),
  constraint isolate_tenant_id_organism_id_fkey FOREIGN KEY (tenant_id, organism_id) REFERENCES organism(tenant_id, organism_id)
);
CREATE INDEX isolate_by_organism ON public.isolate USING btree (tenant_id, organism_id);

create policy own_tenant on isolate using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.isolate FOR EACH ROW EXECUTE FUNCTION write_audit('isolate_id');

CREATE TRIGGER check_culture_entry BEFORE INSERT OR UPDATE ON public.isolate FOR EACH ROW EXECUTE FUNCTION check_culture_entry();
