create table notification_setting (
  tenant_id integer not null,
  hospital_id integer not null,
  notification_id integer not null,
  is_mail boolean not null,
  is_sms boolean not null,
  words text,
  is_active boolean not null,
  constraint notification_setting_pkey PRIMARY KEY (tenant_id, hospital_id, notification_id),
  constraint notification_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint notification_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);

create policy own_tenant on notification_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.notification_setting FOR EACH ROW EXECUTE FUNCTION write_audit('notification_id');
