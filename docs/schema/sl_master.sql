create table sl_master (
  tenant_id integer not null,
  glid bigint not null,
  slid bigint generated as identity not null,
  sl_name text not null,
  is_active boolean default true not null,
  constraint sl_master_pkey PRIMARY KEY (tenant_id, glid, slid),
  constraint sl_master_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint sl_master_tenant_id_glid_fkey FOREIGN KEY (tenant_id, glid) REFERENCES gl_master(tenant_id, glid)
);
CREATE UNIQUE INDEX sl_master_by_name ON public.sl_master USING btree (tenant_id, glid, lower(sl_name)) WHERE is_active;

create policy own_tenant on sl_master using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.sl_master FOR EACH ROW EXECUTE FUNCTION write_audit('slid');
