create table patient_name_use (
  tenant_id integer not null,
  word text not null,
  patient_id bigint not null,
  name text not null,
  constraint patient_name_use_pkey PRIMARY KEY (tenant_id, word, patient_id) INCLUDE (name)
);

create policy own_tenant on patient_name_use using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
