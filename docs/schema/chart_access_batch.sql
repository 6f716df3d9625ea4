create table chart_access_batch (
  tenant_id integer not null,
  hour timestamp with time zone not null,
  batch_no integer not null,
  row_count integer not null,
  previous_hash text not null,
  hash text not null,
  written_at timestamp with time zone default clock_timestamp() not null,
  constraint chart_access_batch_pkey PRIMARY KEY (tenant_id, hour, batch_no)
);

create policy own_tenant on chart_access_batch using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
