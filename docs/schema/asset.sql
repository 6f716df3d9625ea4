create table asset (
  tenant_id integer not null,
  asset_id bigint generated as identity not null,
  hospital_id integer not null,
  asset_no text not null,
  asset_name text not null,
  maker text not null,
  model text,
  serial_no text not null,
  udi text,
  birth text not null,
  supplier_id bigint,
  supplier_paper_no text,
  department_id bigint,
  bed_group_id bigint,
  place_text text,
  custodian_id bigint,
  custody_confirmed_at timestamp with time zone,
  parent_asset_id bigint,
  accepted_on date not null,
  accepted_by bigint not null,
  accepted_at timestamp with time zone not null,
  warranty_from date,
  warranty_to date,
  cost_paise bigint not null,
  status text default 'Standby'::text not null,
  capitalised_on date,
  capitalised_at timestamp with time zone,
  capitalised_by bigint,
  last_verified_on date,
  retired_at timestamp with time zone,
  retired_by bigint,
  constraint asset_asset_name_check CHECK (((asset_name <> ''::text) AND (length(asset_name) <= 120))),
  constraint asset_asset_no_check CHECK ((asset_no ~ '^A\d{6,}$'::text)),
  constraint asset_birth_check CHECK ((birth = ANY (ARRAY['Receipt'::text, 'Opening'::text]))),
  constraint asset_birth_is_whole CHECK ((((birth = 'Receipt'::text) = (supplier_id IS NOT NULL)) AND ((birth = 'Receipt'::text) = (supplier_paper_no IS NOT NULL)))),
  constraint asset_capitalising_is_whole CHECK ((num_nonnulls(capitalised_on, capitalised_at, capitalised_by) = ANY (ARRAY[0, 3]))),
  constraint asset_cost_paise_check CHECK ((cost_paise >= 0)),
  constraint asset_has_one_place CHECK ((num_nonnulls(department_id, bed_group_id) = 1)),
  constraint asset_in_use_is_capitalised CHECK (((status <> 'InUse'::text) OR (capitalised_on IS NOT NULL))),
  constraint asset_maker_check CHECK (((maker <> ''::text) AND (length(maker) <= 80))),
  constraint asset_model_check CHECK ((length(model) <= 80)),
  constraint asset_not_its_own_parent CHECK ((parent_asset_id <> asset_id)),
  constraint asset_pkey PRIMARY KEY (tenant_id, asset_id),
  constraint asset_place_text_check CHECK ((length(place_text) <= 80)),
  constraint asset_retiring_is_whole CHECK ((((status = 'Retired'::text) = (retired_by IS NOT NULL)) AND ((retired_at IS NULL) = (retired_by IS NULL)))),
  constraint asset_serial_no_check CHECK (((serial_no <> ''::text) AND (length(serial_no) <= 60))),
  constraint asset_status_check CHECK ((status = ANY (ARRAY['Standby'::text, 'InUse'::text, 'Lost'::text, 'Retired'::text]))),
  constraint asset_supplier_paper_no_check CHECK ((length(supplier_paper_no) <= 40)),
  constraint asset_tenant_id_accepted_by_fkey FOREIGN KEY (tenant_id, accepted_by) REFERENCES app_user(tenant_id, user_id),
  constraint asset_tenant_id_bed_group_id_fkey FOREIGN KEY (tenant_id, bed_group_id) REFERENCES bed_group(tenant_id, bed_group_id),
  constraint asset_tenant_id_capitalised_by_fkey FOREIGN KEY (tenant_id, capitalised_by) REFERENCES app_user(tenant_id, user_id),
  constraint asset_tenant_id_custodian_id_fkey FOREIGN KEY (tenant_id, custodian_id) REFERENCES staff(tenant_id, staff_id),
  constraint asset_tenant_id_department_id_fkey FOREIGN KEY (tenant_id, department_id) REFERENCES department(tenant_id, department_id),
  constraint asset_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint asset_tenant_id_hospital_id_asset_id_key UNIQUE (tenant_id, hospital_id, asset_id),
  constraint asset_tenant_id_hospital_id_asset_no_key UNIQUE (tenant_id, hospital_id, asset_no),
  constraint asset_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint asset_tenant_id_hospital_id_parent_asset_id_fkey FOREIGN KEY (tenant_id, hospital_id, parent_asset_id) REFERENCES asset(tenant_id, hospital_id, asset_id),
  constraint asset_tenant_id_hospital_id_supplier_id_fkey FOREIGN KEY (tenant_id, hospital_id, supplier_id) REFERENCES supplier(tenant_id, hospital_id, supplier_id),
  constraint asset_tenant_id_retired_by_fkey FOREIGN KEY (tenant_id, retired_by) REFERENCES app_user(tenant_id, user_id),
  constraint asset_udi_check CHECK ((length(udi) <= 120)),
  constraint asset_used_from_acceptance CHECK ((capitalised_on >= accepted_on)),
  constraint asset_warranty_is_whole CHECK ((((warranty_from IS NULL) = (warranty_to IS NULL)) AND (warranty_from <= warranty_to)))
);
CREATE INDEX asset_by_bed_group ON public.asset USING btree (tenant_id, hospital_id, bed_group_id) WHERE (bed_group_id IS NOT NULL);
CREATE INDEX asset_by_department ON public.asset USING btree (tenant_id, hospital_id, department_id) WHERE (department_id IS NOT NULL);
CREATE INDEX asset_by_parent ON public.asset USING btree (tenant_id, parent_asset_id) WHERE (parent_asset_id IS NOT NULL);
CREATE UNIQUE INDEX asset_by_serial ON public.asset USING btree (tenant_id, lower(maker), upper(replace(serial_no, ' '::text, ''::text)));
CREATE INDEX asset_by_serial_code ON public.asset USING btree (tenant_id, hospital_id, upper(regexp_replace(serial_no, '[^A-Za-z0-9]'::text, ''::text, 'g'::text)));
CREATE INDEX asset_by_udi ON public.asset USING btree (tenant_id, hospital_id, upper(regexp_replace(udi, '[^A-Za-z0-9]'::text, ''::text, 'g'::text))) WHERE (udi IS NOT NULL);

create policy own_tenant on asset using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.asset FOR EACH ROW EXECUTE FUNCTION write_audit('asset_id');

CREATE TRIGGER check_step BEFORE UPDATE OF status ON public.asset FOR EACH ROW EXECUTE FUNCTION check_store_step();

CREATE TRIGGER post_asset AFTER UPDATE OF capitalised_at ON public.asset FOR EACH ROW WHEN ((old.capitalised_at IS DISTINCT FROM new.capitalised_at)) EXECUTE FUNCTION post_asset();
