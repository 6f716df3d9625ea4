create table dispense_line (
  tenant_id integer not null,
  dispense_line_id bigint generated as identity not null,
  clinical_order_id bigint not null,
  sale_line_id bigint not null,
  pieces integer not null,
  constraint dispense_line_pieces_check CHECK ((pieces > 0)),
  constraint dispense_line_pkey PRIMARY KEY (tenant_id, dispense_line_id),
  constraint dispense_line_tenant_id_clinical_order_id_fkey FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id),
  constraint dispense_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint dispense_line_tenant_id_sale_line_id_fkey FOREIGN KEY (tenant_id, sale_line_id) REFERENCES pharmacy_sale_line(tenant_id, sale_line_id),
  constraint dispense_line_tenant_id_sale_line_id_key UNIQUE (tenant_id, sale_line_id)
);
CREATE INDEX dispense_line_by_order ON public.dispense_line USING btree (tenant_id, clinical_order_id);

create policy own_tenant on dispense_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
