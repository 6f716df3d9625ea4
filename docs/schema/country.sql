create table country (
  country_id integer not null,
  country_name text not null,
  country_code text not null,
  constraint country_country_code_key UNIQUE (country_code),
  constraint country_pkey PRIMARY KEY (country_id)
);
