create table auto_verify_rule (
  tenant_id integer not null,
  auto_verify_rule_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_section_id bigint,
  lab_parameter_id bigint,
  version_no integer not null,
  is_on boolean not null,
  low double precision,
  high double precision,
  age_from_years integer not null,
  age_to_years integer not null,
  control_hours integer not null,
  signed_by bigint not null,
  signed_at timestamp with time zone not null,
  constraint auto_verify_rule_age_from_years_check CHECK ((age_from_years >= 0)),
  constraint auto_verify_rule_check CHECK ((age_to_years >= age_from_years)),
  constraint auto_verify_rule_check1 CHECK (((lab_section_id IS NULL) <> (lab_parameter_id IS NULL))),
  constraint auto_verify_rule_check2 CHECK (((lab_section_id IS NULL) OR ((low IS NULL) AND (high IS NULL)))),
  constraint auto_verify_rule_control_hours_check CHECK (((control_hours >= 1) AND (control_hours <= 168))),
  constraint auto_verify_rule_pkey PRIMARY KEY (tenant_id, auto_verify_rule_id),
  constraint auto_verify_rule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint auto_verify_rule_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint auto_verify_rule_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint auto_verify_rule_tenant_id_lab_section_id_fkey FOREIGN KEY (tenant_id, lab_section_id) REFERENCES lab_section(tenant_id, lab_section_id),
  constraint auto_verify_rule_tenant_id_signed_by_fkey FOREIGN KEY (tenant_id, signed_by) REFERENCES app_user(tenant_id, user_id),
  constraint auto_verify_rule_version_no_check CHECK ((version_no > 0))
);
CREATE UNIQUE INDEX auto_verify_rule_of_parameter ON public.auto_verify_rule USING btree (tenant_id, hospital_id, lab_parameter_id, version_no) WHERE (lab_parameter_id IS NOT NULL);
CREATE UNIQUE INDEX auto_verify_rule_of_section ON public.auto_verify_rule USING btree (tenant_id, hospital_id, lab_section_id, version_no) WHERE (lab_section_id IS NOT NULL);

create policy own_tenant on auto_verify_rule using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.auto_verify_rule FOR EACH ROW EXECUTE FUNCTION write_audit('auto_verify_rule_id');
