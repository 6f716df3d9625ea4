create table asset_event (
  tenant_id integer not null,
  asset_event_id bigint generated as identity not null,
  hospital_id integer not null,
  asset_id bigint not null,
  kind text not null,
  from_place text,
  to_place text,
  person_name text,
  document_no text,
  reason text,
  happened_at timestamp with time zone not null,
  created_by bigint not null,
  constraint asset_event_document_no_check CHECK ((length(document_no) <= 40)),
  constraint asset_event_from_place_check CHECK ((length(from_place) <= 200)),
  constraint asset_event_kind_check CHECK ((kind = ANY (ARRAY['Accepted'::text, 'Capitalised'::text, 'HandedOver'::text, 'Confirmed'::text, 'Audited'::text, 'Misplaced'::text, 'Missing'::text, 'Lost'::text, 'Found'::text, 'SentOut'::text, 'CameBack'::text, 'Retired'::text]))),
  constraint asset_event_person_name_check CHECK ((length(person_name) <= 200)),
  constraint asset_event_pkey PRIMARY KEY (tenant_id, asset_event_id),
  constraint asset_event_reason_check CHECK ((length(reason) <= 300)),
  constraint asset_event_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint asset_event_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint asset_event_tenant_id_hospital_id_asset_id_fkey FOREIGN KEY (tenant_id, hospital_id, asset_id) REFERENCES asset(tenant_id, hospital_id, asset_id),
  constraint asset_event_to_place_check CHECK ((length(to_place) <= 200))
);
CREATE INDEX asset_event_by_asset ON public.asset_event USING btree (tenant_id, asset_id, asset_event_id DESC);

create policy own_tenant on asset_event using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
