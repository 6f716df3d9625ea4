-- Marked charts: whom lists show as restricted to those without a relation of care or the right (PS009).

-- A mark is put on and taken off, each with its day, its user and the reason; it is never deleted.
create table chart_mark (
  tenant_id integer not null references tenant,
  chart_mark_id bigint generated always as identity,
  patient_id bigint not null,
  kind text not null check (kind in ('VIP', 'Staff', 'HIV', 'Psychiatry', 'MTP', 'MLC', 'Minor', 'Other')),
  reason text not null check (reason <> ''),
  marked_by bigint not null,
  marked_at timestamptz not null default now(),
  ended_by bigint,
  ended_at timestamptz,
  end_reason text,
  primary key (tenant_id, chart_mark_id),
  foreign key (tenant_id, patient_id) references patient,
  foreign key (tenant_id, marked_by) references app_user,
  foreign key (tenant_id, ended_by) references app_user,
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (end_reason is null)),
  check (ended_at >= marked_at)
);
-- One mark at a time; what every list looks into is as small as the number of charts that are marked now.
create unique index chart_mark_once on chart_mark (tenant_id, patient_id) where ended_at is null;
call protect('chart_mark', 'chart_mark_id');
