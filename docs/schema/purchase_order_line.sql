create table purchase_order_line (
  tenant_id integer not null,
  purchase_order_line_id bigint generated as identity not null,
  hospital_id integer not null,
  purchase_order_id bigint not null,
  line_no integer not null,
  item_id bigint not null,
  packs integer not null,
  free_packs integer not null,
  rate_paise bigint not null,
  discount_basis_points integer,
  gst_basis_points integer not null,
  taxable_paise bigint not null,
  received_packs integer default 0 not null,
  received_free integer default 0 not null,
  is_active boolean default true not null,
  constraint purchase_order_line_discount_basis_points_check CHECK (((discount_basis_points >= 0) AND (discount_basis_points <= 10000))),
  constraint purchase_order_line_free_packs_check CHECK ((free_packs >= 0)),
  constraint purchase_order_line_gst_basis_points_check CHECK (((gst_basis_points >= 0) AND (gst_basis_points <= 10000))),
  constraint purchase_order_line_packs_check CHECK ((packs > 0)),
  constraint purchase_order_line_pkey PRIMARY KEY (tenant_id, purchase_order_line_id),
  constraint purchase_order_line_rate_paise_check CHECK ((rate_paise >= 0)),
  constraint purchase_order_line_received_free_check CHECK ((received_free >= 0)),
  constraint purchase_order_line_taxable_paise_check CHECK ((taxable_paise >= 0)),
  constraint purchase_order_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint purchase_order_line_tenant_id_hospital_id_purchase_order_i_fkey FOREIGN KEY (tenant_id, hospital_id, purchase_order_id) REFERENCES purchase_order(tenant_id, hospital_id, purchase_order_id),
  constraint purchase_order_line_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES pharmacy_item(tenant_id, item_id),
  constraint purchase_order_line_tenant_id_purchase_order_id_item_id_key UNIQUE (tenant_id, purchase_order_id, item_id),
  constraint received_line_stays CHECK ((is_active OR ((received_packs + received_free) = 0))),
  constraint received_within_ordered CHECK (((received_packs >= 0) AND (received_packs <= packs)))
);
CREATE INDEX purchase_order_line_by_item ON public.purchase_order_line USING btree (tenant_id, item_id);

create policy own_tenant on purchase_order_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.purchase_order_line FOR EACH ROW EXECUTE FUNCTION write_audit('purchase_order_line_id');
