create table susceptibility (
  tenant_id integer not null,
  susceptibility_id bigint generated as identity not null,
  isolate_id bigint not null,
  antibiotic_id bigint not null,
  version_no integer not null,
  method text not null,
  comparator text default '='::text not null,
  value double precision,
  value_text text,
  category text,
  breakpoint_id bigint,
  guideline text,
  guideline_version text,
  is_suppressed boolean default false not null,
  released_by bigint,
  release_reason text,
  entered_by bigint not null,
  entered_at timestamp with time zone not null,
  change_reason text,
  constraint susceptibility_category_check CHECK ((category = ANY (ARRAY['S'::text, 'I'::text, 'R'::text, 'SDD'::text, 'NS'::text]))),
  constraint susceptibility_check CHECK (((released_by IS NULL) = (release_reason IS NULL))),
  constraint susceptibility_check1 CHECK (((release_reason IS NULL) OR (NOT is_suppressed))),
  constraint susceptibility_check2 CHECK (((category IS NULL) OR (method = 'Intrinsic'::text) OR ((value IS NOT NULL) AND (guideline IS NOT NULL)))),
  constraint susceptibility_comparator_check CHECK ((comparator = ANY (ARRAY['='::text, '<'::text, '>'::text, '<='::text, '>='::text]))),
  constraint susceptibility_method_check CHECK ((method = ANY (ARRAY['Mic'::text, 'Disk'::text, 'Intrinsic'::text]))),
  constraint susceptibility_pkey PRIMARY KEY (tenant_id, susceptibility_id),
  constraint susceptibility_tenant_id_antibiotic_id_fkey FOREIGN KEY (tenant_id, antibiotic_id) REFERENCES antibiotic(tenant_id, antibiotic_id),
  constraint susceptibility_tenant_id_breakpoint_id_fkey FOREIGN KEY (tenant_id, breakpoint_id) REFERENCES breakpoint(tenant_id, breakpoint_id),
  constraint susceptibility_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES app_user(tenant_id, user_id),
  constraint susceptibility_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint susceptibility_tenant_id_isolate_id_antibiotic_id_version_n_key UNIQUE (tenant_id, isolate_id, antibiotic_id, version_no),
  constraint susceptibility_tenant_id_isolate_id_fkey FOREIGN KEY (tenant_id, isolate_id) REFERENCES isolate(tenant_id, isolate_id),
  constraint susceptibility_tenant_id_released_by_fkey FOREIGN KEY (tenant_id, released_by) REFERENCES app_user(tenant_id, user_id),
  constraint susceptibility_version_no_check CHECK ((version_no > 0))
);
CREATE INDEX susceptibility_by_antibiotic ON public.susceptibility USING btree (tenant_id, antibiotic_id);
CREATE INDEX susceptibility_by_breakpoint ON public.susceptibility USING btree (tenant_id, breakpoint_id);

create policy own_tenant on susceptibility using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER check_culture_entry BEFORE INSERT ON public.susceptibility FOR EACH ROW EXECUTE FUNCTION check_culture_entry();
