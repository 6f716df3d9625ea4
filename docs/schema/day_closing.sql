create table day_closing (
  tenant_id integer not null,
  day_closing_id bigint generated as identity not null,
  hospital_id integer not null,
  collector_id bigint not null,
  fin_year text not null,
  closing_no bigint not null,
  closed_on date not null,
  closed_at timestamp with time zone not null,
  expected_cash_paise bigint not null,
  counted_cash_paise bigint not null,
  counts jsonb not null,
  reason text,
  reopened_at timestamp with time zone,
  reopened_by bigint,
  reopen_reason text,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint day_closing_counted_cash_paise_check CHECK ((counted_cash_paise >= 0)),
  constraint day_closing_pkey PRIMARY KEY (tenant_id, day_closing_id),
  constraint day_closing_tenant_id_collector_id_fkey FOREIGN KEY (tenant_id, collector_id) REFERENCES app_user(tenant_id, user_id),
  constraint day_closing_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint day_closing_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint day_closing_tenant_id_hospital_id_fin_year_closing_no_key UNIQUE (tenant_id, hospital_id, fin_year, closing_no),
  constraint day_closing_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint day_closing_tenant_id_reopened_by_fkey FOREIGN KEY (tenant_id, reopened_by) REFERENCES app_user(tenant_id, user_id),
  constraint difference_has_reason CHECK (((counted_cash_paise = expected_cash_paise) OR (reason IS NOT NULL))),
  constraint reopened_with_reason CHECK ((((reopened_at IS NULL) = (reopen_reason IS NULL)) AND ((reopened_at IS NULL) = (reopened_by IS NULL))))
);
CREATE INDEX day_closing_by_day ON public.day_closing USING btree (tenant_id, hospital_id, closed_on);
CREATE UNIQUE INDEX one_closing_a_day ON public.day_closing USING btree (tenant_id, hospital_id, collector_id, closed_on) WHERE (reopened_at IS NULL);

create policy own_tenant on day_closing using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.day_closing FOR EACH ROW EXECUTE FUNCTION write_audit('day_closing_id');
