create table charge_mapping (
  tenant_id integer not null,
  mapping_id bigint generated as identity not null,
  hospital_id integer not null,
  charge_type_id bigint not null,
  charge_id bigint,
  staff_id bigint,
  doctor_share_basis_points integer not null,
  hospital_share_basis_points integer not null,
  is_active boolean default true not null,
  changed_at timestamp with time zone default now() not null,
  constraint charge_mapping_doctor_share_basis_points_check CHECK (((doctor_share_basis_points >= 0) AND (doctor_share_basis_points <= 10000))),
  constraint charge_mapping_pkey PRIMARY KEY (tenant_id, mapping_id),
  constraint charge_mapping_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint charge_mapping_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint charge_mapping_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint charge_mapping_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id),
  constraint charge_mapping_whole CHECK (((doctor_share_basis_points + hospital_share_basis_points) = 10000))
);
CREATE UNIQUE INDEX charge_mapping_once ON public.charge_mapping USING btree (tenant_id, hospital_id, charge_type_id, COALESCE(charge_id, (0)::bigint), COALESCE(staff_id, (0)::bigint)) WHERE is_active;

create policy own_tenant on charge_mapping using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.charge_mapping FOR EACH ROW EXECUTE FUNCTION write_audit('mapping_id');
