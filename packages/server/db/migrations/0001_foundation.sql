-- What every later table stands on: extensions, the application role, tenants, audit, number series, idempotency, sessions.

create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;

-- The server works as this role: not an owner, not a superuser, so row-level security binds it.
do $$ begin
  create role charaka_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant charaka_app to %I', current_user);
exception when others then null; -- a superuser needs no membership and may not grant it to itself
end $$;
grant usage on schema public to charaka_app;

create table tenant (
  tenant_id integer primary key,
  tenant_name text not null,
  display_name text not null,
  is_active boolean not null default true
);
create unique index tenant_by_name on tenant (lower(tenant_name));
grant select on tenant to charaka_app;

create table audit_log (
  tenant_id integer not null references tenant,
  audit_id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  hospital_id integer,
  user_id integer,
  ip text,
  request_id text,
  operation text,
  action text not null check (action in ('insert', 'update')),
  table_name text not null,
  record_id text not null,
  before jsonb,
  after jsonb,
  primary key (tenant_id, audit_id)
);
create index audit_log_by_record on audit_log (tenant_id, table_name, record_id, audit_id);
create index audit_log_by_time on audit_log (tenant_id, at desc);
alter table audit_log enable row level security;
create policy own_tenant on audit_log using (tenant_id = current_setting('app.tenant_id')::integer);
grant select, insert on audit_log to charaka_app;

-- Writes who changed what. Only changed columns are kept of an update; pictures and password hashes never are.
create function write_audit() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) - 'image' - 'password_hash' end;
  new_row jsonb := to_jsonb(new) - 'image' - 'password_hash';
  kept_before jsonb;
  kept_after jsonb := new_row;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row -> o.key)
      into kept_before, kept_after
      from jsonb_each(old_row) o where o.value is distinct from new_row -> o.key;
    if kept_after is null then return null; end if;
  end if;
  insert into audit_log (tenant_id, hospital_id, user_id, ip, request_id, operation, action, table_name, record_id, before, after)
  values (
    new.tenant_id,
    nullif(current_setting('app.hospital_id', true), '')::integer,
    nullif(current_setting('app.user_id', true), '')::integer,
    nullif(current_setting('app.ip', true), ''),
    nullif(current_setting('app.request_id', true), ''),
    coalesce(nullif(current_setting('app.operation', true), ''), 'system'),
    lower(tg_op), tg_table_name, new_row ->> tg_argv[0], kept_before, kept_after
  );
  return null;
end $$;

-- Puts a tenant table behind its wall: row-level security, no delete for the server, an audit row for every write.
create procedure protect(table_name text, key_column text, is_audited boolean default true) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format(
    'create policy own_tenant on %I using (tenant_id = current_setting(''app.tenant_id'')::integer)', table_name);
  execute format('grant select, insert, update on %I to charaka_app', table_name);
  if is_audited then
    execute format('create trigger audit after insert or update on %I for each row execute function write_audit(%L)',
      table_name, key_column);
  end if;
end $$;

-- Gapless numbers: the row stays locked until the transaction ends, so a rolled-back number is handed out again (Q87, Q145).
create table number_series (
  tenant_id integer not null references tenant,
  series text not null,
  hospital_id integer not null default 0,
  fin_year text not null default '',
  last_number bigint not null,
  primary key (tenant_id, series, hospital_id, fin_year)
);
call protect('number_series', 'series', false);

create function next_number(series_name text, of_hospital integer default 0, of_year text default '', how_many integer default 1)
returns bigint language sql as $$
  insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
  values (current_setting('app.tenant_id')::integer, series_name, of_hospital, of_year, how_many)
  on conflict (tenant_id, series, hospital_id, fin_year)
  do update set last_number = number_series.last_number + how_many
  returning last_number - how_many + 1;
$$;

-- The first answer of a money call, given again when the same key comes again.
create table idempotency_key (
  tenant_id integer not null references tenant,
  user_id integer not null,
  key text not null,
  path text not null,
  body_hash text not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, key)
);
call protect('idempotency_key', 'key', false);
create index idempotency_key_by_age on idempotency_key (created_at);
grant delete on idempotency_key to charaka_app;

create table country (
  country_id integer primary key,
  country_name text not null,
  country_code text not null unique
);
create table state (
  state_id integer primary key,
  country_id integer not null references country,
  state_name text not null,
  state_code text not null
);
create index state_by_country on state (country_id, state_name);
grant select on country, state to charaka_app;

create table hospital (
  tenant_id integer not null references tenant,
  hospital_id integer not null,
  hospital_name text not null,
  currency text not null default 'INR',
  currency_symbol text not null default '₹',
  country_id integer not null references country,
  state_id integer references state,
  state_code text,
  timezone text not null default 'Asia/Kolkata',
  date_format smallint not null default 1 check (date_format in (1, 2, 3)),
  time_format smallint not null default 12 check (time_format in (12, 24)),
  address text,
  city text,
  pincode text,
  phone text,
  email text,
  gst_number text,
  inpatient_admission_prefix text not null default 'IP',
  patient_registration_prefix text not null default 'MR',
  pharmacy_sale_prefix text not null default 'PH',
  is_non_hospital_charge boolean not null default false,
  group_wise_final_bill boolean not null default false,
  credit_limit_paise bigint not null default 0,
  cash_receipt_limit_paise bigint,
  upi_address text,
  is_active boolean not null default true,
  primary key (tenant_id, hospital_id)
);
call protect('hospital', 'hospital_id');

create table financial_year (
  tenant_id integer not null references tenant,
  fin_year text not null,
  year_from date not null,
  year_to date not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tenant_id, fin_year),
  check (year_from < year_to)
);
call protect('financial_year', 'fin_year');

create table print_setting (
  tenant_id integer not null references tenant,
  print_setting_id bigint generated by default as identity (start with 1000),
  hospital_id integer not null,
  setting_for text not null,
  image text,
  print_footer text,
  header_height integer,
  footer_height integer,
  is_active boolean not null default true,
  primary key (tenant_id, print_setting_id),
  foreign key (tenant_id, hospital_id) references hospital
);
create unique index print_setting_by_name on print_setting (tenant_id, hospital_id, setting_for) where is_active;
call protect('print_setting', 'print_setting_id');
