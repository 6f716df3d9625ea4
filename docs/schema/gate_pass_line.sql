create table gate_pass_line (
  tenant_id integer not null,
  gate_pass_line_id bigint generated as identity not null,
  hospital_id integer not null,
  gate_pass_id bigint not null,
  line_no integer not null,
  asset_id bigint,
  description text,
  quantity integer not null,
  back_quantity integer default 0 not null,
  is_away boolean default false not null,
  constraint gate_pass_line_away CHECK (((NOT is_away) OR ((asset_id IS NOT NULL) AND (back_quantity = 0)))),
  constraint gate_pass_line_back CHECK (((back_quantity >= 0) AND (back_quantity <= quantity))),
  constraint gate_pass_line_description_check CHECK (((description <> ''::text) AND (length(description) <= 120))),
  constraint gate_pass_line_names_one_thing CHECK (((asset_id IS NULL) <> (description IS NULL))),
  constraint gate_pass_line_of_asset CHECK (((asset_id IS NULL) OR (quantity = 1))),
  constraint gate_pass_line_pkey PRIMARY KEY (tenant_id, gate_pass_line_id),
  constraint gate_pass_line_quantity_check CHECK ((quantity > 0)),
  constraint gate_pass_line_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint gate_pass_line_tenant_id_gate_pass_id_line_no_key UNIQUE (tenant_id, gate_pass_id, line_no),
  constraint gate_pass_line_tenant_id_hospital_id_asset_id_fkey FOREIGN KEY (tenant_id, hospital_id, asset_id) REFERENCES asset(tenant_id, hospital_id, asset_id),
  constraint gate_pass_line_tenant_id_hospital_id_gate_pass_id_fkey FOREIGN KEY (tenant_id, hospital_id, gate_pass_id) REFERENCES gate_pass(tenant_id, hospital_id, gate_pass_id)
);
CREATE UNIQUE INDEX asset_out_once ON public.gate_pass_line USING btree (tenant_id, asset_id) WHERE is_away;

create policy own_tenant on gate_pass_line using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
