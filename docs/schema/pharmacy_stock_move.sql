create table pharmacy_stock_move (
  tenant_id integer not null,
  stock_move_id bigint generated as identity not null,
  batch_id bigint not null,
  kind text not null,
  change integer not null,
  reason text,
  sale_id bigint,
  return_id bigint,
  moved_at timestamp with time zone not null,
  created_by bigint not null,
  constraint pharmacy_stock_move_change_check CHECK ((change <> 0)),
  constraint pharmacy_stock_move_check CHECK (((kind = 'sold'::text) = (sale_id IS NOT NULL))),
  constraint pharmacy_stock_move_check1 CHECK (((kind = 'returned'::text) = (return_id IS NOT NULL))),
  constraint pharmacy_stock_move_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'adjusted'::text, 'sold'::text, 'returned'::text]))),
  constraint pharmacy_stock_move_pkey PRIMARY KEY (tenant_id, stock_move_id),
  constraint pharmacy_stock_move_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES pharmacy_batch(tenant_id, batch_id),
  constraint pharmacy_stock_move_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint pharmacy_stock_move_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint pharmacy_stock_move_tenant_id_return_id_fkey FOREIGN KEY (tenant_id, return_id) REFERENCES pharmacy_return(tenant_id, return_id),
  constraint pharmacy_stock_move_tenant_id_sale_id_fkey FOREIGN KEY (tenant_id, sale_id) REFERENCES pharmacy_sale(tenant_id, sale_id)
);
CREATE INDEX pharmacy_stock_move_by_batch ON public.pharmacy_stock_move USING btree (tenant_id, batch_id, stock_move_id);
CREATE INDEX pharmacy_stock_move_by_return ON public.pharmacy_stock_move USING btree (tenant_id, return_id) WHERE (return_id IS NOT NULL);
CREATE INDEX pharmacy_stock_move_by_sale ON public.pharmacy_stock_move USING btree (tenant_id, sale_id) WHERE (sale_id IS NOT NULL);

create policy own_tenant on pharmacy_stock_move using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
