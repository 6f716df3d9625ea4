create table gst_slab (
  tenant_id integer not null,
  gst_slab_id bigint generated as identity not null,
  slab_name text not null,
  igst_basis_points integer not null,
  sgst_basis_points integer not null,
  cgst_basis_points integer not null,
  gst_type smallint default 2 not null,
  is_active boolean default true not null,
  constraint gst_slab_cgst_basis_points_check CHECK (((cgst_basis_points >= 0) AND (cgst_basis_points <= 10000))),
  constraint gst_slab_gst_type_check CHECK ((gst_type = ANY (ARRAY[1, 2]))),
  constraint gst_slab_igst_basis_points_check CHECK (((igst_basis_points >= 0) AND (igst_basis_points <= 10000))),
  constraint gst_slab_pkey PRIMARY KEY (tenant_id, gst_slab_id),
  constraint gst_slab_sgst_basis_points_check CHECK (((sgst_basis_points >= 0) AND (sgst_basis_points <= 10000))),
  constraint gst_slab_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX gst_slab_name_unique ON public.gst_slab USING btree (tenant_id, lower(slab_name)) WHERE is_active;

create policy own_tenant on gst_slab using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.gst_slab FOR EACH ROW EXECUTE FUNCTION write_audit('gst_slab_id');
