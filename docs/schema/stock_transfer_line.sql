create table stock_transfer_line (
  tenant_id integer not null,
  transfer_line_id bigint generated as identity not null,
  transfer_id bigint not null,
  lot_id bigint not null,
  units_issued integer not null,
  units_received integer,
  short_reason text,
  constraint shortage_has_reason CHECK (((units_received IS NULL) OR ((units_received < units_issued) = (short_reason IS NOT NULL)))),
  constraint stock_transfer_line_check CHECK (((units_received >= 0) AND (units_received <= units_issued))),
  constraint stock_transfer_line_pkey PRIMARY KEY (tenant_id, transfer_line_id),
  constraint stock_transfer_line_short_reason_check CHECK ((length(short_reason) <= 200)),
  constraint stock_transfer_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint stock_transfer_line_tenant_id_lot_id_fkey FOREIGN KEY (tenant_id, lot_id) REFERENCES stock_lot(tenant_id, lot_id),
  constraint stock_transfer_line_tenant_id_transfer_id_fkey FOREIGN KEY (tenant_id, transfer_id) REFERENCES stock_transfer(tenant_id, transfer_id),
  constraint stock_transfer_line_tenant_id_transfer_id_lot_id_key UNIQUE (tenant_id, transfer_id, lot_id),
  constraint stock_transfer_line_units_issued_check CHECK ((units_issued > 0))
);

create policy own_tenant on stock_transfer_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.stock_transfer_line FOR EACH ROW EXECUTE FUNCTION write_audit('transfer_line_id');
