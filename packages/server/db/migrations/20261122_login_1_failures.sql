-- Wrong log-ins counted by name and source, the devices somebody logs in from, what happened to log-ins and rights, and the token a session stands at.

-- Of a user, or of a name that nobody has: both are counted in one place, so that neither words nor time tell who is known here.
create table log_in_failure (
  tenant_id integer not null references tenant,
  subject_hash text not null,
  source text not null,
  failed_logins integer not null,
  locked_until timestamptz,
  last_at timestamptz not null default now(),
  primary key (tenant_id, subject_hash, source)
);
create index log_in_failure_by_age on log_in_failure (last_at);
call protect('log_in_failure', 'subject_hash', false);

-- A browser that somebody has logged in from keeps a token of its own; here is its hash.
create table known_device (
  tenant_id integer not null references tenant,
  user_id bigint not null,
  device_hash text not null,
  agent text,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (tenant_id, user_id, device_hash),
  foreign key (tenant_id, user_id) references app_user
);
create index known_device_by_age on known_device (last_at);
call protect('known_device', 'device_hash', false);

create table security_event (
  tenant_id integer not null references tenant,
  event_id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in ('log-in', 'failure', 'lock', 'log-out', 'factor added', 'factor removed', 'factor lost',
    'factor refused', 'step-up', 'password changed', 'rights changed', 'policy changed', 'session ended', 'new device',
    'token made', 'export', 'break-glass', 'key changed', 'wall hit')),
  user_id bigint,
  by_user_id bigint,
  ip text,
  agent text,
  result text not null default '',
  primary key (tenant_id, event_id)
);
create index security_event_by_time on security_event (tenant_id, at desc);
create index security_event_by_user on security_event (tenant_id, user_id, at desc);
-- Written once: the server can neither change nor remove a line.
call protect('security_event', 'event_id', false);
revoke update on security_event from charaka_app;

drop table unknown_log_in;
alter table app_user drop column failed_logins, drop column locked_until;

-- A renewed token makes the one before it worthless a few seconds later.
alter table session
  add column generation integer not null default 0,
  add column renewed_at timestamptz;
