create table message (
  tenant_id integer not null,
  message_id bigint generated as identity not null,
  title text not null,
  body_html text not null,
  publish_date date not null,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  created_by bigint not null,
  constraint message_pkey PRIMARY KEY (tenant_id, message_id),
  constraint message_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint message_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX message_by_publish_date ON public.message USING btree (tenant_id, publish_date);

create policy own_tenant on message using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.message FOR EACH ROW EXECUTE FUNCTION write_audit('message_id');
