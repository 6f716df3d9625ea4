create table antibiotic (
  tenant_id integer not null,
  antibiotic_id bigint generated as identity not null,
  antibiotic_name text not null,
  whonet_code text,
  atc_code text,
  loinc_code text,
  aware_class smallint,
  sequence_no bigint,
  is_active boolean default true not null,
  constraint antibiotic_pkey PRIMARY KEY (tenant_id, antibiotic_id),
  constraint antibiotic_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX antibiotic_name_unique ON public.antibiotic USING btree (tenant_id, lower(antibiotic_name)) WHERE is_active;

create policy own_tenant on antibiotic using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.antibiotic FOR EACH ROW EXECUTE FUNCTION write_audit('antibiotic_id');
