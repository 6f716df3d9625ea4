create table schema_migration (
  name text not null,
  applied_at timestamp with time zone default now() not null,
  sha256 text,
  kind text,
  constraint schema_migration_pkey PRIMARY KEY (name)
);
