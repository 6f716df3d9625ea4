create table growth_confirmation (
  tenant_id integer not null,
  growth_confirmation_id bigint generated as identity not null,
  vital_sign_set_id bigint not null,
  confirmed_by bigint not null,
  confirmed_at timestamp with time zone not null,
  constraint growth_confirmation_pkey PRIMARY KEY (tenant_id, growth_confirmation_id),
  constraint growth_confirmation_tenant_id_confirmed_by_fkey FOREIGN KEY (tenant_id, confirmed_by) REFERENCES app_user(tenant_id, user_id),
  constraint growth_confirmation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint growth_confirmation_tenant_id_vital_sign_set_id_fkey FOREIGN KEY (tenant_id, vital_sign_set_id) REFERENCES vital_sign_set(tenant_id, vital_sign_set_id),
  constraint growth_confirmation_tenant_id_vital_sign_set_id_key UNIQUE (tenant_id, vital_sign_set_id)
);
CREATE INDEX growth_confirmation_by_user ON public.growth_confirmation USING btree (tenant_id, confirmed_by);

create policy own_tenant on growth_confirmation using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.growth_confirmation FOR EACH ROW EXECUTE FUNCTION write_audit('growth_confirmation_id');
