create table district (
  district_id integer not null,
  state_id integer not null,
  district_name text not null,
  town_names text[] not null,
  constraint district_pkey PRIMARY KEY (district_id),
  constraint district_state_id_fkey FOREIGN KEY (state_id) REFERENCES state(state_id)
);
CREATE INDEX district_by_state ON public.district USING btree (state_id, district_name);
