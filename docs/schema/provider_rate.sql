create table provider_rate (
  tenant_id integer not null,
  provider_rate_id bigint generated as identity not null,
  third_party_provider_id bigint not null,
  lab_test_id bigint not null,
  rate_paise bigint not null,
  valid_from date not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint provider_rate_pkey PRIMARY KEY (tenant_id, provider_rate_id),
  constraint provider_rate_rate_paise_check CHECK ((rate_paise >= 0)),
  constraint provider_rate_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint provider_rate_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint provider_rate_tenant_id_lab_test_id_fkey FOREIGN KEY (tenant_id, lab_test_id) REFERENCES lab_test(tenant_id, lab_test_id),
  constraint provider_rate_tenant_id_third_party_provider_id_fkey FOREIGN KEY (tenant_id, third_party_provider_id) REFERENCES third_party_provider(tenant_id, third_party_provider_id)
);
CREATE INDEX provider_rate_by_test ON public.provider_rate USING btree (tenant_id, third_party_provider_id, lab_test_id, valid_from DESC);
CREATE INDEX provider_rate_of_test ON public.provider_rate USING btree (tenant_id, lab_test_id);

create policy own_tenant on provider_rate using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
