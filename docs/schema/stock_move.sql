create table stock_move (
  tenant_id integer not null,
  stock_move_id bigint generated as identity not null,
  hospital_id integer not null,
  store_id bigint not null,
  lot_id bigint not null,
  move_kind text not null,
  units integer not null,
  value_paise bigint not null,
  reason text,
  stock_adjustment_id bigint,
  sale_line_id bigint,
  return_line_id bigint,
  moved_at timestamp with time zone not null,
  created_by bigint,
  goods_receipt_line_id bigint,
  transfer_line_id bigint,
  consumption_id bigint,
  purchase_return_line_id bigint,
  constraint only_purchases_are_cancelled CHECK (((move_kind <> 'Received'::text) OR (units >= 0) OR (goods_receipt_line_id IS NOT NULL))),
  constraint receipt_line_is_received CHECK (((goods_receipt_line_id IS NULL) OR (move_kind = 'Received'::text))),
  constraint stock_move_check CHECK (((move_kind = 'Sold'::text) = (sale_line_id IS NOT NULL))),
  constraint stock_move_check1 CHECK (((move_kind = 'SaleReturned'::text) = (return_line_id IS NOT NULL))),
  constraint stock_move_check2 CHECK (((stock_adjustment_id IS NULL) OR (move_kind = 'Adjusted'::text))),
  constraint stock_move_check3 CHECK ((((units > 0) AND (value_paise >= 0)) OR ((units < 0) AND (value_paise <= 0)) OR ((units = 0) AND (value_paise > 0) AND (move_kind = 'Received'::text)))),
  constraint stock_move_consumption FOREIGN KEY (tenant_id, consumption_id) REFERENCES stock_consumption(tenant_id, consumption_id) NOT VALID,
  constraint stock_move_kind CHECK ((move_kind = ANY (ARRAY['Received'::text, 'Adjusted'::text, 'Sold'::text, 'SaleReturned'::text, 'IssuedOut'::text, 'ReceivedIn'::text, 'Consumed'::text, 'PurchaseReturned'::text]))) NOT VALID,
  constraint stock_move_of_consumption CHECK (((move_kind = 'Consumed'::text) = (consumption_id IS NOT NULL))) NOT VALID,
  constraint stock_move_of_purchase_return CHECK (((move_kind = 'PurchaseReturned'::text) = (purchase_return_line_id IS NOT NULL))) NOT VALID,
  constraint stock_move_of_transfer CHECK (((move_kind = ANY (ARRAY['IssuedOut'::text, 'ReceivedIn'::text])) = (transfer_line_id IS NOT NULL))) NOT VALID,
  constraint stock_move_pkey PRIMARY KEY (tenant_id, stock_move_id),
  constraint stock_move_purchase_return_line FOREIGN KEY (tenant_id, purchase_return_line_id) REFERENCES purchase_return_line(tenant_id, purchase_return_line_id) NOT VALID,
  constraint stock_move_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_move_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_move_tenant_id_goods_receipt_line_id_fkey FOREIGN KEY (tenant_id, goods_receipt_line_id) REFERENCES goods_receipt_line(tenant_id, goods_receipt_line_id),
  constraint stock_move_tenant_id_hospital_id_lot_id_fkey FOREIGN KEY (tenant_id, hospital_id, lot_id) REFERENCES stock_lot(tenant_id, hospital_id, lot_id),
  constraint stock_move_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint stock_move_tenant_id_return_line_id_fkey FOREIGN KEY (tenant_id, return_line_id) REFERENCES pharmacy_return_line(tenant_id, return_line_id),
  constraint stock_move_tenant_id_sale_line_id_fkey FOREIGN KEY (tenant_id, sale_line_id) REFERENCES pharmacy_sale_line(tenant_id, sale_line_id),
  constraint stock_move_tenant_id_stock_adjustment_id_fkey FOREIGN KEY (tenant_id, stock_adjustment_id) REFERENCES stock_adjustment(tenant_id, stock_adjustment_id),
  constraint stock_move_transfer_line FOREIGN KEY (tenant_id, transfer_line_id) REFERENCES stock_transfer_line(tenant_id, transfer_line_id) NOT VALID
);
CREATE INDEX stock_move_by_adjustment ON public.stock_move USING btree (tenant_id, stock_adjustment_id) WHERE (stock_adjustment_id IS NOT NULL);
CREATE INDEX stock_move_by_consumption ON public.stock_move USING btree (tenant_id, consumption_id) WHERE (consumption_id IS NOT NULL);
CREATE INDEX stock_move_by_lot ON public.stock_move USING btree (tenant_id, lot_id, store_id, stock_move_id) INCLUDE (units, value_paise);
CREATE INDEX stock_move_by_lot_and_time ON public.stock_move USING btree (tenant_id, lot_id, store_id, moved_at) INCLUDE (units);
CREATE UNIQUE INDEX stock_move_by_purchase_return_line ON public.stock_move USING btree (tenant_id, purchase_return_line_id, ((units > 0))) WHERE (purchase_return_line_id IS NOT NULL);
CREATE UNIQUE INDEX stock_move_by_receipt_line ON public.stock_move USING btree (tenant_id, goods_receipt_line_id, ((units > 0))) WHERE (goods_receipt_line_id IS NOT NULL);
CREATE INDEX stock_move_by_return_line ON public.stock_move USING btree (tenant_id, return_line_id) WHERE (return_line_id IS NOT NULL);
CREATE INDEX stock_move_by_sale_line ON public.stock_move USING btree (tenant_id, sale_line_id) WHERE (sale_line_id IS NOT NULL);
CREATE INDEX stock_move_by_time ON public.stock_move USING btree (tenant_id, hospital_id, moved_at);
CREATE INDEX stock_move_by_transfer_line ON public.stock_move USING btree (tenant_id, transfer_line_id) WHERE (transfer_line_id IS NOT NULL);

create policy own_tenant on stock_move using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER keep_stock_balance BEFORE INSERT ON public.stock_move FOR EACH ROW EXECUTE FUNCTION keep_stock_balance();

CREATE TRIGGER post_stock_moves AFTER INSERT ON public.stock_move REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post_stock_moves();

CREATE TRIGGER refuse_unsafe_sale BEFORE INSERT ON public.stock_move FOR EACH ROW WHEN ((new.move_kind = ANY (ARRAY['Sold'::text, 'Consumed'::text, 'IssuedOut'::text]))) EXECUTE FUNCTION refuse_unsafe_sale();
