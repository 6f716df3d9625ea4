create table indent_line (
  tenant_id integer not null,
  indent_line_id bigint generated as identity not null,
  indent_id bigint not null,
  item_id bigint not null,
  units integer not null,
  constraint indent_line_pkey PRIMARY KEY (tenant_id, indent_line_id),
  constraint indent_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint indent_line_tenant_id_indent_id_fkey FOREIGN KEY (tenant_id, indent_id) REFERENCES indent(tenant_id, indent_id),
  constraint indent_line_tenant_id_indent_id_item_id_key UNIQUE (tenant_id, indent_id, item_id),
  constraint indent_line_tenant_id_item_id_fkey FOREIGN KEY (tenant_id, item_id) REFERENCES pharmacy_item(tenant_id, item_id),
  constraint indent_line_units_check CHECK ((units > 0))
);

create policy own_tenant on indent_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
