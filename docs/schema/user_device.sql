create table user_device (
  tenant_id integer not null,
  user_id bigint not null,
  role_id integer not null,
  staff_id bigint,
  sealed bytea,
  named_at timestamp with time zone not null,
  constraint user_device_pkey PRIMARY KEY (tenant_id, user_id),
  constraint user_device_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint user_device_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);

create policy own_tenant on user_device using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.user_device FOR EACH ROW EXECUTE FUNCTION write_audit('user_id');
