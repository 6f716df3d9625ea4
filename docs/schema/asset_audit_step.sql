create table asset_audit_step (
  from_status text not null,
  to_status text not null,
  constraint asset_audit_step_pkey PRIMARY KEY (from_status, to_status)
);
