create table consultation_fee (
  tenant_id integer not null,
  consultation_fee_id bigint generated as identity not null,
  hospital_id integer not null,
  fee_name text not null,
  doctor_id bigint,
  specialization_id bigint,
  visit_kind text not null,
  charge_id bigint not null,
  free_days integer default 0 not null,
  free_visits integer default 0 not null,
  valid_from date not null,
  is_active boolean default true not null,
  constraint consultation_fee_check CHECK (((doctor_id IS NULL) OR (specialization_id IS NULL))),
  constraint consultation_fee_free_days_check CHECK (((free_days >= 0) AND (free_days <= 365))),
  constraint consultation_fee_free_visits_check CHECK (((free_visits >= 0) AND (free_visits <= 99))),
  constraint consultation_fee_pkey PRIMARY KEY (tenant_id, consultation_fee_id),
  constraint consultation_fee_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint consultation_fee_tenant_id_doctor_id_fkey FOREIGN KEY (tenant_id, doctor_id) REFERENCES staff(tenant_id, staff_id),
  constraint consultation_fee_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultation_fee_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint consultation_fee_tenant_id_specialization_id_fkey FOREIGN KEY (tenant_id, specialization_id) REFERENCES specialization(tenant_id, specialization_id),
  constraint consultation_fee_visit_kind_check CHECK ((visit_kind = ANY (ARRAY['New'::text, 'FollowUp'::text, 'Review'::text, 'Emergency'::text, 'Tele'::text, 'Vaccination'::text, 'Procedure'::text])))
);
CREATE INDEX consultation_fee_by_hospital ON public.consultation_fee USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX consultation_fee_unique ON public.consultation_fee USING btree (tenant_id, hospital_id, lower(fee_name)) WHERE is_active;
CREATE UNIQUE INDEX one_fee_a_day ON public.consultation_fee USING btree (tenant_id, hospital_id, COALESCE(doctor_id, (0)::bigint), COALESCE(specialization_id, (0)::bigint), visit_kind, valid_from) WHERE is_active;

create policy own_tenant on consultation_fee using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.consultation_fee FOR EACH ROW EXECUTE FUNCTION write_audit('consultation_fee_id');
