create table opd_queue_step (
  from_state text not null,
  to_state text not null,
  constraint opd_queue_step_pkey PRIMARY KEY (from_state, to_state)
);
