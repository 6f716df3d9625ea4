create table reference_range (
  tenant_id integer not null,
  reference_range_id bigint generated as identity not null,
  lab_parameter_id bigint not null,
  sex text,
  age_from_days integer not null,
  age_to_days integer not null,
  condition text default 'None'::text not null,
  low double precision,
  high double precision,
  low_critical double precision,
  high_critical double precision,
  shown_text text,
  source_note text not null,
  valid_from date not null,
  valid_to date,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  unit text,
  is_high_exclusive boolean default false not null,
  age_from_hours integer,
  age_to_hours integer,
  analyser_id bigint,
  method_name text,
  constraint reference_range_age_from_days_check CHECK ((age_from_days >= 0)),
  constraint reference_range_check CHECK ((age_from_days <= age_to_days)),
  constraint reference_range_check1 CHECK ((low <= high)),
  constraint reference_range_check2 CHECK ((low_critical <= COALESCE(low, low_critical))),
  constraint reference_range_check3 CHECK ((high_critical >= COALESCE(high, high_critical))),
  constraint reference_range_check4 CHECK ((valid_to > valid_from)),
  constraint reference_range_condition_check CHECK ((condition = ANY (ARRAY['None'::text, 'Pregnant1'::text, 'Pregnant2'::text, 'Pregnant3'::text, 'Fasting'::text, 'PostMeal'::text, 'Follicular'::text, 'Ovulation'::text, 'Luteal'::text, 'PostMenopause'::text]))),
  constraint reference_range_hours CHECK ((((age_from_hours IS NULL) = (age_to_hours IS NULL)) AND (age_from_hours >= 0) AND (age_from_hours < age_to_hours))) NOT VALID,
  constraint reference_range_of_analyser FOREIGN KEY (tenant_id, analyser_id) REFERENCES analyser(tenant_id, analyser_id) NOT VALID,
  constraint reference_range_overlap EXCLUDE USING gist (tenant_id WITH =, lab_parameter_id WITH =, COALESCE(sex, ''::text) WITH =, condition WITH =, COALESCE(analyser_id, (0)::bigint) WITH =, lower(COALESCE(method_name, ''::text)) WITH =, int4range(COALESCE(age_from_hours, (age_from_days * 24)), COALESCE(age_to_hours, ((age_to_days * 24) + 24))) WITH &&, daterange(valid_from, valid_to) WITH &&),
  constraint reference_range_pkey PRIMARY KEY (tenant_id, reference_range_id),
  constraint reference_range_sex_check CHECK ((sex = ANY (ARRAY['M'::text, 'F'::text]))),
  constraint reference_range_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint reference_range_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint reference_range_tenant_id_lab_parameter_id_fkey FOREIGN KEY (tenant_id, lab_parameter_id) REFERENCES lab_parameter(tenant_id, lab_parameter_id)
);
CREATE INDEX reference_range_by_analyser ON public.reference_range USING btree (tenant_id, analyser_id) WHERE (analyser_id IS NOT NULL);

create policy own_tenant on reference_range using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.reference_range FOR EACH ROW EXECUTE FUNCTION write_audit('reference_range_id');

CREATE TRIGGER keep_range_unit BEFORE INSERT ON public.reference_range FOR EACH ROW EXECUTE FUNCTION keep_range_unit();
