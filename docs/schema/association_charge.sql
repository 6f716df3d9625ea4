create table association_charge (
  tenant_id integer not null,
  association_charge_id bigint generated as identity not null,
  association_id bigint not null,
  charge_id bigint not null,
  tpa_charge_code text,
  tpa_charge_paise bigint not null,
  is_active boolean default true not null,
  valid_from date default '2000-01-01'::date not null,
  constraint association_charge_pkey PRIMARY KEY (tenant_id, association_charge_id),
  constraint association_charge_tenant_id_association_id_fkey FOREIGN KEY (tenant_id, association_id) REFERENCES association(tenant_id, association_id),
  constraint association_charge_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint association_charge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint association_charge_tpa_charge_paise_check CHECK ((tpa_charge_paise >= 0))
);
CREATE INDEX association_charge_by_charge ON public.association_charge USING btree (tenant_id, charge_id);
CREATE UNIQUE INDEX association_charge_unique ON public.association_charge USING btree (tenant_id, association_id, charge_id, valid_from) WHERE is_active;

create policy own_tenant on association_charge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.association_charge FOR EACH ROW EXECUTE FUNCTION write_audit('association_charge_id');
