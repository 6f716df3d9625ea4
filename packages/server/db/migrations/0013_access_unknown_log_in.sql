-- Wrong log-ins under names nobody has: they are locked as users are, so that a lock does not tell who is known here.

create table unknown_log_in (
  tenant_id integer not null references tenant,
  name_hash text not null,
  failed_logins integer not null,
  locked_until timestamptz,
  last_at timestamptz not null default now(),
  primary key (tenant_id, name_hash)
);
create index unknown_log_in_by_age on unknown_log_in (last_at);
call protect('unknown_log_in', 'name_hash', false);
