create table tpa_transfer_line (
  tenant_id integer not null,
  tpa_transfer_line_id bigint generated as identity not null,
  tpa_transfer_id bigint not null,
  service_charge_id bigint not null,
  left_out_reason text,
  from_tpa_charge_code text,
  from_tpa_charge_paise bigint not null,
  from_applied_charge_paise bigint not null,
  from_item_discount_paise bigint not null,
  to_tpa_charge_code text,
  to_tpa_charge_paise bigint not null,
  to_applied_charge_paise bigint not null,
  to_item_discount_paise bigint not null,
  from_package_price_paise bigint,
  constraint tpa_transfer_line_pkey PRIMARY KEY (tenant_id, tpa_transfer_line_id),
  constraint tpa_transfer_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint tpa_transfer_line_tenant_id_service_charge_id_fkey FOREIGN KEY (tenant_id, service_charge_id) REFERENCES service_charge(tenant_id, service_charge_id),
  constraint tpa_transfer_line_tenant_id_tpa_transfer_id_fkey FOREIGN KEY (tenant_id, tpa_transfer_id) REFERENCES tpa_transfer(tenant_id, tpa_transfer_id),
  constraint tpa_transfer_line_tenant_id_tpa_transfer_id_service_charge__key UNIQUE (tenant_id, tpa_transfer_id, service_charge_id)
);
CREATE INDEX tpa_transfer_line_by_charge ON public.tpa_transfer_line USING btree (tenant_id, service_charge_id);

create policy own_tenant on tpa_transfer_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
