create table gate_pass_step (
  from_status text not null,
  to_status text not null,
  constraint gate_pass_step_pkey PRIMARY KEY (from_status, to_status)
);
