create table sms_setting (
  tenant_id integer not null,
  sms_id bigint generated as identity not null,
  hospital_id integer not null,
  sms_type text not null,
  sms_name text not null,
  api_id text,
  sender_id text,
  contact text,
  username text,
  url text not null,
  method text not null,
  header_name text,
  header_value text,
  body text,
  success_text text,
  is_active boolean not null,
  constraint sms_setting_method_check CHECK ((method = ANY (ARRAY['get'::text, 'post-form'::text, 'post-json'::text]))),
  constraint sms_setting_pkey PRIMARY KEY (tenant_id, sms_id),
  constraint sms_setting_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint sms_setting_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id)
);
CREATE UNIQUE INDEX one_active_sms ON public.sms_setting USING btree (tenant_id, hospital_id) WHERE is_active;

create policy own_tenant on sms_setting using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.sms_setting FOR EACH ROW EXECUTE FUNCTION write_audit('sms_id');
