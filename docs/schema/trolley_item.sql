create table trolley_item (
  tenant_id integer not null,
  trolley_item_id bigint generated as identity not null,
  hospital_id integer not null,
  store_id bigint not null,
  item_id bigint not null,
  must_units integer not null,
  constraint trolley_item_must_units_check CHECK (((must_units >= 0) AND (must_units <= 1000000))),
  constraint trolley_item_pkey PRIMARY KEY (tenant_id, trolley_item_id),
  constraint trolley_item_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint trolley_item_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint trolley_item_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES pharmacy_item(tenant_id, item_id),
  constraint trolley_item_tenant_id_store_id_item_id_key UNIQUE (tenant_id, store_id, item_id)
);

create policy own_tenant on trolley_item using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.trolley_item FOR EACH ROW EXECUTE FUNCTION write_audit('trolley_item_id');
