create table culture_stage (
  tenant_id integer not null,
  culture_stage_id bigint generated as identity not null,
  lab_work_id bigint not null,
  repeat_no integer not null,
  stage text not null,
  hours integer,
  note text,
  entered_by bigint not null,
  entered_at timestamp with time zone not null,
  change_reason text,
  constraint culture_stage_check CHECK (((stage <> 'NoGrowth'::text) OR (hours IS NOT NULL))),
  constraint culture_stage_check1 CHECK (((stage <> ALL (ARRAY['Gram'::text, 'Note'::text])) OR (note IS NOT NULL))),
  constraint culture_stage_hours_check CHECK (((hours >= 1) AND (hours <= 2000))),
  constraint culture_stage_pkey PRIMARY KEY (tenant_id, culture_stage_id),
  constraint culture_stage_stage_check CHECK ((stage = ANY (ARRAY['Gram'::text, 'NoGrowth'::text, 'Growth'::text, 'Note'::text]))),
  constraint culture_stage_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint culture_stage_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint culture_stage_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id)
);
CREATE INDEX culture_stage_by_work ON public.culture_stage USING btree (tenant_id, lab_work_id);

create policy own_tenant on culture_stage using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER check_culture_entry BEFORE INSERT ON public.culture_stage FOR EACH ROW EXECUTE FUNCTION check_culture_entry();
