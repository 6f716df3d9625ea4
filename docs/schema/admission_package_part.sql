create table admission_package_part (
  tenant_id integer not null,
  admission_package_part_id bigint generated as identity not null,
  admission_id bigint not null,
  package_id bigint not null,
  charge_id bigint not null,
  quantity_thousandths bigint not null,
  service_charge_id bigint,
  constraint admission_package_part_pkey PRIMARY KEY (tenant_id, admission_package_part_id),
  constraint admission_package_part_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint admission_package_part_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint admission_package_part_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint admission_package_part_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint admission_package_part_tenant_id_package_id_fkey FOREIGN KEY (tenant_id, package_id) REFERENCES package_master(tenant_id, package_id),
  constraint admission_package_part_tenant_id_service_charge_id_fkey FOREIGN KEY (tenant_id, service_charge_id) REFERENCES service_charge(tenant_id, service_charge_id)
);
CREATE INDEX admission_package_part_by_admission ON public.admission_package_part USING btree (tenant_id, admission_id, charge_id);

create policy own_tenant on admission_package_part using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.admission_package_part FOR EACH ROW EXECUTE FUNCTION write_audit('admission_package_part_id');
