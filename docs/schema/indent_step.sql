create table indent_step (
  from_status text not null,
  to_status text not null,
  constraint indent_step_pkey PRIMARY KEY (from_status, to_status)
);
