create table delegation (
  tenant_id integer not null,
  delegation_id bigint generated as identity not null,
  staff_id bigint not null,
  approver_id bigint not null,
  approved_by_id bigint,
  from_day date not null,
  to_day date,
  is_enabled boolean default true not null,
  approved_at timestamp with time zone default now() not null,
  constraint delegation_check CHECK ((staff_id <> approver_id)),
  constraint delegation_check1 CHECK ((to_day >= from_day)),
  constraint delegation_overlap EXCLUDE USING gist (tenant_id WITH =, staff_id WITH =, daterange(from_day, to_day, '[]'::text) WITH &&) WHERE (is_enabled),
  constraint delegation_pkey PRIMARY KEY (tenant_id, delegation_id),
  constraint delegation_tenant_id_approved_by_id_fkey FOREIGN KEY (tenant_id, approved_by_id) REFERENCES staff(tenant_id, staff_id),
  constraint delegation_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES staff(tenant_id, staff_id),
  constraint delegation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint delegation_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE INDEX delegation_by_approved_by ON public.delegation USING btree (tenant_id, approved_by_id);
CREATE INDEX delegation_by_approver ON public.delegation USING btree (tenant_id, approver_id);
CREATE INDEX delegation_by_staff ON public.delegation USING btree (tenant_id, staff_id);

create policy own_tenant on delegation using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.delegation FOR EACH ROW EXECUTE FUNCTION write_audit('delegation_id');
