create table summary_template (
  tenant_id integer not null,
  summary_template_id bigint generated as identity not null,
  summary_template_name text not null,
  findings text,
  treatment text,
  condition_at_discharge text,
  advice text,
  is_active boolean default true not null,
  warning_signs text,
  constraint summary_template_pkey PRIMARY KEY (tenant_id, summary_template_id),
  constraint summary_template_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX summary_template_name_unique ON public.summary_template USING btree (tenant_id, lower(summary_template_name)) WHERE is_active;

create policy own_tenant on summary_template using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.summary_template FOR EACH ROW EXECUTE FUNCTION write_audit('summary_template_id');
