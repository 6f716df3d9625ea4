create table qc_material (
  tenant_id integer not null,
  qc_material_id bigint generated as identity not null,
  hospital_id integer not null,
  material_name text not null,
  maker text,
  level integer not null,
  lot_no text not null,
  sample_code text,
  expiry date not null,
  is_active boolean default true not null,
  constraint qc_material_level_check CHECK (((level >= 1) AND (level <= 9))),
  constraint qc_material_pkey PRIMARY KEY (tenant_id, qc_material_id),
  constraint qc_material_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint qc_material_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint qc_material_tenant_id_qc_material_id_hospital_id_key UNIQUE (tenant_id, qc_material_id, hospital_id)
);
CREATE UNIQUE INDEX qc_material_sample ON public.qc_material USING btree (tenant_id, hospital_id, lower(sample_code)) WHERE is_active;
CREATE UNIQUE INDEX qc_material_unique ON public.qc_material USING btree (tenant_id, hospital_id, lower(material_name), level, lower(lot_no)) WHERE is_active;

create policy own_tenant on qc_material using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.qc_material FOR EACH ROW EXECUTE FUNCTION write_audit('qc_material_id');
