create table pharmacy_item (
  tenant_id integer not null,
  item_id bigint generated as identity not null,
  item_code text not null,
  item_name text not null,
  item_type text not null,
  pack text not null,
  hsn_code text,
  gst_slab_id bigint not null,
  schedule text,
  is_active boolean default true not null,
  generic_name text,
  storage text,
  item_category_id bigint,
  purchase_pack text,
  units_per_pack integer default 1 not null,
  is_batch_tracked boolean default true not null,
  is_high_alert boolean default false not null,
  look_alike_of text,
  is_discount_allowed boolean default true not null,
  constraint general_item_has_category CHECK (((item_type <> 'General'::text) OR (item_category_id IS NOT NULL))) NOT VALID,
  constraint general_item_is_no_drug CHECK (((item_type <> 'General'::text) OR ((schedule IS NULL) AND (generic_name IS NULL)))) NOT VALID,
  constraint only_general_goods_are_simple CHECK (((item_type = 'General'::text) OR (is_batch_tracked AND (units_per_pack = 1) AND (purchase_pack IS NULL)))) NOT VALID,
  constraint pharmacy_item_category FOREIGN KEY (tenant_id, item_category_id) REFERENCES item_category(tenant_id, item_category_id) NOT VALID,
  constraint pharmacy_item_generic_name_check CHECK ((char_length(generic_name) <= 200)),
  constraint pharmacy_item_look_alike CHECK (((length(look_alike_of) >= 1) AND (length(look_alike_of) <= 200))) NOT VALID,
  constraint pharmacy_item_pkey PRIMARY KEY (tenant_id, item_id),
  constraint pharmacy_item_purchase_pack_check CHECK (((char_length(purchase_pack) >= 1) AND (char_length(purchase_pack) <= 60))),
  constraint pharmacy_item_schedule_check CHECK ((schedule = ANY (ARRAY['G'::text, 'H'::text, 'H1'::text, 'X'::text]))),
  constraint pharmacy_item_storage_check CHECK ((storage = ANY (ARRAY['Room'::text, 'Cold2to8'::text, 'Frozen'::text, 'Dark'::text, 'Flammable'::text]))),
  constraint pharmacy_item_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_item_tenant_id_gst_slab_id_fkey FOREIGN KEY (tenant_id, gst_slab_id) REFERENCES gst_slab(tenant_id, gst_slab_id),
  constraint pharmacy_item_type CHECK ((item_type = ANY (ARRAY['Medical'::text, 'Non Medical'::text, 'General'::text]))) NOT VALID,
  constraint pharmacy_item_units_per_pack_check CHECK (((units_per_pack >= 1) AND (units_per_pack <= 100000)))
);
CREATE INDEX pharmacy_item_by_category ON public.pharmacy_item USING btree (tenant_id, item_category_id) WHERE (item_category_id IS NOT NULL);
CREATE UNIQUE INDEX pharmacy_item_by_code ON public.pharmacy_item USING btree (tenant_id, lower(item_code)) WHERE is_active;
CREATE INDEX pharmacy_item_by_generic_part ON public.pharmacy_item USING gin (tenant_id, lower(generic_name) gin_trgm_ops);
CREATE UNIQUE INDEX pharmacy_item_by_name ON public.pharmacy_item USING btree (tenant_id, lower(item_name)) WHERE is_active;
CREATE INDEX pharmacy_item_by_name_part ON public.pharmacy_item USING gin (tenant_id, lower(item_name) gin_trgm_ops);
CREATE INDEX pharmacy_item_by_slab ON public.pharmacy_item USING btree (tenant_id, gst_slab_id);

create policy own_tenant on pharmacy_item using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.pharmacy_item FOR EACH ROW EXECUTE FUNCTION write_audit('item_id');

CREATE TRIGGER keep_kind_of_item BEFORE UPDATE OF item_type, is_batch_tracked ON public.pharmacy_item FOR EACH ROW WHEN (((new.item_type IS DISTINCT FROM old.item_type) OR (new.is_batch_tracked IS DISTINCT FROM old.is_batch_tracked))) EXECUTE FUNCTION keep_kind_of_item();
