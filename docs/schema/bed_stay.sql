create table bed_stay (
  tenant_id integer not null,
  bed_stay_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint not null,
  bed_id bigint not null,
  is_virtual boolean default false not null,
  during tstzrange not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  is_cancelled boolean default false not null,
  other_sex_reason text,
  constraint bed_stay_during_check CHECK ((NOT isempty(during))),
  constraint bed_stay_pkey PRIMARY KEY (tenant_id, bed_stay_id),
  constraint bed_stay_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint bed_stay_tenant_id_bed_id_fkey FOREIGN KEY (tenant_id, bed_id) REFERENCES bed(tenant_id, bed_id),
  constraint bed_stay_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bed_stay_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint one_patient_per_bed EXCLUDE USING gist (tenant_id WITH =, bed_id WITH =, during WITH &&) WHERE (((NOT is_virtual) AND (NOT is_cancelled)))
);
CREATE INDEX bed_stay_by_admission ON public.bed_stay USING btree (tenant_id, admission_id);
CREATE INDEX bed_stay_by_start ON public.bed_stay USING btree (tenant_id, hospital_id, lower(during)) WHERE (NOT is_cancelled);
CREATE INDEX bed_stay_open_by_bed ON public.bed_stay USING btree (tenant_id, bed_id) WHERE upper_inf(during);
CREATE UNIQUE INDEX one_open_stay ON public.bed_stay USING btree (tenant_id, admission_id) WHERE upper_inf(during);

create policy own_tenant on bed_stay using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed_stay FOR EACH ROW EXECUTE FUNCTION write_audit('bed_stay_id');
