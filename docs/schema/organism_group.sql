create table organism_group (
  tenant_id integer not null,
  organism_group_id bigint generated as identity not null,
  group_name text not null,
  is_active boolean default true not null,
  constraint organism_group_pkey PRIMARY KEY (tenant_id, organism_group_id),
  constraint organism_group_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX organism_group_name_unique ON public.organism_group USING btree (tenant_id, lower(group_name)) WHERE is_active;

create policy own_tenant on organism_group using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.organism_group FOR EACH ROW EXECUTE FUNCTION write_audit('organism_group_id');
