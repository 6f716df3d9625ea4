create table prescription_reopening (
  tenant_id integer not null,
  prescription_reopening_id bigint generated as identity not null,
  encounter_id bigint not null,
  reason text not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint prescription_reopening_pkey PRIMARY KEY (tenant_id, prescription_reopening_id),
  constraint prescription_reopening_reason_check CHECK (((length(reason) >= 5) AND (length(reason) <= 300))),
  constraint prescription_reopening_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint prescription_reopening_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint prescription_reopening_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id)
);
CREATE INDEX prescription_reopening_by_encounter ON public.prescription_reopening USING btree (tenant_id, encounter_id, created_at);

create policy own_tenant on prescription_reopening using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
