create table prescription_print (
  tenant_id integer not null,
  prescription_print_id bigint generated as identity not null,
  consultation_id bigint not null,
  version integer not null,
  copy_no integer not null,
  printed_by bigint not null,
  printed_at timestamp with time zone not null,
  constraint prescription_print_copy_no_check CHECK ((copy_no >= 0)),
  constraint prescription_print_pkey PRIMARY KEY (tenant_id, prescription_print_id),
  constraint prescription_print_tenant_id_consultation_id_version_copy_n_key UNIQUE (tenant_id, consultation_id, version, copy_no),
  constraint prescription_print_tenant_id_consultation_id_version_fkey FOREIGN KEY (tenant_id, consultation_id, version) REFERENCES consultation_version(tenant_id, consultation_id, version),
  constraint prescription_print_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint prescription_print_tenant_id_printed_by_fkey FOREIGN KEY (tenant_id, printed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX prescription_print_by_user ON public.prescription_print USING btree (tenant_id, printed_by);

create policy own_tenant on prescription_print using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.prescription_print FOR EACH ROW EXECUTE FUNCTION write_audit('prescription_print_id');
