create table narrative_addendum (
  tenant_id integer not null,
  narrative_addendum_id bigint generated as identity not null,
  lab_work_id bigint not null,
  kind text not null,
  addendum_text text not null,
  signed_by bigint not null,
  signed_title text not null,
  signed_at timestamp with time zone not null,
  constraint narrative_addendum_addendum_text_check CHECK ((length(addendum_text) >= 10)),
  constraint narrative_addendum_kind_check CHECK ((kind = ANY (ARRAY['Addendum'::text, 'SecondOpinion'::text]))),
  constraint narrative_addendum_pkey PRIMARY KEY (tenant_id, narrative_addendum_id),
  constraint narrative_addendum_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint narrative_addendum_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint narrative_addendum_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX narrative_addendum_by_work ON public.narrative_addendum USING btree (tenant_id, lab_work_id);

create policy own_tenant on narrative_addendum using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER check_narrative_entry BEFORE INSERT ON public.narrative_addendum FOR EACH ROW EXECUTE FUNCTION check_narrative_entry();
