create table narrative (
  tenant_id integer not null,
  narrative_id bigint generated as identity not null,
  lab_work_id bigint not null,
  version_no integer not null,
  repeat_no integer not null,
  sections jsonb not null,
  entered_by bigint not null,
  entered_at timestamp with time zone not null,
  change_reason text,
  constraint narrative_pkey PRIMARY KEY (tenant_id, narrative_id),
  constraint narrative_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint narrative_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint narrative_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint narrative_tenant_id_lab_work_id_version_no_key UNIQUE (tenant_id, lab_work_id, version_no),
  constraint narrative_version_no_check CHECK ((version_no > 0))
);

create policy own_tenant on narrative using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER check_narrative_entry BEFORE INSERT ON public.narrative FOR EACH ROW EXECUTE FUNCTION check_narrative_entry();
