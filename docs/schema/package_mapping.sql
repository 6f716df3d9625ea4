create table package_mapping (
  tenant_id integer not null,
  package_mapping_id bigint generated as identity not null,
  package_id bigint not null,
  charge_id bigint not null,
  quantity_thousandths bigint not null,
  amount_paise bigint not null,
  is_active boolean default true not null,
  constraint package_mapping_amount_paise_check CHECK ((amount_paise >= 0)),
  constraint package_mapping_pkey PRIMARY KEY (tenant_id, package_mapping_id),
  constraint package_mapping_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint package_mapping_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint package_mapping_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint package_mapping_tenant_id_package_id_fkey FOREIGN KEY (tenant_id, package_id) REFERENCES package_master(tenant_id, package_id)
);
CREATE INDEX package_mapping_by_charge ON public.package_mapping USING btree (tenant_id, charge_id);
CREATE INDEX package_mapping_by_package ON public.package_mapping USING btree (tenant_id, package_id);

create policy own_tenant on package_mapping using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.package_mapping FOR EACH ROW EXECUTE FUNCTION write_audit('package_mapping_id');
