create table role (
  tenant_id integer not null,
  role_id integer not null,
  role_name text not null,
  dashboard_name text,
  is_system boolean default false not null,
  is_superadmin boolean default false not null,
  is_active boolean default true not null,
  views jsonb,
  counter_due_paise bigint default 200000,
  constraint role_counter_due_paise_check CHECK ((counter_due_paise >= 0)),
  constraint role_pkey PRIMARY KEY (tenant_id, role_id),
  constraint role_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint role_views CHECK ((jsonb_typeof(views) = 'array'::text))
);
CREATE UNIQUE INDEX role_name_unique ON public.role USING btree (tenant_id, lower(role_name)) WHERE is_active;

create policy own_tenant on role using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.role FOR EACH ROW EXECUTE FUNCTION write_audit('role_id');
