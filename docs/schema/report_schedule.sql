create table report_schedule (
  tenant_id integer not null,
  report_schedule_id bigint generated as identity not null,
  hospital_id integer not null,
  schedule_name text not null,
  report_menu text not null,
  every_kind text not null,
  day_of integer,
  at_time text not null,
  period text not null,
  recipient_ids integer[] default '{}'::integer[] not null,
  addresses text,
  only_if text not null,
  threshold_field text,
  is_below boolean default false not null,
  threshold_amount_paise bigint,
  is_crossed boolean default false not null,
  owner_id bigint not null,
  origin text default ''::text not null,
  next_due_on timestamp with time zone not null,
  last_due_on timestamp with time zone,
  last_state text,
  last_failure text,
  is_active boolean default true not null,
  saved_report_view_id bigint,
  custom_report_id bigint,
  allowed_content jsonb,
  allowed_rights text[] default '{}'::text[] not null,
  constraint report_schedule_at_time_check CHECK ((at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint report_schedule_check CHECK (((only_if <> 'ThresholdCrossed'::text) OR ((threshold_field IS NOT NULL) AND (threshold_amount_paise IS NOT NULL)))),
  constraint report_schedule_custom FOREIGN KEY (tenant_id, custom_report_id) REFERENCES custom_report(tenant_id, custom_report_id) NOT VALID,
  constraint report_schedule_day_of_check CHECK (((day_of >= 1) AND (day_of <= 31))),
  constraint report_schedule_every_kind_check CHECK ((every_kind = ANY (ARRAY['Day'::text, 'Week'::text, 'Month'::text, 'Quarter'::text]))),
  constraint report_schedule_last_state_check CHECK ((last_state = ANY (ARRAY['Sent'::text, 'NothingToSend'::text, 'Failed'::text, 'OwnerLostRight'::text]))),
  constraint report_schedule_only_if_check CHECK ((only_if = ANY (ARRAY['Always'::text, 'NotEmpty'::text, 'ThresholdCrossed'::text]))),
  constraint report_schedule_period_check CHECK ((period = ANY (ARRAY['Today'::text, 'Yesterday'::text, 'LastWeek'::text, 'MonthToDate'::text, 'LastMonth'::text, 'LastQuarter'::text, 'YearToDate'::text, 'LastYear'::text, 'Last12Months'::text]))),
  constraint report_schedule_pkey PRIMARY KEY (tenant_id, report_schedule_id),
  constraint report_schedule_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint report_schedule_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint report_schedule_tenant_id_owner_id_fkey FOREIGN KEY (tenant_id, owner_id) REFERENCES app_user(tenant_id, user_id),
  constraint report_schedule_view FOREIGN KEY (tenant_id, saved_report_view_id) REFERENCES saved_report_view(tenant_id, saved_report_view_id) NOT VALID
);
CREATE INDEX report_schedule_by_custom ON public.report_schedule USING btree (tenant_id, custom_report_id) WHERE (custom_report_id IS NOT NULL);
CREATE INDEX report_schedule_by_view ON public.report_schedule USING btree (tenant_id, saved_report_view_id) WHERE (saved_report_view_id IS NOT NULL);
CREATE INDEX report_schedule_due ON public.report_schedule USING btree (tenant_id, next_due_on) WHERE is_active;
CREATE UNIQUE INDEX report_schedule_unique ON public.report_schedule USING btree (tenant_id, hospital_id, lower(schedule_name)) WHERE is_active;

create policy own_tenant on report_schedule using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.report_schedule FOR EACH ROW EXECUTE FUNCTION write_audit('report_schedule_id');
