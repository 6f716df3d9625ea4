create table stock_adjustment (
  tenant_id integer not null,
  stock_adjustment_id bigint generated as identity not null,
  hospital_id integer not null,
  store_id bigint not null,
  batch_id bigint not null,
  units integer not null,
  reason text not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  is_approved boolean default false not null,
  stock_take_line_id bigint,
  adjustment_kind text default 'Correction'::text not null,
  bag_number text,
  disposal_receipt text,
  asked_by bigint,
  constraint adjustment_is_by_two CHECK ((asked_by <> created_by)) NOT VALID,
  constraint bag_is_of_destruction CHECK (((adjustment_kind = 'Destruction'::text) OR ((bag_number IS NULL) AND (disposal_receipt IS NULL)))) NOT VALID,
  constraint destruction_has_two_persons CHECK (((adjustment_kind <> 'Destruction'::text) OR (asked_by IS NOT NULL))) NOT VALID,
  constraint destruction_is_by_two CHECK (((adjustment_kind <> 'Destruction'::text) OR (is_approved AND (bag_number IS NOT NULL)))) NOT VALID,
  constraint stock_adjustment_asked_by FOREIGN KEY (tenant_id, asked_by) REFERENCES app_user(tenant_id, user_id) NOT VALID,
  constraint stock_adjustment_kind CHECK ((adjustment_kind = ANY (ARRAY['Correction'::text, 'Breakage'::text, 'Destruction'::text]))) NOT VALID,
  constraint stock_adjustment_pkey PRIMARY KEY (tenant_id, stock_adjustment_id),
  constraint stock_adjustment_stock_take_line FOREIGN KEY (tenant_id, stock_take_line_id) REFERENCES stock_take_line(tenant_id, stock_take_line_id) NOT VALID,
  constraint stock_adjustment_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_adjustment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_adjustment_tenant_id_hospital_id_batch_id_fkey FOREIGN KEY (tenant_id, hospital_id, batch_id) REFERENCES pharmacy_batch(tenant_id, hospital_id, batch_id),
  constraint stock_adjustment_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint stock_adjustment_units_check CHECK ((units <> 0)),
  constraint write_off_takes_units CHECK (((adjustment_kind = 'Correction'::text) OR (units < 0))) NOT VALID
);
CREATE INDEX stock_adjustment_by_batch ON public.stock_adjustment USING btree (tenant_id, batch_id);
CREATE INDEX stock_adjustment_by_store ON public.stock_adjustment USING btree (tenant_id, store_id, created_at);
CREATE UNIQUE INDEX stock_adjustment_by_take_line ON public.stock_adjustment USING btree (tenant_id, stock_take_line_id) WHERE (stock_take_line_id IS NOT NULL);
CREATE INDEX stock_adjustment_by_time ON public.stock_adjustment USING btree (tenant_id, hospital_id, created_at DESC);
CREATE INDEX stock_adjustment_by_user ON public.stock_adjustment USING btree (tenant_id, created_by, created_at);

create policy own_tenant on stock_adjustment using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
