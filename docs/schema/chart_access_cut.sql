create table chart_access_cut (
  tenant_id integer not null,
  hour timestamp with time zone not null,
  batch_no integer not null,
  hash text not null,
  cut_at timestamp with time zone default clock_timestamp() not null,
  constraint chart_access_cut_pkey PRIMARY KEY (tenant_id)
);

create policy own_tenant on chart_access_cut using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
