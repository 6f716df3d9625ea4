create table financial_year (
  tenant_id integer not null,
  fin_year text not null,
  year_from date not null,
  year_to date not null,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  constraint financial_year_check CHECK ((year_from < year_to)),
  constraint financial_year_overlap EXCLUDE USING gist (tenant_id WITH =, daterange(year_from, year_to, '[]'::text) WITH &&) WHERE (is_active),
  constraint financial_year_pkey PRIMARY KEY (tenant_id, fin_year),
  constraint financial_year_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);

create policy own_tenant on financial_year using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.financial_year FOR EACH ROW EXECUTE FUNCTION write_audit('fin_year');
