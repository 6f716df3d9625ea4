-- Second factors, the codes that were used, recovery codes, what a tenant demands, and how a session was proved.

create table factor (
  tenant_id integer not null references tenant,
  factor_id bigint generated always as identity,
  user_id bigint not null,
  kind text not null check (kind in ('TOTP', 'WebAuthn')),
  label text not null,
  -- Of TOTP: the secret, sealed for this tenant and user.
  sealed bytea,
  -- Of WebAuthn: the key the device keeps the other half of.
  credential_id text,
  public_key bytea,
  sign_count bigint,
  transports text[],
  added_on timestamptz not null default now(),
  last_used_on timestamptz,
  is_active boolean not null default true,
  primary key (tenant_id, factor_id),
  foreign key (tenant_id, user_id) references app_user,
  check ((kind = 'TOTP') = (sealed is not null)),
  check ((kind = 'WebAuthn') = (credential_id is not null and public_key is not null))
);
create index factor_by_user on factor (tenant_id, user_id) where is_active;
create unique index factor_credential_unique on factor (tenant_id, credential_id) where is_active;
-- Not audited: the audit would keep the secrets. security_event tells of factors.
call protect('factor', 'factor_id', false);

-- A code counts once: two who send it at one moment meet here.
create table factor_use (
  tenant_id integer not null references tenant,
  factor_id bigint not null,
  step bigint not null,
  used_at timestamptz not null default now(),
  primary key (tenant_id, factor_id, step),
  foreign key (tenant_id, factor_id) references factor
);
create index factor_use_by_age on factor_use (used_at);
call protect('factor_use', 'step', false);
revoke update on factor_use from charaka_app;

create table recovery_code (
  tenant_id integer not null references tenant,
  code_id bigint generated always as identity,
  user_id bigint not null,
  code_hash text not null,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  is_active boolean not null default true,
  primary key (tenant_id, code_id),
  foreign key (tenant_id, user_id) references app_user
);
create unique index recovery_code_unique on recovery_code (tenant_id, user_id, code_hash) where is_active;
call protect('recovery_code', 'code_id', false);

-- A factor that its owner has lost: one administrator asks, another one or the operator takes it away.
create table factor_loss (
  tenant_id integer not null references tenant,
  loss_id bigint generated always as identity,
  user_id bigint not null,
  asked_by_id bigint not null,
  asked_at timestamptz not null default now(),
  done_by_id bigint,
  done_at timestamptz,
  primary key (tenant_id, loss_id),
  foreign key (tenant_id, user_id) references app_user,
  foreign key (tenant_id, asked_by_id) references app_user,
  check (done_by_id <> asked_by_id)
);
create index factor_loss_by_user on factor_loss (tenant_id, user_id) where done_at is null;
call protect('factor_loss', 'loss_id');

create table security_policy (
  tenant_id integer primary key references tenant,
  -- Whom a second factor is demanded of; 'nobody' counts only while nothing but the machine itself reaches the server.
  factor_for text not null default 'privileged' check (factor_for in ('nobody', 'privileged', 'all')),
  -- Money that leaves above this is confirmed once more.
  step_up_above_paise bigint not null default 5000000 check (step_up_above_paise >= 0)
);
call protect('security_policy', 'tenant_id');
insert into security_policy (tenant_id, factor_for) select tenant_id, 'nobody' from tenant where tenant_name = 'demo';

alter table session
  add column factor_level text not null default 'Password' check (factor_level in ('Password', 'SecondFactor', 'Sso')),
  add column stepped_up_on timestamptz;
