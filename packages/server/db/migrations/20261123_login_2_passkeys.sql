-- Passkeys and security keys: the host each is good for, and the challenges they answer, each once.

alter table factor
  add column rp_id text,
  add check ((kind = 'WebAuthn') = (rp_id is not null and sign_count is not null));

create table factor_challenge (
  tenant_id integer not null references tenant,
  challenge text not null,
  session_id uuid not null,
  purpose text not null check (purpose in ('register', 'prove')),
  made_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (tenant_id, challenge),
  foreign key (tenant_id, session_id) references session on delete cascade
);
create index factor_challenge_by_session on factor_challenge (tenant_id, session_id);
create index factor_challenge_by_age on factor_challenge (made_at);
call protect('factor_challenge', 'challenge', false);
