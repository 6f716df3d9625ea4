create table app_user (
  tenant_id integer not null,
  user_id bigint generated as identity not null,
  name text not null,
  email text,
  phone text,
  password_hash text not null,
  role_id integer not null,
  hospital_id integer not null,
  staff_id bigint,
  is_hospitals_visible boolean default false not null,
  is_active boolean default true not null,
  password_changed_at timestamp with time zone,
  must_change_password boolean default false not null,
  approvals_frozen_until timestamp with time zone,
  verification_frozen_until timestamp with time zone,
  email_since timestamp with time zone,
  made_at timestamp with time zone default now(),
  constraint app_user_check CHECK (((email IS NOT NULL) OR (phone IS NOT NULL))),
  constraint app_user_pkey PRIMARY KEY (tenant_id, user_id),
  constraint app_user_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint app_user_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint app_user_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES role(tenant_id, role_id),
  constraint app_user_tenant_id_staff_id_fkey FOREIGN KEY (tenant_id, staff_id) REFERENCES staff(tenant_id, staff_id)
);
CREATE UNIQUE INDEX app_user_by_email ON public.app_user USING btree (tenant_id, lower(email));
CREATE UNIQUE INDEX app_user_by_phone ON public.app_user USING btree (tenant_id, phone);
CREATE INDEX app_user_by_role ON public.app_user USING btree (tenant_id, role_id);
CREATE UNIQUE INDEX app_user_by_staff ON public.app_user USING btree (tenant_id, staff_id);

create policy own_tenant on app_user using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.app_user FOR EACH ROW EXECUTE FUNCTION write_audit('user_id');
