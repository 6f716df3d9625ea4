-- The administrators' screens about log-ins: how long sessions last, and what their lists follow.

alter table security_policy
  add column session_hours integer not null default 12 check (session_hours between 1 and 12);

create index session_alive on session (tenant_id, (coalesce(renewed_at, started_at)) desc) where revoked_at is null;
create index security_event_by_kind on security_event (tenant_id, kind, at desc);

select grant_right('security', '{"0": "view add edit delete", "19": "view add edit delete"}');
