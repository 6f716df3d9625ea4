create table bed_hold (
  tenant_id integer not null,
  bed_hold_id bigint generated as identity not null,
  hospital_id integer not null,
  bed_id bigint not null,
  kind text not null,
  reason text not null,
  patient_id bigint,
  until timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by bigint,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint bed_hold_check CHECK (((kind = 'reserved'::text) = (until IS NOT NULL))),
  constraint bed_hold_check1 CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint bed_hold_kind_check CHECK ((kind = ANY (ARRAY['reserved'::text, 'blocked'::text, 'cleaning'::text]))),
  constraint bed_hold_pkey PRIMARY KEY (tenant_id, bed_hold_id),
  constraint bed_hold_tenant_id_bed_id_fkey FOREIGN KEY (tenant_id, bed_id) REFERENCES bed(tenant_id, bed_id),
  constraint bed_hold_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint bed_hold_tenant_id_ended_by_fkey FOREIGN KEY (tenant_id, ended_by) REFERENCES app_user(tenant_id, user_id),
  constraint bed_hold_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint bed_hold_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint bed_hold_tenant_id_patient_id_fkey FOREIGN KEY (tenant_id, patient_id) REFERENCES patient(tenant_id, patient_id)
);
CREATE UNIQUE INDEX one_open_hold ON public.bed_hold USING btree (tenant_id, bed_id) WHERE (ended_at IS NULL);

create policy own_tenant on bed_hold using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.bed_hold FOR EACH ROW EXECUTE FUNCTION write_audit('bed_hold_id');
