create table allergy (
  tenant_id integer not null,
  allergy_id bigint generated as identity not null,
  allergic_drug text not null,
  drug_category text,
  is_active boolean default true not null,
  constraint allergy_pkey PRIMARY KEY (tenant_id, allergy_id),
  constraint allergy_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX allergy_allergic_drug_unique ON public.allergy USING btree (tenant_id, lower(allergic_drug)) WHERE is_active;

create policy own_tenant on allergy using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.allergy FOR EACH ROW EXECUTE FUNCTION write_audit('allergy_id');
