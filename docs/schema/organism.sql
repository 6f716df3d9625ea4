create table organism (
  tenant_id integer not null,
  organism_id bigint generated as identity not null,
  organism_name text not null,
  whonet_code text,
  organism_group_id bigint not null,
  gram_kind smallint,
  is_alert boolean,
  is_active boolean default true not null,
  constraint organism_pkey PRIMARY KEY (tenant_id, organism_id),
  constraint organism_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint organism_tenant_id_organism_group_id_fkey FOREIGN KEY (tenant_id, organism_group_id) REFERENCES organism_group(tenant_id, organism_group_id)
);
CREATE INDEX organism_by_group ON public.organism USING btree (tenant_id, organism_group_id);
CREATE UNIQUE INDEX organism_name_unique ON public.organism USING btree (tenant_id, lower(organism_name)) WHERE is_active;

create policy own_tenant on organism using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.organism FOR EACH ROW EXECUTE FUNCTION write_audit('organism_id');
