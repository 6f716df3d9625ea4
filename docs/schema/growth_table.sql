create table growth_table (
  tenant_id integer not null,
  growth_table_id bigint generated as identity not null,
  standard text not null,
  indicator text not null,
  sex text not null,
  axis text not null,
  version integer not null,
  source_note text not null,
  lines jsonb not null,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint growth_table_axis_check CHECK ((axis = ANY (ARRAY['Day'::text, 'Month'::text, 'Length'::text, 'Height'::text]))),
  constraint growth_table_indicator_check CHECK ((indicator = ANY (ARRAY['WeightForAge'::text, 'LengthForAge'::text, 'BmiForAge'::text, 'HeadForAge'::text, 'WeightForLength'::text]))),
  constraint growth_table_lines_check CHECK (((jsonb_typeof(lines) = 'array'::text) AND (jsonb_array_length(lines) > 1))),
  constraint growth_table_pkey PRIMARY KEY (tenant_id, growth_table_id),
  constraint growth_table_sex_check CHECK ((sex = ANY (ARRAY['M'::text, 'F'::text]))),
  constraint growth_table_source_note_check CHECK ((source_note <> ''::text)),
  constraint growth_table_standard_check CHECK ((standard = ANY (ARRAY['WHO2006'::text, 'IAP2015'::text, 'WHO2007'::text]))),
  constraint growth_table_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint growth_table_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint growth_table_version_check CHECK ((version > 0))
);
CREATE INDEX growth_table_by_user ON public.growth_table USING btree (tenant_id, created_by);
CREATE UNIQUE INDEX growth_table_in_use ON public.growth_table USING btree (tenant_id, standard, indicator, sex, axis) WHERE is_active;
CREATE UNIQUE INDEX growth_table_version ON public.growth_table USING btree (tenant_id, standard, indicator, sex, axis, version);

create policy own_tenant on growth_table using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.growth_table FOR EACH ROW EXECUTE FUNCTION write_audit('growth_table_id');
