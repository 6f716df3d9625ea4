create table notifiable_disease (
  tenant_id integer not null,
  notifiable_disease_id bigint generated as identity not null,
  disease_name text not null,
  icd_prefix text not null,
  is_active boolean default true not null,
  constraint notifiable_disease_pkey PRIMARY KEY (tenant_id, notifiable_disease_id),
  constraint notifiable_disease_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE UNIQUE INDEX notifiable_disease_name_unique ON public.notifiable_disease USING btree (tenant_id, lower(disease_name)) WHERE is_active;

create policy own_tenant on notifiable_disease using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.notifiable_disease FOR EACH ROW EXECUTE FUNCTION write_audit('notifiable_disease_id');
