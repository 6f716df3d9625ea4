create table reflex_rule (
  tenant_id integer not null,
  reflex_rule_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_parameter_id bigint not null,
  asks_when text not null,
  limit_value double precision,
  lab_test_id bigint not null,
  protocol_text text not null,
  version_no integer not null,
  is_on boolean not null,
  signed_by bigint not null,
  signed_at timestamp with time zone not null,
  constraint reflex_rule_asks_when_check CHECK ((asks_when = ANY (ARRAY['Below'::text, 'Above'::text, 'Abnormal'::text]))),
  constraint reflex_rule_check CHECK (((asks_when = 'Abnormal'::text) = (limit_value IS NULL))),
  constraint reflex_rule_pkey PRIMARY KEY (tenant_id, reflex_rule_id),
  constraint reflex_rule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint reflex_rule_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint reflex_rule_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint reflex_rule_tenant_id_lab_test_id_hospital_id_fkey FOREIGN KEY (tenant_id, lab_test_id, hospital_id) REFERENCES lab_test(tenant_id, lab_test_id, hospital_id),
  constraint reflex_rule_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id),
  constraint reflex_rule_version UNIQUE (tenant_id, hospital_id, lab_parameter_id, lab_test_id, version_no),
  constraint reflex_rule_version_no_check CHECK ((version_no > 0))
);
CREATE INDEX reflex_rule_of_test ON public.reflex_rule USING btree (tenant_id, lab_test_id);

create policy own_tenant on reflex_rule using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.reflex_rule FOR EACH ROW EXECUTE FUNCTION write_audit('reflex_rule_id');
