create table stock_consumption (
  tenant_id integer not null,
  consumption_id bigint generated as identity not null,
  hospital_id integer not null,
  store_id bigint not null,
  batch_id bigint not null,
  units integer not null,
  reason text,
  consumed_by bigint not null,
  consumed_at timestamp with time zone not null,
  goods_issue_id bigint,
  admission_id bigint,
  constraint stock_consumption_admission FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id) NOT VALID,
  constraint stock_consumption_issue FOREIGN KEY (tenant_id, hospital_id, goods_issue_id) REFERENCES goods_issue(tenant_id, hospital_id, goods_issue_id) NOT VALID,
  constraint stock_consumption_pkey PRIMARY KEY (tenant_id, consumption_id),
  constraint stock_consumption_reason_check CHECK (((reason <> ''::text) AND (length(reason) <= 200))),
  constraint stock_consumption_tenant_id_consumed_by_fkey FOREIGN KEY (tenant_id, consumed_by) REFERENCES app_user(tenant_id, user_id),
  constraint stock_consumption_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_consumption_tenant_id_hospital_id_batch_id_fkey FOREIGN KEY (tenant_id, hospital_id, batch_id) REFERENCES pharmacy_batch(tenant_id, hospital_id, batch_id),
  constraint stock_consumption_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint stock_consumption_units_check CHECK ((units > 0)),
  constraint use_has_reason CHECK (((reason IS NOT NULL) OR (goods_issue_id IS NOT NULL))) NOT VALID
);
CREATE INDEX stock_consumption_by_admission ON public.stock_consumption USING btree (tenant_id, admission_id) WHERE (admission_id IS NOT NULL);
CREATE INDEX stock_consumption_by_issue ON public.stock_consumption USING btree (tenant_id, goods_issue_id) WHERE (goods_issue_id IS NOT NULL);
CREATE INDEX stock_consumption_by_store ON public.stock_consumption USING btree (tenant_id, store_id, consumed_at DESC);

create policy own_tenant on stock_consumption using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
