create table order_set_line (
  tenant_id integer not null,
  order_set_line_id bigint generated as identity not null,
  order_set_id bigint not null,
  version integer not null,
  line_no integer not null,
  charge_id bigint not null,
  quantity_thousandths bigint not null,
  priority text not null,
  instruction text,
  is_ticked boolean not null,
  constraint order_set_line_line_no_check CHECK ((line_no > 0)),
  constraint order_set_line_pkey PRIMARY KEY (tenant_id, order_set_line_id),
  constraint order_set_line_priority_check CHECK ((priority = ANY (ARRAY['Stat'::text, 'Urgent'::text, 'Routine'::text]))),
  constraint order_set_line_quantity_thousandths_check CHECK (((quantity_thousandths >= 1) AND (quantity_thousandths <= 999000))),
  constraint order_set_line_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint order_set_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint order_set_line_tenant_id_order_set_id_fkey FOREIGN KEY (tenant_id, order_set_id) REFERENCES order_set(tenant_id, order_set_id),
  constraint order_set_line_tenant_id_order_set_id_version_line_no_key UNIQUE (tenant_id, order_set_id, version, line_no),
  constraint order_set_line_version_check CHECK ((version > 0))
);
CREATE INDEX order_set_line_by_charge ON public.order_set_line USING btree (tenant_id, charge_id);

create policy own_tenant on order_set_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.order_set_line FOR EACH ROW EXECUTE FUNCTION write_audit('order_set_line_id');
