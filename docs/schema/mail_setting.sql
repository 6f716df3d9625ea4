create table mail_setting (
  tenant_id integer not null,
  email_id bigint generated as identity not null,
  hospital_id integer not null,
  smtp_server text not null,
  smtp_port integer not null,
  security text not null,
  smtp_username text,
  from_name text,
  from_address text not null,
  is_active boolean not null,
  constraint mail_setting_pkey PRIMARY KEY (tenant_id, email_id),
  constraint mail_setting_security_check CHECK ((security = ANY (ARRAY['starttls'::text, 'tls'::text, 'none'::text]))),
  constraint mail_setting_smtp_port_check CHECK (((smtp_port >= 1) AND (smtp_port <= 65535))),
  constraint mail_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint mail_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint mail_setting_tenant_id_hospital_id_key UNIQUE (tenant_id, hospital_id)
);

create policy own_tenant on mail_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.mail_setting FOR EACH ROW EXECUTE FUNCTION write_audit('email_id');
