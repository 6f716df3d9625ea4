create table item_barcode (
  tenant_id integer not null,
  item_barcode_id bigint generated as identity not null,
  item_id bigint not null,
  code text not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  released_by bigint,
  released_at timestamp with time zone,
  constraint item_barcode_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9./-]{0,47}$'::text)),
  constraint item_barcode_pkey PRIMARY KEY (tenant_id, item_barcode_id),
  constraint item_barcode_release CHECK (((is_active = (released_at IS NULL)) AND ((released_by IS NULL) = (released_at IS NULL)))),
  constraint item_barcode_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint item_barcode_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint item_barcode_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES pharmacy_item(tenant_id, item_id),
  constraint item_barcode_tenant_id_released_by_fkey FOREIGN KEY (tenant_id, released_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE UNIQUE INDEX item_barcode_active ON public.item_barcode USING btree (tenant_id, code) WHERE is_active;
CREATE INDEX item_barcode_by_item ON public.item_barcode USING btree (tenant_id, item_id);

create policy own_tenant on item_barcode using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.item_barcode FOR EACH ROW EXECUTE FUNCTION write_audit('item_barcode_id');
