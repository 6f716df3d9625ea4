create table lab_parameter (
  tenant_id integer not null,
  lab_parameter_id bigint generated as identity not null,
  hospital_id integer not null,
  lab_parameter_name text not null,
  code text not null,
  loinc_code text,
  ucum_unit text,
  shown_unit text,
  value_type text not null,
  decimals integer not null,
  formula text,
  choices text,
  absurd_low double precision,
  absurd_high double precision,
  reportable_low double precision,
  reportable_high double precision,
  delta_kind text not null,
  delta_limit double precision,
  delta_days integer,
  is_active boolean default true not null,
  is_haemolysis_sensitive boolean default false not null,
  other_units text,
  notifiable_disease_id bigint,
  low_critical double precision,
  high_critical double precision,
  is_change_critical boolean,
  constraint lab_parameter_check CHECK (((value_type <> 'Formula'::text) OR (formula IS NOT NULL))),
  constraint lab_parameter_check1 CHECK (((value_type <> 'Choice'::text) OR (choices IS NOT NULL))),
  constraint lab_parameter_check2 CHECK ((absurd_low <= absurd_high)),
  constraint lab_parameter_check3 CHECK ((reportable_low <= reportable_high)),
  constraint lab_parameter_code_check CHECK ((code ~ '^[A-Z][A-Z0-9_]{0,19}$'::text)),
  constraint lab_parameter_criticals CHECK ((low_critical <= high_critical)) NOT VALID,
  constraint lab_parameter_decimals_check CHECK (((decimals >= 0) AND (decimals <= 4))),
  constraint lab_parameter_delta_kind_check CHECK ((delta_kind = ANY (ARRAY['None'::text, 'Absolute'::text, 'Percent'::text, 'RatePerDay'::text]))),
  constraint lab_parameter_pkey PRIMARY KEY (tenant_id, lab_parameter_id),
  constraint lab_parameter_tells_of FOREIGN KEY (tenant_id, notifiable_disease_id) REFERENCES notifiable_disease(tenant_id, notifiable_disease_id) NOT VALID,
  constraint lab_parameter_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint lab_parameter_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint lab_parameter_tenant_id_lab_parameter_id_hospital_id_key UNIQUE (tenant_id, lab_parameter_id, hospital_id),
  constraint lab_parameter_value_type_check CHECK ((value_type = ANY (ARRAY['Number'::text, 'Text'::text, 'Choice'::text, 'Formula'::text, 'Titre'::text, 'Grade'::text, 'Heading'::text]))) NOT VALID
);
CREATE INDEX lab_parameter_by_disease ON public.lab_parameter USING btree (tenant_id, notifiable_disease_id) WHERE (notifiable_disease_id IS NOT NULL);
CREATE INDEX lab_parameter_by_hospital ON public.lab_parameter USING btree (tenant_id, hospital_id);
CREATE UNIQUE INDEX lab_parameter_code ON public.lab_parameter USING btree (tenant_id, hospital_id, code) WHERE is_active;
CREATE UNIQUE INDEX lab_parameter_unique ON public.lab_parameter USING btree (tenant_id, hospital_id, lower(lab_parameter_name)) WHERE is_active;

create policy own_tenant on lab_parameter using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.lab_parameter FOR EACH ROW EXECUTE FUNCTION write_audit('lab_parameter_id');
