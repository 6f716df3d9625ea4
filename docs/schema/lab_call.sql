create table lab_call (
  tenant_id integer not null,
  lab_call_id bigint generated as identity not null,
  lab_work_id bigint not null,
  repeat_no integer not null,
  outcome text not null,
  told_name text not null,
  is_read_back boolean not null,
  note text,
  called_at timestamp with time zone not null,
  called_by bigint not null,
  constraint lab_call_check CHECK ((is_read_back OR (outcome = 'NotReached'::text))),
  constraint lab_call_outcome_check CHECK ((outcome = ANY (ARRAY['Reached'::text, 'NotReached'::text]))),
  constraint lab_call_pkey PRIMARY KEY (tenant_id, lab_call_id),
  constraint lab_call_tenant_id_called_by_fkey FOREIGN KEY (tenant_id, called_by) REFERENCES app_user(tenant_id, user_id),
  constraint lab_call_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_call_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id)
);
CREATE INDEX lab_call_by_work ON public.lab_call USING btree (tenant_id, lab_work_id);

create policy own_tenant on lab_call using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER copy_lab_call AFTER INSERT ON public.lab_call FOR EACH ROW EXECUTE FUNCTION copy_lab_call();
