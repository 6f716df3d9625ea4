create table specialization (
  tenant_id integer not null,
  specialization_id bigint generated as identity not null,
  specialization_name text not null,
  is_active boolean default true not null,
  constraint specialization_pkey PRIMARY KEY (tenant_id, specialization_id),
  constraint specialization_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX specialization_name_unique ON public.specialization USING btree (tenant_id, lower(specialization_name)) WHERE is_active;

create policy own_tenant on specialization using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.specialization FOR EACH ROW EXECUTE FUNCTION write_audit('specialization_id');
