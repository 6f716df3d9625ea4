create table narrative_template (
  tenant_id integer not null,
  narrative_template_id bigint generated as identity not null,
  template_name text not null,
  sections text not null,
  is_active boolean default true not null,
  constraint narrative_template_pkey PRIMARY KEY (tenant_id, narrative_template_id),
  constraint narrative_template_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX narrative_template_name_unique ON public.narrative_template USING btree (tenant_id, lower(template_name)) WHERE is_active;

create policy own_tenant on narrative_template using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.narrative_template FOR EACH ROW EXECUTE FUNCTION write_audit('narrative_template_id');
