create table lab_step (
  of_what text not null,
  from_status text not null,
  to_status text not null,
  constraint lab_step_pkey PRIMARY KEY (of_what, from_status, to_status)
);
