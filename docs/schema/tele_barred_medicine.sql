create table tele_barred_medicine (
  tenant_id integer not null,
  tele_barred_medicine_id bigint generated as identity not null,
  generic_name text not null,
  is_active boolean default true not null,
  constraint tele_barred_medicine_pkey PRIMARY KEY (tenant_id, tele_barred_medicine_id),
  constraint tele_barred_medicine_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX tele_barred_medicine_name_unique ON public.tele_barred_medicine USING btree (tenant_id, lower(generic_name)) WHERE is_active;

create policy own_tenant on tele_barred_medicine using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.tele_barred_medicine FOR EACH ROW EXECUTE FUNCTION write_audit('tele_barred_medicine_id');
