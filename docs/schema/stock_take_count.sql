create table stock_take_count (
  tenant_id integer not null,
  stock_take_count_id bigint generated as identity not null,
  stock_take_line_id bigint not null,
  units integer not null,
  book_units integer not null,
  counted_by bigint not null,
  counted_at timestamp with time zone not null,
  constraint stock_take_count_pkey PRIMARY KEY (tenant_id, stock_take_count_id),
  constraint stock_take_count_tenant_id_counted_by_fkey FOREIGN KEY (tenant_id, counted_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_take_count_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_take_count_tenant_id_stock_take_line_id_fkey FOREIGN KEY (tenant_id, stock_take_line_id) REFERENCES stock_take_line(tenant_id, stock_take_line_id),
  constraint stock_take_count_units_check CHECK ((units >= 0))
);
CREATE INDEX stock_take_count_by_line ON public.stock_take_count USING btree (tenant_id, stock_take_line_id, stock_take_count_id DESC);

create policy own_tenant on stock_take_count using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER recount_is_by_another BEFORE INSERT ON public.stock_take_count FOR EACH ROW EXECUTE FUNCTION recount_is_by_another();
