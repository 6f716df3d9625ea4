create table opd_fee_setting (
  tenant_id integer not null,
  hospital_id integer not null,
  collects_after boolean default false not null,
  no_show_hours integer default 24 not null,
  is_free_without_rule boolean default false not null,
  constraint opd_fee_setting_no_show_hours_check CHECK (((no_show_hours >= 0) AND (no_show_hours <= 720))),
  constraint opd_fee_setting_pkey PRIMARY KEY (tenant_id, hospital_id),
  constraint opd_fee_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint opd_fee_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);

create policy own_tenant on opd_fee_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.opd_fee_setting FOR EACH ROW EXECUTE FUNCTION write_audit('hospital_id');
