create table visit_take_over (
  tenant_id integer not null,
  visit_take_over_id bigint generated as identity not null,
  hospital_id integer not null,
  opd_visit_id bigint not null,
  from_doctor_id bigint not null,
  doctor_id bigint not null,
  taken_by bigint not null,
  taken_at timestamp with time zone not null,
  constraint visit_take_over_pkey PRIMARY KEY (tenant_id, visit_take_over_id),
  constraint visit_take_over_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint visit_take_over_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint visit_take_over_tenant_id_from_doctor_id_fkey FOREIGN KEY (tenant_id, from_doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint visit_take_over_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint visit_take_over_tenant_id_opd_visit_id_doctor_id_key UNIQUE (tenant_id, opd_visit_id, doctor_id),
  constraint visit_take_over_tenant_id_opd_visit_id_fkey FOREIGN KEY (tenant_id, opd_visit_id) REFERENCES opd_visit(tenant_id, opd_visit_id),
  constraint visit_take_over_tenant_id_taken_by_fkey FOREIGN KEY (tenant_id, taken_by) REFERENCES app_user(tenant_id, user_id)
);

create policy own_tenant on visit_take_over using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
