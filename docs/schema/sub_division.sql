create table sub_division (
  tenant_id integer not null,
  sub_division_id bigint generated as identity not null,
  sub_division_name text not null,
  district_name text not null,
  is_active boolean default true not null,
  constraint sub_division_pkey PRIMARY KEY (tenant_id, sub_division_id),
  constraint sub_division_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX sub_division_by_district ON public.sub_division USING btree (tenant_id, lower(district_name)) WHERE is_active;

create policy own_tenant on sub_division using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.sub_division FOR EACH ROW EXECUTE FUNCTION write_audit('sub_division_id');
