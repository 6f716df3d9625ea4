create table charge (
  tenant_id integer not null,
  charge_id bigint generated as identity not null,
  hospital_id integer not null,
  charge_code text not null,
  charge_name text not null,
  charge_type_id bigint not null,
  charge_category_id bigint not null,
  standard_charge_paise bigint not null,
  gst_slab_id bigint,
  hsn_code text,
  unit text,
  is_active boolean default true not null,
  is_non_applicable boolean default false not null,
  is_divisible boolean default false not null,
  constraint charge_divisible_type CHECK ((NOT (is_divisible AND (charge_type_id = ANY (ARRAY[(1)::bigint, (2)::bigint, (3)::bigint, (4)::bigint, (5)::bigint, (6)::bigint, (7)::bigint]))))),
  constraint charge_pkey PRIMARY KEY (tenant_id, charge_id),
  constraint charge_standard_charge_paise_check CHECK ((standard_charge_paise >= 0)),
  constraint charge_tenant_id_charge_category_id_fkey FOREIGN KEY (tenant_id, charge_category_id) REFERENCES charge_category(tenant_id, charge_category_id),
  constraint charge_tenant_id_charge_type_id_fkey FOREIGN KEY (tenant_id, charge_type_id) REFERENCES charge_type(tenant_id, charge_type_id),
  constraint charge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint charge_tenant_id_gst_slab_id_fkey FOREIGN KEY (tenant_id, gst_slab_id) REFERENCES gst_slab(tenant_id, gst_slab_id),
  constraint charge_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE INDEX charge_by_category ON public.charge USING btree (tenant_id, hospital_id, charge_category_id, charge_name);
CREATE INDEX charge_by_type ON public.charge USING btree (tenant_id, charge_type_id);
CREATE UNIQUE INDEX charge_code_unique ON public.charge USING btree (tenant_id, hospital_id, lower(charge_code)) WHERE is_active;

create policy own_tenant on charge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.charge FOR EACH ROW EXECUTE FUNCTION write_audit('charge_id');
