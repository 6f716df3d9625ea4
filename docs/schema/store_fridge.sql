create table store_fridge (
  tenant_id integer not null,
  store_id bigint not null,
  hospital_id integer not null,
  lowest_tenths integer not null,
  highest_tenths integer not null,
  constraint fridge_limits CHECK ((((lowest_tenths >= '-999'::integer) AND (lowest_tenths <= 600)) AND ((highest_tenths >= '-999'::integer) AND (highest_tenths <= 600)) AND (lowest_tenths < highest_tenths))),
  constraint store_fridge_pkey PRIMARY KEY (tenant_id, store_id),
  constraint store_fridge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint store_fridge_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id)
);

create policy own_tenant on store_fridge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.store_fridge FOR EACH ROW EXECUTE FUNCTION write_audit('store_id');
