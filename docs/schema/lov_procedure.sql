create table lov_procedure (
  tenant_id integer not null,
  procedure_id bigint generated as identity not null,
  procedure_name text not null,
  description text,
  is_active boolean default true not null,
  constraint lov_procedure_pkey PRIMARY KEY (tenant_id, procedure_id),
  constraint lov_procedure_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX lov_procedure_name_unique ON public.lov_procedure USING btree (tenant_id, lower(procedure_name)) WHERE is_active;

create policy own_tenant on lov_procedure using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lov_procedure FOR EACH ROW EXECUTE FUNCTION write_audit('procedure_id');
