create table third_party_provider (
  tenant_id integer not null,
  third_party_provider_id bigint generated as identity not null,
  provider_name text not null,
  accreditation text,
  contact_no text,
  is_active boolean default true not null,
  constraint third_party_provider_pkey PRIMARY KEY (tenant_id, third_party_provider_id),
  constraint third_party_provider_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX third_party_provider_name_unique ON public.third_party_provider USING btree (tenant_id, lower(provider_name)) WHERE is_active;

create policy own_tenant on third_party_provider using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.third_party_provider FOR EACH ROW EXECUTE FUNCTION write_audit('third_party_provider_id');
