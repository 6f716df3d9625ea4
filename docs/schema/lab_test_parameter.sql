create table lab_test_parameter (
  tenant_id integer not null,
  lab_test_parameter_id bigint generated as identity not null,
  lab_test_id bigint not null,
  lab_parameter_id bigint not null,
  sequence_no integer not null,
  is_mandatory boolean not null,
  is_active boolean default true not null,
  constraint lab_test_parameter_pkey PRIMARY KEY (tenant_id, lab_test_parameter_id),
  constraint lab_test_parameter_sequence_no_check CHECK ((sequence_no > 0)),
  constraint lab_test_parameter_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_test_parameter_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id),
  constraint lab_test_parameter_tenant_id_lab_test_id_fkey FOREIGN KEY (tenant_id, lab_test_id) REFERENCES lab_test(tenant_id, lab_test_id),
  constraint lab_test_parameter_tenant_id_lab_test_id_lab_parameter_id_key UNIQUE (tenant_id, lab_test_id, lab_parameter_id)
);

create policy own_tenant on lab_test_parameter using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_test_parameter FOR EACH ROW EXECUTE FUNCTION write_audit('lab_test_parameter_id');
