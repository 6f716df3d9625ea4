create table opd_day (
  tenant_id integer not null,
  opd_day_id bigint generated as identity not null,
  hospital_id integer not null,
  doctor_id bigint not null,
  day date not null,
  from_time time without time zone not null,
  until_time time without time zone not null,
  slot_minutes integer not null,
  max_patients integer not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint opd_day_check CHECK ((from_time < until_time)),
  constraint opd_day_max_patients_check CHECK (((max_patients >= 0) AND (max_patients <= 500))),
  constraint opd_day_pkey PRIMARY KEY (tenant_id, opd_day_id),
  constraint opd_day_slot_minutes_check CHECK (((slot_minutes >= 5) AND (slot_minutes <= 240))),
  constraint opd_day_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint opd_day_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint opd_day_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint opd_day_tenant_id_hospital_id_day_doctor_id_key UNIQUE (tenant_id, hospital_id, day, doctor_id),
  constraint opd_day_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);

create policy own_tenant on opd_day using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_day FOR EACH ROW EXECUTE FUNCTION write_audit('opd_day_id');
