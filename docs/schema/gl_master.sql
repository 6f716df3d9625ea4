create table gl_master (
  tenant_id integer not null,
  glid bigint generated as identity not null,
  company_code text default 'C0001'::text not null,
  gl_name text not null,
  pl_bs_id integer not null,
  has_sub_ledgers boolean default false not null,
  opening_balance_paise bigint default 0 not null,
  narration text,
  is_system boolean default false not null,
  is_active boolean default true not null,
  constraint gl_master_pkey PRIMARY KEY (tenant_id, glid),
  constraint gl_master_pl_bs_id_fkey FOREIGN KEY (pl_bs_id) REFERENCES pl_bs(pl_bs_id),
  constraint gl_master_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX gl_master_by_name ON public.gl_master USING btree (tenant_id, lower(gl_name)) WHERE is_active;

create policy own_tenant on gl_master using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.gl_master FOR EACH ROW EXECUTE FUNCTION write_audit('glid');
