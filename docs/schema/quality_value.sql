create table quality_value (
  tenant_id integer not null,
  quality_value_id bigint generated as identity not null,
  hospital_id integer not null,
  indicator text not null,
  month text not null,
  ward_id bigint,
  numerator numeric,
  denominator numeric,
  value numeric,
  frozen_at timestamp with time zone default now() not null,
  constraint quality_value_indicator_check CHECK ((indicator <> ''::text)),
  constraint quality_value_month_check CHECK ((month ~ '^\d{4}-(0[1-9]|1[0-2])$'::text)),
  constraint quality_value_pkey PRIMARY KEY (tenant_id, quality_value_id),
  constraint quality_value_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint quality_value_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint quality_value_tenant_id_ward_id_fkey FOREIGN KEY (tenant_id, ward_id) REFERENCES bed_group(tenant_id, bed_group_id)
);
CREATE UNIQUE INDEX quality_value_once ON public.quality_value USING btree (tenant_id, hospital_id, month, indicator, COALESCE(ward_id, (0)::bigint));

create policy own_tenant on quality_value using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
