create table user_hospital (
  tenant_id integer not null,
  user_id bigint not null,
  hospital_id integer not null,
  is_active boolean default true not null,
  constraint user_hospital_pkey PRIMARY KEY (tenant_id, user_id, hospital_id),
  constraint user_hospital_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint user_hospital_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint user_hospital_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES app_user(tenant_id, user_id)
);

create policy own_tenant on user_hospital using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.user_hospital FOR EACH ROW EXECUTE FUNCTION write_audit('user_id');
