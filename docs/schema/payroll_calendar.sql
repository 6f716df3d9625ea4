create table payroll_calendar (
  tenant_id integer not null,
  calendar_id bigint generated as identity not null,
  start_date date not null,
  end_date date not null,
  is_active boolean default true not null,
  constraint payroll_calendar_check CHECK ((end_date >= start_date)),
  constraint payroll_calendar_pkey PRIMARY KEY (tenant_id, calendar_id),
  constraint payroll_calendar_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX payroll_calendar_start_unique ON public.payroll_calendar USING btree (tenant_id, start_date) WHERE is_active;

create policy own_tenant on payroll_calendar using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.payroll_calendar FOR EACH ROW EXECUTE FUNCTION write_audit('calendar_id');
