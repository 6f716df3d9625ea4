create table service_charge (
  tenant_id integer not null,
  service_charge_id bigint generated as identity not null,
  hospital_id integer not null,
  admission_id bigint,
  charge_id bigint not null,
  charge_type_id bigint not null,
  charge_category_id bigint not null,
  charge_code text not null,
  tpa_charge_code text,
  description text not null,
  applied_at timestamp with time zone not null,
  unit text,
  quantity_thousandths bigint not null,
  standard_charge_paise bigint not null,
  tpa_charge_paise bigint default 0 not null,
  applied_charge_paise bigint not null,
  item_discount_paise bigint default 0 not null,
  igst_basis_points integer default 0 not null,
  sgst_basis_points integer default 0 not null,
  cgst_basis_points integer default 0 not null,
  is_igst_applied boolean default false not null,
  is_non_applicable boolean default false not null,
  remark text,
  is_active boolean default true not null,
  created_by bigint not null,
  created_at timestamp with time zone default now() not null,
  is_bed_rent boolean default false not null,
  change_reason text,
  changed_at timestamp with time zone,
  package_price_paise bigint,
  late_quantity_thousandths bigint,
  is_gst_inclusive boolean default false not null,
  is_gst_before_discount boolean default true not null,
  gst_paise bigint generated always as (line_gst(quantity_thousandths, applied_charge_paise, item_discount_paise, igst_basis_points, sgst_basis_points, cgst_basis_points, is_gst_inclusive, is_gst_before_discount, is_igst_applied)) stored not null,
  line_total_paise bigint generated always as (((round((((quantity_thousandths)::numeric * (applied_charge_paise)::numeric) / (1000)::numeric)) - round((((quantity_thousandths)::numeric * (item_discount_paise)::numeric) / (1000)::numeric))) + (
CASE
    WHEN is_gst_inclusive THEN (0)::bigint
    ELSE line_gst(quantity_thousandths, applied_charge_paise, item_discount_paise, igst_basis_points, sgst_basis_points, cgst_basis_points, false, is_gst_before_discount, is_igst_applied)
END)::numeric)) stored not null,
  clinical_order_id bigint,
  counter_bill_id bigint,
  encounter_id bigint,
  constraint service_charge_applied_charge_paise_check CHECK ((applied_charge_paise > 0)),
  constraint service_charge_check CHECK (((item_discount_paise >= 0) AND (item_discount_paise <= applied_charge_paise))),
  constraint service_charge_late_quantity_thousandths_check CHECK ((late_quantity_thousandths > 0)),
  constraint service_charge_of_counter_bill FOREIGN KEY (tenant_id, counter_bill_id) REFERENCES counter_bill(tenant_id, counter_bill_id) NOT VALID,
  constraint service_charge_of_encounter FOREIGN KEY (tenant_id, encounter_id) REFERENCES encounter(tenant_id, encounter_id) NOT VALID,
  constraint service_charge_of_one_account CHECK ((num_nonnulls(admission_id, counter_bill_id) = 1)) NOT VALID,
  constraint service_charge_of_order FOREIGN KEY (tenant_id, clinical_order_id) REFERENCES clinical_order(tenant_id, clinical_order_id) NOT VALID,
  constraint service_charge_package_price_paise_check CHECK ((package_price_paise > 0)),
  constraint service_charge_pkey PRIMARY KEY (tenant_id, service_charge_id),
  constraint service_charge_quantity_thousandths_check CHECK ((quantity_thousandths > 0)),
  constraint service_charge_standard_charge_paise_check CHECK ((standard_charge_paise >= 0)),
  constraint service_charge_tenant_id_admission_id_fkey FOREIGN KEY (tenant_id, admission_id) REFERENCES admission(tenant_id, admission_id),
  constraint service_charge_tenant_id_charge_category_id_fkey FOREIGN KEY (tenant_id, charge_category_id) REFERENCES charge_category(tenant_id, charge_category_id),
  constraint service_charge_tenant_id_charge_id_fkey FOREIGN KEY (tenant_id, charge_id) REFERENCES charge(tenant_id, charge_id),
  constraint service_charge_tenant_id_charge_type_id_fkey FOREIGN KEY (tenant_id, charge_type_id) REFERENCES charge_type(tenant_id, charge_type_id),
  constraint service_charge_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES app_user(tenant_id, user_id),
  constraint service_charge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenant(tenant_id),
  constraint service_charge_tenant_id_hospital_id_fkey FOREIGN KEY (tenant_id, hospital_id) REFERENCES hospital(tenant_id, hospital_id),
  constraint service_charge_tpa_charge_paise_check CHECK ((tpa_charge_paise >= 0))
);
CREATE INDEX service_charge_by_admission ON public.service_charge USING btree (tenant_id, admission_id, service_charge_id) INCLUDE (line_total_paise, is_non_applicable) WHERE is_active;
CREATE INDEX service_charge_by_charge ON public.service_charge USING btree (tenant_id, charge_id);
CREATE INDEX service_charge_by_counter_bill ON public.service_charge USING btree (tenant_id, counter_bill_id) WHERE (counter_bill_id IS NOT NULL);
CREATE INDEX service_charge_by_removal ON public.service_charge USING btree (tenant_id, hospital_id, changed_at) WHERE (NOT is_active);
CREATE INDEX service_charge_by_time ON public.service_charge USING btree (tenant_id, hospital_id, applied_at) WHERE is_active;
CREATE INDEX service_charge_late_by_change ON public.service_charge USING btree (tenant_id, hospital_id, changed_at) WHERE (late_quantity_thousandths IS NOT NULL);
CREATE UNIQUE INDEX service_charge_once_an_order ON public.service_charge USING btree (tenant_id, clinical_order_id) WHERE ((clinical_order_id IS NOT NULL) AND is_active);
CREATE INDEX service_charge_removed_by_time ON public.service_charge USING btree (tenant_id, hospital_id, applied_at) WHERE (NOT is_active);
CREATE INDEX service_charge_taken_off ON public.service_charge USING btree (tenant_id, admission_id) WHERE ((NOT is_active) AND (late_quantity_thousandths IS NOT NULL));

create policy own_tenant on service_charge using ((tenant_id = (current_setting('app.tenant_id'::text))::integer));

CREATE TRIGGER audit AFTER INSERT OR UPDATE ON public.service_charge FOR EACH ROW EXECUTE FUNCTION write_audit('service_charge_id');

CREATE CONSTRAINT TRIGGER check_counter_bill AFTER INSERT ON public.service_charge DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.counter_bill_id IS NOT NULL)) EXECUTE FUNCTION check_counter_bill();

CREATE TRIGGER keep_counter_line BEFORE UPDATE ON public.service_charge FOR EACH ROW WHEN (((old.counter_bill_id IS NOT NULL) OR (new.counter_bill_id IS NOT NULL))) EXECUTE FUNCTION keep_counter_line();

CREATE TRIGGER keep_unpaid_pass_of_line AFTER INSERT OR UPDATE OF clinical_order_id, counter_bill_id, is_active ON public.service_charge FOR EACH ROW WHEN (((new.clinical_order_id IS NOT NULL) AND (new.counter_bill_id IS NOT NULL))) EXECUTE FUNCTION keep_unpaid_pass_of_order();

CREATE TRIGGER post_changed_charges AFTER UPDATE ON public.service_charge REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post_changed_charges();

CREATE TRIGGER post_charges AFTER INSERT ON public.service_charge REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION post_charges();
