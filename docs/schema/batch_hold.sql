create table batch_hold (
  tenant_id integer not null,
  batch_hold_id bigint generated as identity not null,
  hospital_id integer not null,
  batch_id bigint not null,
  store_id bigint,
  hold_class text not null,
  reason text not null,
  document text,
  held_by bigint not null,
  held_at timestamp with time zone not null,
  released_by bigint,
  released_at timestamp with time zone,
  release_reason text,
  stability_data text,
  constraint batch_hold_hold_class_check CHECK ((hold_class = ANY (ARRAY['Recall'::text, 'Excursion'::text, 'Complaint'::text, 'Doubt'::text]))),
  constraint batch_hold_pkey PRIMARY KEY (tenant_id, batch_hold_id),
  constraint batch_hold_reason_check CHECK ((reason <> ''::text)),
  constraint batch_hold_stability_data_check CHECK ((length(stability_data) <= 300)),
  constraint batch_hold_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint batch_hold_tenant_id_held_by_fkey FOREIGN KEY (tenant_id, held_by) REFERENCES app_user(tenant_id, user_id),
  constraint batch_hold_tenant_id_hospital_id_batch_id_fkey FOREIGN KEY (tenant_id, hospital_id, batch_id) REFERENCES pharmacy_batch(tenant_id, hospital_id, batch_id),
  constraint batch_hold_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint batch_hold_tenant_id_released_by_fkey FOREIGN KEY (tenant_id, released_by) REFERENCES app_user(tenant_id, user_id),
  constraint excursion_needs_stability_data CHECK (((hold_class <> 'Excursion'::text) OR (released_at IS NULL) OR (stability_data IS NOT NULL))) NOT VALID,
  constraint holder_does_not_release CHECK ((released_by <> held_by)),
  constraint release_is_whole CHECK ((((released_by IS NULL) = (released_at IS NULL)) AND ((released_by IS NULL) = (release_reason IS NULL))))
);
CREATE INDEX batch_hold_by_batch ON public.batch_hold USING btree (tenant_id, batch_id, batch_hold_id);
CREATE INDEX batch_hold_open ON public.batch_hold USING btree (tenant_id, hospital_id, batch_id) WHERE (released_at IS NULL);

create policy own_tenant on batch_hold using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
