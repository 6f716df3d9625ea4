create table item_category (
  tenant_id integer not null,
  item_category_id bigint generated as identity not null,
  category_name text not null,
  item_kind integer not null,
  is_capital boolean,
  is_carried boolean,
  is_active boolean default true not null,
  constraint item_category_item_kind_check CHECK (((item_kind >= 1) AND (item_kind <= 3))),
  constraint item_category_pkey PRIMARY KEY (tenant_id, item_category_id),
  constraint item_category_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX item_category_name_unique ON public.item_category USING btree (tenant_id, lower(category_name)) WHERE is_active;

create policy own_tenant on item_category using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.item_category FOR EACH ROW EXECUTE FUNCTION write_audit('item_category_id');
