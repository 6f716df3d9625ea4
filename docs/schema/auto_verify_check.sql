create table auto_verify_check (
  tenant_id integer not null,
  auto_verify_check_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_work_id bigint not null,
  is_verified boolean not null,
  conditions jsonb not null,
  checked_at timestamp with time zone not null,
  constraint auto_verify_check_pkey PRIMARY KEY (tenant_id, auto_verify_check_id),
  constraint auto_verify_check_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint auto_verify_check_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint auto_verify_check_tenant_id_lab_work_id_fkey FOREIGN KEY (tenant_id, lab_work_id) REFERENCES lab_work(tenant_id, lab_work_id)
);
CREATE INDEX auto_verify_check_by_hospital ON public.auto_verify_check USING btree (tenant_id, hospital_id, auto_verify_check_id DESC);
CREATE INDEX auto_verify_check_by_work ON public.auto_verify_check USING btree (tenant_id, lab_work_id);

create policy own_tenant on auto_verify_check using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
