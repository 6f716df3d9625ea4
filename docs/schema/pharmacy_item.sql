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
  constraint pharmacy_item_generic_name_check CHECK ((char_length(generic_name) <= 200)),
  constraint pharmacy_item_item_type_check CHECK ((item_type = ANY (ARRAY['Medical'::text, 'Non Medical'::text]))),
  constraint pharmacy_item_pkey PRIMARY KEY (tenant_id, item_id),
  constraint pharmacy_item_schedule_check CHECK ((schedule = ANY (ARRAY['G'::text, 'H'::text, 'H1'::text, 'X'::text]))),
  constraint pharmacy_item_storage_check CHECK ((storage = ANY (ARRAY['Room'::text, 'Cold2to8'::text, 'Frozen'::text, 'Dark'::text, 'Flammable'::text]))),
  constraint pharmacy_item_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_item_tenant_id_gst_slab_id_fkey FOREIGN KEY (tenant_id, gst_slab_id) REFERENCES gst_slab(tenant_id, gst_slab_id)
);
CREATE UNIQUE INDEX pharmacy_item_by_code ON public.pharmacy_item USING btree (tenant_id, lower(item_code)) WHERE is_active;
CREATE INDEX pharmacy_item_by_generic_part ON public.pharmacy_item USING gin (tenant_id, lower(generic_name) gin_trgm_ops);
CREATE UNIQUE INDEX pharmacy_item_by_name ON public.pharmacy_item USING btree (tenant_id, lower(item_name)) WHERE is_active;
CREATE INDEX pharmacy_item_by_name_part ON public.pharmacy_item USING gin (tenant_id, lower(item_name) gin_trgm_ops);
CREATE INDEX pharmacy_item_by_slab ON public.pharmacy_item USING btree (tenant_id, gst_slab_id);

create policy own_tenant on pharmacy_item using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.pharmacy_item FOR EACH ROW EXECUTE FUNCTION write_audit('item_id');
