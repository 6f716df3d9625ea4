create table number_series (
  tenant_id integer not null,
  series text not null,
  hospital_id integer default 0 not null,
  fin_year text default ''::text not null,
  last_number bigint not null,
  constraint number_series_pkey PRIMARY KEY (tenant_id, series, hospital_id, fin_year),
  constraint number_series_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on number_series using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
