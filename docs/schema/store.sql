create table store (
  tenant_id integer not null,
  store_id bigint generated as identity not null,
  hospital_id integer not null,
  store_name text not null,
  store_code text not null,
  store_kind text not null,
  is_sale_allowed boolean default false not null,
  is_active boolean default true not null,
  constraint store_pkey PRIMARY KEY (tenant_id, store_id),
  constraint store_store_code_check CHECK (((char_length(store_code) >= 1) AND (char_length(store_code) <= 20))),
  constraint store_store_kind_check CHECK ((store_kind = ANY (ARRAY['Main'::text, 'Counter'::text, 'Ward'::text, 'Theatre'::text, 'Department'::text, 'Inspection'::text, 'Quarantine'::text, 'Transit'::text]))),
  constraint store_store_name_check CHECK (((char_length(store_name) >= 1) AND (char_length(store_name) <= 60))),
  constraint store_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint store_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint store_tenant_id_hospital_id_store_id_key UNIQUE (tenant_id, hospital_id, store_id)
);
CREATE UNIQUE INDEX store_by_code ON public.store USING btree (tenant_id, hospital_id, lower(store_code)) WHERE is_active;
CREATE UNIQUE INDEX store_by_name ON public.store USING btree (tenant_id, hospital_id, lower(store_name)) WHERE is_active;
CREATE UNIQUE INDEX store_one_of_kind ON public.store USING btree (tenant_id, hospital_id, store_kind) WHERE (store_kind = ANY (ARRAY['Main'::text, 'Inspection'::text, 'Quarantine'::text, 'Transit'::text]));

create policy own_tenant on store using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.store FOR EACH ROW EXECUTE FUNCTION write_audit('store_id');
