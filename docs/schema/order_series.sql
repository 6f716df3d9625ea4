create table order_series (
  tenant_id integer not null,
  order_series_id bigint generated as identity not null,
  order_group_id bigint not null,
  every_minutes integer not null,
  planned_count integer not null,
  constraint order_series_check CHECK (((every_minutes * (planned_count - 1)) <= 2880)),
  constraint order_series_every_minutes_check CHECK ((every_minutes > 0)),
  constraint order_series_pkey PRIMARY KEY (tenant_id, order_series_id),
  constraint order_series_planned_count_check CHECK (((planned_count >= 2) AND (planned_count <= 50))),
  constraint order_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_series_tenant_id_order_group_id_fkey FOREIGN KEY (tenant_id, order_group_id) REFERENCES order_group(tenant_id, order_group_id)
);
CREATE INDEX order_series_of_group ON public.order_series USING btree (tenant_id, order_group_id);

create policy own_tenant on order_series using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.order_series FOR EACH ROW EXECUTE FUNCTION write_audit('order_series_id');
