create table department (
  tenant_id integer not null,
  department_id bigint generated as identity not null,
  department_name text not null,
  is_active boolean default true not null,
  constraint department_pkey PRIMARY KEY (tenant_id, department_id),
  constraint department_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX department_name_unique ON public.department USING btree (tenant_id, lower(department_name)) WHERE is_active;

create policy own_tenant on department using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.department FOR EACH ROW EXECUTE FUNCTION write_audit('department_id');
