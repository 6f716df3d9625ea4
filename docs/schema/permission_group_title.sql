create table permission_group_title (
  tenant_id integer not null,
  short_name text not null,
  title text,
  constraint permission_group_title_pkey PRIMARY KEY (tenant_id, short_name),
  constraint permission_group_title_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint permission_group_title_title_check CHECK ((title <> ''::text))
);

create policy own_tenant on permission_group_title using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.permission_group_title FOR EACH ROW EXECUTE FUNCTION write_audit('short_name');
