create table purchase_order_step (
  from_status text not null,
  to_status text not null,
  constraint purchase_order_step_pkey PRIMARY KEY (from_status, to_status)
);
