create table lov_discount_head (
  tenant_id integer not null,
  discount_head_id bigint generated as identity not null,
  discount_head_name text not null,
  description text,
  is_active boolean default true not null,
  constraint lov_discount_head_pkey PRIMARY KEY (tenant_id, discount_head_id),
  constraint lov_discount_head_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX lov_discount_head_name_unique ON public.lov_discount_head USING btree (tenant_id, lower(discount_head_name)) WHERE is_active;

create policy own_tenant on lov_discount_head using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lov_discount_head FOR EACH ROW EXECUTE FUNCTION write_audit('discount_head_id');
