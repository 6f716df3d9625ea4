create table ot_booking (
  tenant_id integer not null,
  ot_booking_id bigint not null,
  hospital_id integer not null,
  ot_slot_id bigint not null,
  admission_id bigint not null,
  ot_provisional_booking_id bigint,
  operation_name text not null,
  operation_type text,
  doctor_id bigint not null,
  assistant_1_id bigint,
  assistant_2_id bigint,
  anesthetist_id bigint,
  anaesthesia_type text,
  ot_technician text,
  ot_assistant text,
  remark text,
  advance_paise bigint default 0 not null,
  surgical_note text,
  anesthetist_note text,
  is_released boolean default false not null,
  is_active boolean default true not null,
  cancel_reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  is_alive boolean,
  is_maternity boolean,
  constraint ot_booking_advance_paise_check CHECK ((advance_paise >= 0)),
  constraint ot_booking_check CHECK ((is_active = (cancel_reason IS NULL))),
  constraint ot_booking_pkey PRIMARY KEY (tenant_id, ot_booking_id),
  constraint ot_booking_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint ot_booking_tenant_id_anesthetist_id_fkey FOREIGN KEY (tenant_id, anesthetist_id) REFERENCES staff(tenant_id, staff_id),
  constraint ot_booking_tenant_id_assistant_1_id_fkey FOREIGN KEY (tenant_id, assistant_1_id) REFERENCES staff(tenant_id, staff_id),
  constraint ot_booking_tenant_id_assistant_2_id_fkey FOREIGN KEY (tenant_id, assistant_2_id) REFERENCES staff(tenant_id, staff_id),
  constraint ot_booking_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint ot_booking_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint ot_booking_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint ot_booking_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint ot_booking_tenant_id_ot_provisional_booking_id_fkey FOREIGN KEY (tenant_id, ot_provisional_booking_id) REFERENCES ot_provisional_booking(tenant_id, ot_provisional_booking_id),
  constraint ot_booking_tenant_id_ot_slot_id_fkey FOREIGN KEY (tenant_id, ot_slot_id) REFERENCES ot_slot(tenant_id, ot_slot_id)
);
CREATE UNIQUE INDEX one_booking_a_provisional ON public.ot_booking USING btree (tenant_id, ot_provisional_booking_id);
CREATE INDEX ot_booking_by_admission ON public.ot_booking USING btree (tenant_id, admission_id);

create policy own_tenant on ot_booking using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.ot_booking FOR EACH ROW EXECUTE FUNCTION write_audit('ot_booking_id');
