create table privacy_setting (
  tenant_id integer not null,
  is_wall_enforced boolean default true not null,
  break_glass_minutes integer default 60 not null,
  officer_role_ids bigint[] default '{0,19}'::bigint[] not null,
  updated_at timestamp with time zone default now() not null,
  days_after_discharge integer default 7 not null,
  keep_log_years integer default 3 not null,
  constraint privacy_setting_break_glass_minutes_check CHECK (((break_glass_minutes >= 5) AND (break_glass_minutes <= 1440))),
  constraint privacy_setting_days_after_discharge_check CHECK (((days_after_discharge >= 0) AND (days_after_discharge <= 90))),
  constraint privacy_setting_keep_log_years_check CHECK (((keep_log_years >= 3) AND (keep_log_years <= 30))),
  constraint privacy_setting_pkey PRIMARY KEY (tenant_id),
  constraint privacy_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on privacy_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.privacy_setting FOR EACH ROW EXECUTE FUNCTION write_audit('tenant_id');
