-- Who may open whose chart: the tenant's settings of the wall, and glass broken for a reason (Q225, PS007, PS008).

-- A tenant without a row has the wall, an hour and the administrators as its officers.
create table privacy_setting (
  tenant_id integer primary key references tenant,
  is_wall_enforced boolean not null default true,
  break_glass_minutes integer not null default 60 check (break_glass_minutes between 5 and 1440),
  officer_role_ids bigint[] not null default '{0,19}',
  updated_at timestamptz not null default now()
);
call protect('privacy_setting', 'tenant_id');

create table break_glass (
  tenant_id integer not null references tenant,
  break_glass_id bigint generated always as identity,
  hospital_id integer not null,
  user_id bigint not null,
  patient_id bigint not null,
  reason_kind text not null check (reason_kind in ('Emergency', 'On call', 'Handover', 'Billing', 'Other')),
  reason text not null,
  opened_at timestamptz not null default now(),
  ends_at timestamptz not null,
  reviewed_by bigint,
  reviewed_at timestamptz,
  verdict text check (verdict in ('Justified', 'NotJustified', 'Unclear')),
  review_note text,
  primary key (tenant_id, break_glass_id),
  foreign key (tenant_id, user_id) references app_user,
  check (ends_at > opened_at),
  check ((reviewed_by is null) = (verdict is null) and (reviewed_at is null) = (verdict is null)),
  -- Nobody judges himself.
  check (reviewed_by <> user_id),
  constraint break_glass_once exclude using gist (
    tenant_id with =, user_id with =, patient_id with =, tstzrange(opened_at, ends_at) with &&)
);
create index break_glass_by_time on break_glass (tenant_id, opened_at desc);
call protect('break_glass', 'break_glass_id');

-- The new screen reaches living tenants: administrators have it, nobody else.
insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
select tenant_id, role_id, 'privacy/access-log', true, true, true, true from role where role_id = 19
on conflict do nothing;
