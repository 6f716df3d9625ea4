create table delegation_use (
  tenant_id integer not null,
  use_id bigint generated as identity not null,
  delegation_id bigint not null,
  staff_id bigint not null,
  staff_name text not null,
  approver_id bigint not null,
  approver_name text not null,
  deed text not null,
  used_at timestamp with time zone default now() not null,
  constraint delegation_use_pkey PRIMARY KEY (tenant_id, use_id),
  constraint delegation_use_tenant_id_delegation_id_fkey FOREIGN KEY (tenant_id, delegation_id) REFERENCES delegation(tenant_id, delegation_id),
  constraint delegation_use_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX delegation_use_by_delegation ON public.delegation_use USING btree (tenant_id, delegation_id);

create policy own_tenant on delegation_use using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.delegation_use FOR EACH ROW EXECUTE FUNCTION write_audit('use_id');
