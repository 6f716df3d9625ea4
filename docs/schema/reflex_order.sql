create table reflex_order (
  tenant_id integer not null,
  reflex_order_id bigint generated as identity not null,
  hospital_id integer not null,
  reflex_rule_id bigint not null,
  lab_work_id bigint not null,
  clinical_order_id bigint,
  left_out text,
  added_at timestamp with time zone not null,
  constraint reflex_order_check CHECK (((clinical_order_id IS NULL) = (left_out IS NOT NULL))),
  constraint reflex_order_left_out_check CHECK ((left_out = ANY (ARRAY['AccountClosed'::text, 'NotInUse'::text, 'AskedAlready'::text, 'Warned'::text]))),
  constraint reflex_order_pkey PRIMARY KEY (tenant_id, reflex_order_id),
  constraint reflex_order_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint reflex_order_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint reflex_order_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint reflex_order_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id),
  constraint reflex_order_tenant_id_reflex_rule_id_fkey FOREIGN KEY (tenant_id, reflex_rule_id) REFERENCES reflex_rule(tenant_id, reflex_rule_id)
);
CREATE INDEX reflex_order_by_hospital ON public.reflex_order USING btree (tenant_id, hospital_id, reflex_order_id DESC);
CREATE INDEX reflex_order_by_order ON public.reflex_order USING btree (tenant_id, clinical_order_id) WHERE (clinical_order_id IS NOT NULL);
CREATE INDEX reflex_order_by_rule ON public.reflex_order USING btree (tenant_id, reflex_rule_id);
CREATE INDEX reflex_order_by_work ON public.reflex_order USING btree (tenant_id, lab_work_id);

create policy own_tenant on reflex_order using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER check_reflex_order BEFORE INSERT ON public.reflex_order FOR EACH ROW EXECUTE FUNCTION check_reflex_order();
