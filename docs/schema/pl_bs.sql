create table pl_bs (
  pl_bs_id integer not null,
  description text not null,
  type text not null,
  constraint pl_bs_pkey PRIMARY KEY (pl_bs_id),
  constraint pl_bs_type_check CHECK ((type = ANY (ARRAY['Balance Sheet'::text, 'Profit and Loss'::text])))
);
