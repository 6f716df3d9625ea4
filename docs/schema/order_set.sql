create table order_set (
  tenant_id integer not null,
  order_set_id bigint generated as identity not null,
  hospital_id integer not null,
  set_name text not null,
  staff_id bigint,
  version integer default 1 not null,
  is_active boolean default true not null,
  changed_at timestamp with time zone,
  constraint order_set_pkey PRIMARY KEY (tenant_id, order_set_id),
  constraint order_set_set_name_check CHECK ((set_name <> ''::text)),
  constraint order_set_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_set_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint order_set_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id),
  constraint order_set_version_check CHECK ((version > 0))
);
CREATE INDEX order_set_by_staff ON public.order_set USING btree (tenant_id, staff_id) WHERE (staff_id IS NOT NULL);
CREATE UNIQUE INDEX order_set_unique ON public.order_set USING btree (tenant_id, hospital_id, COALESCE(staff_id, (0)::bigint), lower(set_name)) WHERE is_active;

create policy own_tenant on order_set using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.order_set FOR EACH ROW EXECUTE FUNCTION write_audit('order_set_id');
