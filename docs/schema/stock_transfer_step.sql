create table stock_transfer_step (
  from_status text not null,
  to_status text not null,
  constraint stock_transfer_step_pkey PRIMARY KEY (from_status, to_status)
);
