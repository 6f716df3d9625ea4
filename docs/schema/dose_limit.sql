create table dose_limit (
  tenant_id integer not null,
  dose_limit_id bigint generated as identity not null,
  generic_name text not null,
  most_mg_per_kg_day bigint not null,
  is_active boolean default true not null,
  most_mg_day bigint,
  constraint dose_limit_pkey PRIMARY KEY (tenant_id, dose_limit_id),
  constraint dose_limit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX dose_limit_name_unique ON public.dose_limit USING btree (tenant_id, lower(generic_name)) WHERE is_active;

create policy own_tenant on dose_limit using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.dose_limit FOR EACH ROW EXECUTE FUNCTION write_audit('dose_limit_id');
