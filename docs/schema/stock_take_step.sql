create table stock_take_step (
  from_status text not null,
  to_status text not null,
  constraint stock_take_step_pkey PRIMARY KEY (from_status, to_status)
);
