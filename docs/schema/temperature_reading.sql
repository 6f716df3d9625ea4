create table temperature_reading (
  tenant_id integer not null,
  temperature_reading_id bigint generated as identity not null,
  hospital_id integer not null,
  store_id bigint not null,
  celsius_tenths integer not null,
  lowest_tenths integer not null,
  highest_tenths integer not null,
  is_outside boolean generated always as (((celsius_tenths < lowest_tenths) OR (celsius_tenths > highest_tenths))) stored not null,
  held_batches integer not null,
  read_at timestamp with time zone not null,
  note text,
  taken_by bigint not null,
  taken_at timestamp with time zone not null,
  constraint only_excursions_hold CHECK (((held_batches = 0) OR (celsius_tenths < lowest_tenths) OR (celsius_tenths > highest_tenths))),
  constraint reading_of_the_past CHECK ((read_at <= taken_at)),
  constraint temperature_reading_celsius_tenths_check CHECK (((celsius_tenths >= '-999'::integer) AND (celsius_tenths <= 600))),
  constraint temperature_reading_held_batches_check CHECK ((held_batches >= 0)),
  constraint temperature_reading_note_check CHECK ((length(note) <= 200)),
  constraint temperature_reading_pkey PRIMARY KEY (tenant_id, temperature_reading_id),
  constraint temperature_reading_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint temperature_reading_tenant_id_hospital_id_store_id_fkey FOREIGN KEY (tenant_id, hospital_id, store_id) REFERENCES store(tenant_id, hospital_id, store_id),
  constraint temperature_reading_tenant_id_taken_by_fkey FOREIGN KEY (tenant_id, taken_by) REFERENCES app_user(tenant_id, user_id)
);
CREATE INDEX temperature_reading_by_store ON public.temperature_reading USING btree (tenant_id, store_id, read_at DESC);
CREATE INDEX temperature_reading_by_time ON public.temperature_reading USING btree (tenant_id, hospital_id, read_at DESC);

create policy own_tenant on temperature_reading using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));
