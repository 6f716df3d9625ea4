create table tissue_case (
  tenant_id integer not null,
  specimen_id bigint not null,
  hospital_id integer not null,
  case_no text not null,
  constraint tissue_case_case_no_check CHECK ((case_no ~ '^[0-9]{2}-[0-9]+$'::text)),
  constraint tissue_case_pkey PRIMARY KEY (tenant_id, specimen_id),
  constraint tissue_case_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint tissue_case_tenant_id_hospital_id_case_no_key UNIQUE (tenant_id, hospital_id, case_no),
  constraint tissue_case_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint tissue_case_tenant_id_specimen_id_fkey FOREIGN KEY (tenant_id, specimen_id) REFERENCES specimen(tenant_id, specimen_id)
);

create policy own_tenant on tissue_case using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tissue_case FOR EACH ROW EXECUTE FUNCTION write_audit('specimen_id');
