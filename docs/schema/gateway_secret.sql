create table gateway_secret (
  tenant_id integer not null,
  owner text not null,
  record_id bigint not null,
  field text not null,
  sealed bytea,
  key_name text not null,
  set_by bigint not null,
  set_at timestamp with time zone not null,
  constraint gateway_secret_owner_check CHECK ((owner = ANY (ARRAY['sms'::text, 'mail'::text, 'payment'::text]))),
  constraint gateway_secret_pkey PRIMARY KEY (tenant_id, owner, record_id, field),
  constraint gateway_secret_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint gateway_secret_tenant_id_set_by_fkey FOREIGN KEY (tenant_id, set_by) REFERENCES app_user(tenant_id, user_id)
);

create policy own_tenant on gateway_secret using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.gateway_secret FOR EACH ROW EXECUTE FUNCTION write_audit('record_id');
