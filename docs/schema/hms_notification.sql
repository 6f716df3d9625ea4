create table hms_notification (
  tenant_id integer not null,
  notification_id bigint generated as identity not null,
  role_id integer not null,
  title text not null,
  created_at timestamp with time zone default now() not null,
  created_by bigint not null,
  read_at timestamp with time zone,
  read_by bigint,
  user_id bigint,
  path text,
  title_code text,
  title_params jsonb,
  constraint hms_notification_check CHECK (((read_at IS NULL) = (read_by IS NULL))),
  constraint hms_notification_pkey PRIMARY KEY (tenant_id, notification_id),
  constraint hms_notification_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint hms_notification_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint hms_notification_tenant_id_read_by_fkey FOREIGN KEY (tenant_id, read_by) REFERENCES app_user(tenant_id, user_id),
  constraint hms_notification_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES role(tenant_id, role_id),
  constraint hms_notification_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX hms_notification_by_group ON public.hms_notification USING btree (tenant_id, role_id, created_at DESC);
CREATE INDEX hms_notification_of_user ON public.hms_notification USING btree (tenant_id, user_id, created_at DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX hms_notification_unread ON public.hms_notification USING btree (tenant_id, role_id, created_at DESC) WHERE (read_at IS NULL);

create policy own_tenant on hms_notification using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.hms_notification FOR EACH ROW EXECUTE FUNCTION write_audit('notification_id');
