create table consultation (
  tenant_id integer not null,
  consultation_id bigint generated as identity not null,
  hospital_id integer not null,
  encounter_id bigint not null,
  state text default 'Draft'::text not null,
  version integer default 0 not null,
  draft jsonb not null,
  revision integer not null,
  saved_by bigint not null,
  saved_at timestamp with time zone not null,
  constraint consultation_check CHECK (((version >= 0) AND ((state = 'Draft'::text) = (version = 0)) AND ((state = 'Amended'::text) = (version > 1)))),
  constraint consultation_pkey PRIMARY KEY (tenant_id, consultation_id),
  constraint consultation_revision_check CHECK ((revision > 0)),
  constraint consultation_state_check CHECK ((state = ANY (ARRAY['Draft'::text, 'Signed'::text, 'Amended'::text]))),
  constraint consultation_tenant_id_encounter_id_fkey FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id),
  constraint consultation_tenant_id_encounter_id_key UNIQUE (tenant_id, encounter_id),
  constraint consultation_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint consultation_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint consultation_tenant_id_saved_by_fkey FOREIGN KEY (tenant_id, saved_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX consultation_by_user ON public.consultation USING btree (tenant_id, saved_by);
CREATE INDEX consultation_not_signed ON public.consultation USING btree (tenant_id, hospital_id, saved_at) WHERE (state = 'Draft'::text);

create policy own_tenant on consultation using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
