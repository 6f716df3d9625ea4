create table clock_mark (
  is_only boolean default true not null,
  latest timestamp with time zone not null,
  constraint clock_mark_is_only_check CHECK (is_only),
  constraint clock_mark_pkey PRIMARY KEY (is_only)
);
