create table state (
  state_id integer not null,
  country_id integer not null,
  state_name text not null,
  state_code text not null,
  constraint state_country_id_fkey FOREIGN KEY (country_id) REFERENCES country(country_id),
  constraint state_pkey PRIMARY KEY (state_id)
);
CREATE INDEX state_by_country ON public.state USING btree (country_id, state_name);
