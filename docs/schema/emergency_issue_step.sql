create table emergency_issue_step (
  from_status text not null,
  to_status text not null,
  constraint emergency_issue_step_pkey PRIMARY KEY (from_status, to_status)
);
