create table order_favourite (
  tenant_id integer not null,
  order_favourite_id bigint generated as identity not null,
  user_id bigint not null,
  charge_id bigint not null,
  marked_at timestamp with time zone not null,
  is_active boolean default true not null,
  constraint order_favourite_pkey PRIMARY KEY (tenant_id, order_favourite_id),
  constraint order_favourite_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint order_favourite_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_favourite_tenant_id_user_id_charge_id_key UNIQUE (tenant_id, user_id, charge_id),
  constraint order_favourite_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX order_favourite_by_charge ON public.order_favourite USING btree (tenant_id, charge_id);

create policy own_tenant on order_favourite using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.order_favourite FOR EACH ROW EXECUTE FUNCTION write_audit('order_favourite_id');
