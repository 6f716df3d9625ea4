create table outsource_dispatch (
  tenant_id integer not null,
  dispatch_id bigint generated as identity not null,
  hospital_id integer not null,
  dispatch_no bigint not null,
  third_party_provider_id bigint not null,
  sent_at timestamp with time zone not null,
  sent_by bigint not null,
  expected_on date not null,
  courier text,
  temperature text,
  constraint outsource_dispatch_dispatch_no_check CHECK ((dispatch_no > 0)),
  constraint outsource_dispatch_pkey PRIMARY KEY (tenant_id, dispatch_id),
  constraint outsource_dispatch_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint outsource_dispatch_tenant_id_hospital_id_dispatch_no_key UNIQUE (tenant_id, hospital_id, dispatch_no),
  constraint outsource_dispatch_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint outsource_dispatch_tenant_id_sent_by_fkey FOREIGN KEY (tenant_id, sent_by) REFERENCES app_user(tenant_id, user_id),
  constraint outsource_dispatch_tenant_id_third_party_provider_id_fkey FOREIGN KEY (tenant_id, third_party_provider_id) REFERENCES third_party_provider(tenant_id, third_party_provider_id)
);
CREATE INDEX outsource_dispatch_by_provider ON public.outsource_dispatch USING btree (tenant_id, third_party_provider_id);

create policy own_tenant on outsource_dispatch using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.outsource_dispatch FOR EACH ROW EXECUTE FUNCTION write_audit('dispatch_id');
