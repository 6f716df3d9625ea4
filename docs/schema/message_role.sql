create table message_role (
  tenant_id integer not null,
  message_id bigint not null,
  role_id integer not null,
  is_active boolean default true not null,
  constraint message_role_pkey PRIMARY KEY (tenant_id, message_id, role_id),
  constraint message_role_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint message_role_tenant_id_message_id_fkey FOREIGN KEY (tenant_id, message_id) REFERENCES message(tenant_id, message_id),
  constraint message_role_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES role(tenant_id, role_id)
);

create policy own_tenant on message_role using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.message_role FOR EACH ROW EXECUTE FUNCTION write_audit('message_id');
