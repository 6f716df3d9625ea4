create table hospital_sla (
  tenant_id integer not null,
  sla_id bigint generated as identity not null,
  sla_name text not null,
  sla_time_min integer not null,
  is_active boolean default true not null,
  constraint hospital_sla_pkey PRIMARY KEY (tenant_id, sla_id),
  constraint hospital_sla_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX hospital_sla_name_unique ON public.hospital_sla USING btree (tenant_id, lower(sla_name)) WHERE is_active;

create policy own_tenant on hospital_sla using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.hospital_sla FOR EACH ROW EXECUTE FUNCTION write_audit('sla_id');
