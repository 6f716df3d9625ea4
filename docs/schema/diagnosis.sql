create table diagnosis (
  tenant_id integer not null,
  diagnosis_id bigint generated as identity not null,
  icd_code text not null,
  diagnosis_name text not null,
  is_active boolean default true not null,
  constraint diagnosis_pkey PRIMARY KEY (tenant_id, diagnosis_id),
  constraint diagnosis_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX diagnosis_icd_code_unique ON public.diagnosis USING btree (tenant_id, lower(icd_code)) WHERE is_active;

create policy own_tenant on diagnosis using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.diagnosis FOR EACH ROW EXECUTE FUNCTION write_audit('diagnosis_id');
