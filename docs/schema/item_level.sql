create table item_level (
  tenant_id integer not null,
  item_level_id bigint generated as identity not null,
  hospital_id integer not null,
  store_id bigint not null,
  item_id bigint not null,
  reorder_level integer not null,
  maximum integer,
  order_multiple integer default 1 not null,
  constraint item_level_order_multiple_check CHECK ((order_multiple > 0)),
  constraint item_level_pkey PRIMARY KEY (tenant_id, item_level_id),
  constraint item_level_reorder_level_check CHECK ((reorder_level >= 0)),
  constraint item_level_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint item_level_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint item_level_tenant_id_hospital_id_store_id_item_id_key UNIQUE (tenant_id, hospital_id, store_id, item_id),
  constraint item_level_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES pharmacy_item(tenant_id, item_id),
  constraint maximum_is_above_level CHECK ((maximum > reorder_level))
);

create policy own_tenant on item_level using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.item_level FOR EACH ROW EXECUTE FUNCTION write_audit('item_level_id');
