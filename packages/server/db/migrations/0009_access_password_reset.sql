-- One-time codes for forgotten passwords, and when a password was last changed: its hash never reaches the audit, the moment does.

alter table app_user add column password_changed_at timestamptz;

create table password_reset_code (
  tenant_id integer not null references tenant,
  code_id bigint generated always as identity,
  user_id bigint not null,
  code_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  used_at timestamptz,
  ip text,
  primary key (tenant_id, code_id),
  foreign key (tenant_id, user_id) references app_user
);
create index password_reset_code_by_user on password_reset_code (tenant_id, user_id, created_at);
-- Not audited: the audit would keep the hashes.
call protect('password_reset_code', 'code_id', false);
