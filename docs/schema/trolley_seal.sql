create table trolley_seal (
  tenant_id integer not null,
  trolley_seal_id bigint generated as identity not null,
  hospital_id integer not null,
  store_id bigint not null,
  seal_no text not null,
  missing_reason text,
  sealed_by bigint not null,
  sealed_at timestamp with time zone not null,
  broken_by bigint,
  broken_at timestamp with time zone,
  break_reason text,
  constraint breaking_is_whole CHECK ((num_nonnulls(broken_by, broken_at, break_reason) = ANY (ARRAY[0, 3]))),
  constraint trolley_seal_break_reason_check CHECK ((length(break_reason) <= 200)),
  constraint trolley_seal_missing_reason_check CHECK ((length(missing_reason) <= 200)),
  constraint trolley_seal_pkey PRIMARY KEY (tenant_id, trolley_seal_id),
  constraint trolley_seal_seal_no_check CHECK (((seal_no <> ''::text) AND (length(seal_no) <= 30))),
  constraint trolley_seal_tenant_id_broken_by_fkey FOREIGN KEY (tenant_id, broken_by) REFERENCES app_user(tenant_id, user_id),
  constraint trolley_seal_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint trolley_seal_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint trolley_seal_tenant_id_sealed_by_fkey FOREIGN KEY (tenant_id, sealed_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE UNIQUE INDEX trolley_seal_number ON public.trolley_seal USING btree (tenant_id, hospital_id, lower(seal_no));
CREATE UNIQUE INDEX trolley_seal_open ON public.trolley_seal USING btree (tenant_id, store_id) WHERE (broken_at IS NULL);

create policy own_tenant on trolley_seal using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.trolley_seal FOR EACH ROW EXECUTE FUNCTION write_audit('trolley_seal_id');
